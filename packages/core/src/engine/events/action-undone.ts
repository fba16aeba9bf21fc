import type { AnyEvent } from "../../protocol/index.ts";
import type { EventParts } from "./kind.ts";

/**
 * ACTION_UNDONE: the match stands again where it stood after an earlier step. The log keeps what was taken back. The engine
 * alone makes it, past the queue: from rules, effects or hooks it would leave the match where it is, while a replay goes back.
 */

export interface ActionUndone extends AnyEvent {
  readonly seat: number;
  /** The revision at which the match stands again. */
  readonly to: number;
  /** The kind of action that was taken back. */
  readonly action: string;
}
export const undone = (seat: number, to: number, action: string): ActionUndone => ({
  seat,
  to,
  action,
  type: "ACTION_UNDONE",
});
export const isUndone = (event: AnyEvent): event is ActionUndone => event.type === "ACTION_UNDONE";
export const actionUndone: EventParts<ActionUndone> = {
  type: "ACTION_UNDONE",
  plan() {
    throw new Error("ACTION_UNDONE is made by the engine alone, as its answer to the action UNDO");
  },
  // The state comes from the step that it names, and whoever replays keeps it.
  sees: (_, told) => told,
};
