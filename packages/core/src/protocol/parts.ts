import type { Json } from "../active-effect.ts";

/** The parts that a state, an action and an event are made of. Their schemas stand apart, in `part-schemas.ts`. */

export type Pick = number | string | boolean;
export type Picks = Readonly<Record<string, Pick | readonly Pick[]>>;
/** The answer to a prompt: what was chosen where it asks for one thing, or every choice by its name. */
export type Selections = Pick | readonly Pick[] | Picks;

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

export interface Outcome {
  readonly winners: readonly number[];
  readonly reason: string;
  /** By seat, where the game has scores. */
  readonly scores?: readonly number[];
  /** By seat, where the game ranks: 1 is the first, and equals share a place. */
  readonly places?: readonly number[];
}

/** Faces that certainly lie among some pieces, one each, although a viewer cannot tell on which. */
export interface Certain {
  readonly faces: readonly string[];
  /** Ids of the pieces. */
  readonly among: readonly string[];
}
/** Faces of hidden pieces that viewers know because they saw them before. */
export interface Knowledge {
  /** By id of a piece: who knows its face, as bits of viewers. */
  readonly pieces: Readonly<Record<string, number>>;
  /** By viewer, spectators first: what is certain where pieces were mixed up. Empty where nothing is. */
  readonly mixed: readonly (readonly Certain[])[];
}
