import type { View } from "@cardwright/core";
import type { Outcome } from "@cardwright/core/host";

/** A view with the parts that every game has. */
export type SeenState = View & {
  readonly seats: number;
  readonly options: object;
  readonly turn: number;
  readonly round: number;
  readonly activeSeat: number;
  readonly phase: string;
  readonly outcome: Outcome | null;
};
