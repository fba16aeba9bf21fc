import type { Action, AnyEvent, Choice, Offer, Outcome, Refusal, View } from "@cardwright/core";
import type { TableGame } from "./defineTable.ts";

/** What a table is drawn from. A local engine, a connection to a server and a replay all speak this. */

export type SessionStatus = "ready" | "connecting" | "reconnecting" | "closed";

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
/** A line of the log, as the viewer may read it. */
export interface Said {
  readonly revision: number;
  readonly seat: number;
  readonly text: string;
  /** The engine's own word for it, which is left out where the game has said something itself. */
  readonly housekeeping?: true;
  /** The name of a card that it tells of: it is left out only where another sentence names the same card. */
  readonly names?: string;
  /** A turn begins here. */
  readonly turn?: true;
  /** The type of the event that it tells of. */
  readonly kind?: string;
}
export interface SeatPlayer {
  readonly name: string;
  readonly kind: "person" | "bot" | "open";
}
export interface SeatClock {
  readonly leftMs: number;
  readonly running: boolean;
  /** When `leftMs` was true, by this machine's clock. */
  readonly at: number;
}
export interface Frame {
  readonly revision: number;
  readonly view: SeenState;
  readonly offers: readonly Offer[];
  /** What happened on the way here, as the viewer may see it: for motion. */
  readonly events: readonly AnyEvent[];
  readonly said: readonly Said[];
  readonly players: readonly SeatPlayer[];
  /** Seats that have to act now. */
  readonly actors: readonly number[];
  readonly status: SessionStatus;
  readonly pending: boolean;
  readonly clocks?: readonly SeatClock[];
}
export type Request = Pick<Action, "type" | "payload">;

export interface TableSession {
  readonly game: TableGame;
  /** The same object until something has changed. */
  frame(): Frame;
  subscribe(listener: () => void): () => void;
  /** Nothing when it was done, or why not. */
  act(request: Request): Promise<Refusal | null>;
  /** The next choice given the answers so far; null when nothing is left to choose; or why not. */
  describe(request: Request): Promise<Choice | Refusal | null>;
}
export const isChoice = (found: Choice | Refusal | null): found is Choice => found !== null && "options" in found;
