import type { View } from "@cardwright/core";
import type { Outcome } from "@cardwright/core/host";

/** The part that every view has, whatever the game. */
export interface TableView extends View {
  readonly seats: number;
  readonly turn: number;
  readonly round: number;
  readonly phase: string;
  readonly activeSeat: number;
  readonly outcome: Outcome | null;
}
