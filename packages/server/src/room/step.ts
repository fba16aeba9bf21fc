import type { Action, Refusal } from "@cardwright/core";
import type { Append, ClockState } from "../store/store.ts";
import type { Acknowledged, Telling } from "./audience.ts";
import type { AnySnapshot } from "./load.ts";

/** One step of a match, asked for and not yet decided. */
export interface Step {
  /** Without its time: each attempt has its own, so that no step is earlier than the one before. */
  readonly action: Action;
  readonly timedOut: boolean;
  /** Null for what the host does: it is meant for one position, and when somebody else was faster, nothing is left to do. */
  readonly ack: Acknowledged | null;
  /** Asked again before each attempt, with the rights as they are then. */
  isWanted(): boolean;
  /**
   * Asked again before each attempt, at the position as it is then: a page may have become old while others were faster. Another node
   * may have refused a copy of the command for that already, and what was refused must not be stored here afterwards.
   */
  whyNot(): Refusal | undefined;
  /** When it began; null where it is not timed. */
  readonly began: number | null;
}
/** The position that a step leads to, once it is stored. */
export interface Decided {
  readonly row: Append;
  readonly snapshot: AnySnapshot;
  readonly clock: ClockState | null;
  readonly wakeAt: number | null;
  readonly telling: Telling;
}
