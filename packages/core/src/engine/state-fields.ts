import type { ActiveEffect } from "../active-effect.ts";
import type { Knowledge, Outcome, Prompt, Waiting } from "../protocol/parts.ts";

/**
 * The engine's own part of a state: its type, blank states, views, patches and the names that games may not take are made from this
 * list. What each field means, and its schema, stand in `state-fields-told.ts`, which the compiler holds to this list: a page that plays
 * loads neither.
 */

/** The facts that a blank state depends on. */
export interface Beginning {
  readonly seats: number;
  readonly phase: string;
  readonly slices: Readonly<Record<string, unknown>>;
}
export interface StateField<T, Sight> {
  readonly start: (of: Beginning) => T;
  /** Seen by everyone as it is, by nobody, or in part: then `engine-view.ts` has to say how. */
  readonly sight: Sight;
}
const field = <T, const Sight extends "everyone" | "partly" | "nobody">(
  field: StateField<T, Sight>,
): StateField<T, Sight> => field;

export const stateFields = {
  seats: field({
    start: ({ seats }) => seats,
    sight: "everyone",
  }),
  options: field<object, "everyone">({
    start: () => ({}),
    sight: "everyone",
  }),
  turn: field({ start: () => 1, sight: "everyone" }),
  round: field({ start: () => 1, sight: "everyone" }),
  turnInRound: field({
    start: () => 1,
    sight: "everyone",
  }),
  roundStartPlayerIndex: field({
    start: () => 0,
    sight: "everyone",
  }),
  activeSeat: field({ start: () => 0, sight: "everyone" }),
  seatsOut: field<readonly number[] | undefined, "partly">({
    start: () => undefined,
    sight: "partly",
  }),
  phase: field({
    start: ({ phase }) => phase,
    sight: "everyone",
  }),
  effects: field<readonly ActiveEffect[], "partly">({
    start: () => [],
    sight: "partly",
  }),
  prompts: field<readonly Prompt[], "partly">({
    start: () => [],
    sight: "partly",
  }),
  outcome: field<Outcome | null, "everyone">({
    start: () => null,
    sight: "everyone",
  }),
  extensions: field<Readonly<Record<string, unknown>>, "partly">({
    start: ({ slices }) => slices,
    sight: "partly",
  }),
  known: field<Knowledge | null, "nobody">({
    start: () => null,
    sight: "nobody",
  }),
  waiting: field<readonly Waiting[], "nobody">({
    start: () => [],
    sight: "nobody",
  }),
  position: field({
    start: () => 0,
    sight: "nobody",
  }),
  nextPiece: field({ start: () => 1, sight: "nobody" }),
  nextEffect: field({ start: () => 1, sight: "nobody" }),
  nextSecret: field<readonly number[], "nobody">({
    start: ({ seats }) => Array.from({ length: seats }, () => 0),
    sight: "nobody",
  }),
  nextPrompt: field({ start: () => 1, sight: "nobody" }),
} as const;

export type StateFields = typeof stateFields;
export type StateFieldName = keyof StateFields;
/** The fields that are seen in a certain way. */
export type FieldsSeen<Sight extends string> = {
  [K in StateFieldName]: StateFields[K] extends StateField<infer _, Sight> ? K : never;
}[StateFieldName];
/** The fields with their types, as the list says. */
export type FieldValues = {
  readonly [K in StateFieldName]: StateFields[K] extends StateField<infer T, string> ? T : never;
};
export const stateFieldNames = Object.keys(stateFields) as readonly StateFieldName[];
