import { SPECTATOR, type Viewer } from "./declare.ts";
import { shown } from "./shown.ts";

/** Numbers of seats and viewers that a host asks about. */

function examine(who: number, least: number, seats: number): void {
  if (Number.isInteger(who) && who >= least && who < seats) return;
  throw new RangeError(`${shown(who)} is nobody here: say a number from ${least} to ${seats - 1}`);
}
/** Throws where nobody sits: as a bit, a number that is no viewer's would stand for somebody else, who sees other things. */
export const examineViewer = (viewer: Viewer, seats: number): void => examine(viewer, SPECTATOR, seats);
export const examineSeat = (seat: number, seats: number): void => examine(seat, 0, seats);
