import type { ActiveEffect, Expires, Json, Modifiers } from "../active-effect.ts";
import type { BySeat, Declaration, FactSpec, OptionsOf, PhaseOf, SeatOf, ZoneSpec } from "../declare.ts";
import type { Refusal } from "../refusal.ts";

/** The shapes of state and actions: plain JSON. `packages/protocol` is what travels on the wire. */

export { activeEffectSchema } from "../active-effect.ts";
export type { ActiveEffect, Expires, Json, Modifiers };

/** A question the match waits on. */
export interface Prompt {
  readonly id: string;
  readonly type: string;
  readonly seat: number;
  readonly memo: Readonly<Record<string, Json>>;
  /** Prompts of one group are answered in secret and resolve together. */
  readonly sealed: string | null;
  /** The answer to a sealed prompt, kept until its group is complete. */
  readonly answer: Picks | null;
}

export interface AnyEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}
/** An event that waits behind an open prompt, with the effects that have already replaced it on its way here. */
export interface Waiting {
  readonly event: AnyEvent;
  readonly replacedBy: readonly string[];
}

export type Pick = number | string | boolean;
export type Picks = Readonly<Record<string, Pick | readonly Pick[]>>;
/** The answer to a prompt: what was chosen where it asks for one thing, or every choice by its name. */
export type Selections = Pick | readonly Pick[] | Picks;

/** What a player asks. The payload holds one entry for each choice that the action offers. */
export interface Action {
  readonly type: string;
  readonly seat: number;
  readonly payload?: Readonly<Record<string, unknown>>;
  /** Chosen by the client; the same intent twice takes effect once. */
  readonly intentId?: string;
  /** Time is data: milliseconds, given by whoever hosts the match. */
  readonly at?: number;
}

export interface Outcome {
  readonly winners: readonly number[];
  readonly reason: string;
  /** By seat, where the game has scores. */
  readonly scores?: readonly number[];
  /** By seat, where the game ranks: 1 is the first, and equals share a place. */
  readonly places?: readonly number[];
}

/** What the engine keeps beside a game's own zones and facts. */
export interface EngineState<D extends Declaration = Declaration> {
  readonly seats: number;
  /** What the match was created with; everyone sees it. */
  readonly options: OptionsOf<D>;
  readonly turn: number;
  readonly round: number;
  readonly turnInRound: number;
  readonly roundStartPlayerIndex: SeatOf<D>;
  readonly activeSeat: SeatOf<D>;
  readonly phase: PhaseOf<D>;
  readonly effects: readonly ActiveEffect[];
  readonly prompts: readonly Prompt[];
  readonly outcome: Outcome | null;
  readonly extensions: Readonly<Record<string, unknown>>;
  /** Who knows the face of a hidden piece although its zone does not show it, as bits of seats by piece id. */
  readonly known: Readonly<Record<string, number>> | null;
  /** Events that wait behind the open prompts. */
  readonly waiting: readonly Waiting[];
  /** Words of the random stream that have been used. */
  readonly position: number;
  readonly nextPiece: number;
  readonly nextEffect: number;
  /** Secrets that hang on no piece are numbered apart, by seat, so that the numbers of open effects do not tell of them. */
  readonly nextSecret: readonly number[];
  readonly nextPrompt: number;
}
type ZoneValue<D extends Declaration, Z> =
  Z extends ZoneSpec<infer P, infer Each> ? (Each extends true ? BySeat<D, readonly P[]> : readonly P[]) : never;
type FactValue<D extends Declaration, F> =
  F extends FactSpec<infer T, infer Each> ? (Each extends true ? BySeat<D, T> : T) : never;
/** A game's own part of the state. */
export type TableauOf<D extends Declaration> = { readonly [K in keyof D["zones"]]: ZoneValue<D, D["zones"][K]> } & {
  readonly [K in keyof D["facts"]]: FactValue<D, D["facts"][K]>;
};
export type StateOf<D extends Declaration> = EngineState<D> & TableauOf<D>;

/** A match at rest, with everything needed to go on. It holds secrets: only `view` makes what may leave the host. */
export interface Snapshot<S = EngineState> {
  readonly revision: number;
  readonly updatedAt: number;
  readonly seed: string;
  readonly state: S;
  readonly intents: readonly KnownIntent[];
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
