import type { ActiveEffect } from "./active-effect.ts";
import type { Declaration, FactSpec, Fields, Question } from "./declare.ts";
import type { ActionDefinition, AnyEffect, EffectHandler, EffectSpec, PromptSpec, RuleSpec } from "./definitions.ts";
import type { Place } from "./engine/place.ts";
import type { Expansion } from "./expansion/types.ts";
import type { Refusal } from "./refusal.ts";
import type { Table } from "./table.ts";
import type { Game } from "./world.ts";

/** A game and its expansions, looked up by name: built once, shared by every match. Events are added in `rulebook.ts`. */

type Any = Declaration;
export type QuestionArgs = Readonly<Record<string, unknown>>;
export type Decide = (table: Table<Any>, args: QuestionArgs, self: ActiveEffect) => boolean;
export type Change = (table: Table<Any>, value: number, args: QuestionArgs, self: ActiveEffect) => number;
export type PermissionAnswer = false | Decide;
export type QuantityAnswer = { readonly add?: number; readonly set?: number } | Change;
export type QuestionAnswer = PermissionAnswer | QuantityAnswer;

export interface EffectRecord {
  readonly id: string;
  readonly name: string;
  readonly spec: EffectSpec<Any>;
  /** The questions it answers, and beside each its answer. */
  readonly asked: readonly string[];
  readonly answers: readonly QuestionAnswer[];
  /** Only its owner knows of it, unless it hangs on a piece that others see. */
  readonly isSecret: boolean;
}
/** A question with the rules that answer it. */
export interface QuestionRecord {
  readonly name: string;
  readonly kind: Question["kind"];
  readonly subject: string;
  readonly code: string;
  readonly message: string;
  /** The refusal without its causes. */
  readonly refusal: Refusal;
  readonly floor: number;
  readonly ceiling: number;
  readonly rules: readonly { readonly id: string; readonly answer: QuestionAnswer }[];
}
/** A fact that starts again, and its value then for each number of seats. */
export interface Reset {
  readonly name: string;
  readonly every: "turn" | "round";
  readonly starts: readonly unknown[];
}
export interface Rules {
  readonly game: Game<Any>;
  /** Those of the game and of its expansions together. */
  readonly declares: Declaration;
  readonly expansions: readonly Expansion[];
  readonly places: ReadonlyMap<string, Place>;
  /** By zone: one place for each seat, or the one that is shared. */
  readonly placesOf: ReadonlyMap<string, readonly Place[]>;
  readonly inPlay: readonly Place[];
  readonly facts: readonly (readonly [string, FactSpec])[];
  readonly factByName: ReadonlyMap<string, FactSpec>;
  readonly resets: readonly Reset[];
  readonly questions: ReadonlyMap<string, QuestionRecord>;
  readonly actions: ReadonlyMap<string, ActionDefinition<Any>>;
  readonly prompts: ReadonlyMap<string, PromptSpec<Any, Fields>>;
  readonly effects: ReadonlyMap<string, EffectRecord>;
  readonly rules: ReadonlyMap<string, RuleSpec<Any>>;
  readonly handlers: ReadonlyMap<string, EffectHandler<Any>>;
  /** Tells whether anything happens at the start of a phase. */
  readonly hearsPhases: boolean;
  /** Tells whether simulations change piles in place. Expansions may remember piles by identity, so not with any of them. */
  readonly pilesInPlace: boolean;
  readonly passives: (face: string) => readonly AnyEffect[];
  readonly faceName: (face: string) => string;
  readonly tagsOf: (face: string) => readonly string[];
}
