import type { Refusal } from "../refusal.ts";
import { shown } from "../shown.ts";

/** Mistakes of an author in the words of the table. Each is a defect that names the word and the cure. */

/** A refusal is told to a player, and sent: nothing else may pass for one. */
export function examineStop(refusal: Refusal): void {
  if (typeof refusal?.code !== "string") throw new TypeError(`stop takes refuse(...), and not ${shown(refusal)}`);
}
/** Its id, face, place and side are the engine's: a mark that changed them would make another piece of it. */
export function examineMarks(marks: object): void {
  for (const name of ["id", "face", "at", "up"]) {
    if (name in marks) throw new TypeError(`a mark cannot be called "${name}"`);
  }
}
export function examineFaces(faces: unknown): void {
  if (Array.isArray(faces) && faces.every((face) => typeof face === "string")) return;
  throw new TypeError(`create takes a list of faces, and not ${shown(faces)}`);
}
export function examineWinners(winners: unknown): void {
  if (!Array.isArray(winners)) throw new TypeError(`winners are a list of seats, and not ${shown(winners)}`);
}
/** Winners come first. A place that is none is told of when the event is planned. */
export function examinePlaces(places: readonly number[], winners: readonly number[]): void {
  if (winners.some((seat) => places[seat]! > 1) && places.every((place) => place > 0))
    throw new TypeError(`winners have place 1, and these are ${shown(places)}`);
}
