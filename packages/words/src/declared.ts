import type { Catalogue, Packed, Term } from "./packed.ts";

/**
 * A catalogue made of a declaration: what a game that has no language file is said with, and the last resort of one that has. Names are
 * those that the rules give, else ids in words.
 */

/** The part of a rulebook that has names in it. */
export interface DeclaredRules {
  readonly declares: {
    readonly zones: Readonly<Record<string, unknown>>;
    readonly facts: Readonly<Record<string, unknown>>;
    readonly phases: readonly string[];
  };
  readonly actions: ReadonlyMap<string, { readonly label?: unknown }>;
  readonly prompts: ReadonlyMap<string, object>;
  readonly effects: ReadonlyMap<string, { readonly spec: object }>;
  readonly handlers: ReadonlyMap<string, { readonly name?: unknown }>;
  readonly rules: ReadonlyMap<string, unknown>;
}
export interface DeclaredCard {
  readonly id: string;
  readonly name?: string | undefined;
  readonly text?: string | undefined;
  readonly tags?: readonly string[];
}
/** "stagedBench", "rules-of-war" and "SETUP.SELECT_ACTIVE" as words. */
export function wordsOfId(id: string): string {
  const spaced = id
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replaceAll(/[_.#/-]+/g, " ")
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
/** Over its cards a zone begins with a capital, within a sentence not where the language asks for that: "from the set aside". */
const zoneTerm = (term: string): Term => ({ term, within: term.toLowerCase() });
export const tagKey = (tag: string): string => `tag.${tag.replaceAll(" ", "-")}`;

export function declaredWords(rules: DeclaredRules, cards: readonly DeclaredCard[]): Catalogue {
  const named = (prefix: string, ids: Iterable<string>): readonly (readonly [string, Packed])[] =>
    [...ids].map((id) => [`${prefix}.${id}`, wordsOfId(id)]);
  const given = (prefix: string, texts: Iterable<readonly [string, unknown]>): readonly (readonly [string, Packed])[] =>
    [...texts].map(([id, text]) => [`${prefix}.${id}`, typeof text === "string" && text !== "" ? text : wordsOfId(id)]);
  const nameIn = (record: object, name: string): unknown => Object.entries(record).find(([key]) => key === name)?.[1];
  const messages = [
    ...Object.keys(rules.declares.zones).map((id) => [`zone.${id}`, zoneTerm(wordsOfId(id))] as const),
    ...named("fact", Object.keys(rules.declares.facts)),
    ...named("phase", rules.declares.phases),
    ...named("effect", rules.rules.keys()),
    ...given(
      "effect",
      [...rules.effects].map(([id, { spec }]) => [id, nameIn(spec, "name")] as const),
    ),
    ...given(
      "effect",
      [...rules.handlers].map(([id, { name }]) => [id, name] as const),
    ),
    ...given(
      "action",
      [...rules.actions].map(([id, { label }]) => [id, label] as const),
    ),
    ...given(
      "prompt",
      [...rules.prompts].map(([id, prompt]) => [id, nameIn(prompt, "ask")] as const),
    ),
    ...given(
      "card",
      cards.map(({ id, name }) => [`${id}.name`, name ?? wordsOfId(id)] as const),
    ),
    ...cards.flatMap(({ id, text }): readonly (readonly [string, Packed])[] =>
      text === undefined || text === "" ? [] : [[`card.${id}.text`, text]],
    ),
    ...cards.flatMap(({ tags = [] }) => tags.map((tag): readonly [string, Packed] => [tagKey(tag), tag])),
  ];
  return { language: "en", messages: Object.fromEntries(messages) };
}
