import type { Refusal } from "../refusal.ts";
import type { AnyEvent, Waiting } from "./parts.ts";
import type { EngineState } from "./state.ts";

/** The shapes of state and actions: plain JSON. `packages/protocol` is what travels on the wire. */

export type { ActiveEffect, Expires, Json, Modifiers } from "../active-effect.ts";
export type { AnyEvent, Certain, Knowledge, Outcome, Pick, Picks, Prompt, Selections, Waiting } from "./parts.ts";
export type { EngineState, StateOf, TableauOf } from "./state.ts";

/** An action as a player asks for it. The payload holds one entry for each choice that the action offers. */
export interface Action {
  readonly type: string;
  readonly seat: number;
  readonly payload?: Readonly<Record<string, unknown>>;
  /** Chosen by the client; the same intent twice takes effect once. */
  readonly intentId?: string;
  /** Time is data: milliseconds, given by whoever hosts the match. */
  readonly at?: number;
}

/** A match at rest, with everything needed to go on. It holds secrets: only `view` makes what may leave the host. */
export interface Snapshot<S = EngineState> {
  readonly revision: number;
  readonly updatedAt: number;
  readonly seed: string;
  readonly state: S;
  readonly intents: readonly KnownIntent[];
  /** The last steps, as far as the seat that took them could take them back. */
  readonly past?: readonly Past<S>[];
  /** Requests to go back further than that, and where they could lead. */
  readonly takebacks?: Takebacks<S>;
}
/** Takebacks by consent, as they stand. */
export interface Takebacks<S = EngineState> {
  /** The last step of each seat, as far as it can be asked back. */
  readonly last: readonly LastStep<S>[];
  /** Seats that have asked in vain so far, each as often as it has. */
  readonly asked: readonly number[];
  /** The request that waits for answers, with the seats that have agreed. */
  readonly open: { readonly seat: number; readonly agreed: readonly number[] } | null;
}
/** A step of a seat: the match before it, and the kind of action. */
export interface LastStep<S = EngineState> {
  readonly revision: number;
  readonly seat: number;
  readonly type: string;
  readonly state: S;
}
/** A step that could be taken back: where the match stood, what was done and what happened. */
export interface Past<S = EngineState> {
  readonly revision: number;
  readonly state: S;
  readonly action: Action;
  readonly events: readonly AnyEvent[];
}
export interface KnownIntent {
  readonly id: string;
  readonly fingerprint: string;
  readonly revision: number;
}
/** One step of the log. Appliers alone rebuild the state from it; no rule and no seed is needed. */
export interface Entry {
  readonly revision: number;
  readonly action: Action | null;
  readonly events: readonly AnyEvent[];
  readonly position: number;
  readonly waiting: readonly Waiting[];
  readonly extensions: Readonly<Record<string, unknown>>;
  readonly updatedAt: number;
}
export type Result<S = EngineState> =
  | { readonly ok: true; readonly snapshot: Snapshot<S>; readonly entry: Entry; readonly repeated: boolean }
  | { readonly ok: false; readonly error: Refusal };
