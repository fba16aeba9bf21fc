import type { Action, AnyEvent, Refusal } from "@cardwright/core";
import type { Choice, Offer } from "@cardwright/core/host";
import type { TableGame } from "./define-table.ts";
import type { SeenState } from "./seen-state.ts";

/** What a table is drawn from. A local engine, a connection to a server and a replay all speak this. */

export type SessionStatus = "ready" | "connecting" | "reconnecting" | "closed";

/** A line of the log, as the viewer may read it, in no language yet. */
export interface Said {
  readonly revision: number;
  readonly seat: number;
  /** A message with its parameters: ids and numbers, no words. */
  readonly key: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** The type of the event that it tells of. */
  readonly kind: string;
  /** The events of the step that it tells, by their index. */
  readonly covers: readonly number[];
  /** The line of the step whose consequence it is. */
  readonly under?: number;
  /** The sentence of a game without language files. */
  readonly plain?: string;
  /** A turn begins here. */
  readonly turn?: true;
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
  /** There while moves are only tried: so many so far. Nothing of what is shown has happened. */
  readonly plan?: { readonly moves: number };
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
