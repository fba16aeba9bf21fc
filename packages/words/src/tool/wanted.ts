import { tagKey } from "../declared.ts";

/** The messages a game needs, from what it declares. Nobody keeps a list of them by hand. */

export interface DeclaredGame {
  readonly phases: readonly string[];
  readonly zones: readonly string[];
  readonly cards: readonly { readonly id: string; readonly text: string; readonly tags?: readonly string[] }[];
  readonly actions: readonly string[];
  readonly prompts: readonly string[];
  /** Events that are told, without those declared silent. */
  readonly events: readonly string[];
  /** Codes of refusals. */
  readonly codes: readonly string[];
  readonly effects: readonly string[];
  /** Options that a form asks for, and their values in words: "victory", "victory.points". */
  readonly options?: readonly string[];
  /** What lies on the table beside cards: units, dice, markers. */
  readonly faces: readonly string[];
}
/** Sections that the table itself shows, whatever a game declares. */
const SHOWN: readonly string[] = [
  "game",
  "preset",
  "howto",
  "lesson",
  "term",
  "label",
  "fact",
  "outcome",
  "grammar",
  "target",
];
const MORE: readonly string[] = [
  "end",
  "cause",
  "kind",
  "ask",
  "nothing",
  "deck",
  "expansion",
  "effect",
  "params",
  "gain",
  "tag",
  "lock",
];

/** Sections in which each key is asked for by something that a game declares. */
const BY_NAME: readonly string[] = ["phase", "zone", "card", "action", "prompt", "log", "refusal", "option"];

export function wantedKeys(game: DeclaredGame): readonly string[] {
  const wanted = [
    ...["game.name", "game.summary", "howto.aim"],
    ...game.phases.map((phase) => `phase.${phase}`),
    ...game.zones.map((zone) => `zone.${zone}`),
    ...game.cards.flatMap(({ id, text }) =>
      text === "" ? [`card.${id}.name`] : [`card.${id}.name`, `card.${id}.text`],
    ),
    ...game.faces.map((face) => `card.${face}.name`),
    ...game.cards.flatMap(({ tags = [] }) => tags.map(tagKey)),
    ...game.actions.map((action) => `action.${action}`),
    ...game.prompts.map((prompt) => `prompt.${prompt}`),
    ...game.events.map((event) => `log.${event}`),
    ...game.codes.map((code) => `refusal.${code}`),
    ...game.effects.map((effect) => `effect.${effect}`),
    ...(game.options ?? []).map((option) => `option.${option}`),
  ];
  return [...new Set(wanted)];
}
/** A key or one of its variants: `refusal.OUT_OF_RANGE.none` serves where `refusal.OUT_OF_RANGE` is wanted. */
export const isThere = (wanted: string, keys: ReadonlySet<string>): boolean =>
  keys.has(wanted) || [...keys].some((key) => key.startsWith(`${wanted}.`));

/** Keys that nothing asks for. `lookups` are the sections whose words parameters name, `verbs` what moves are called. */
export function unusedKeys(
  keys: Iterable<string>,
  wanted: readonly string[],
  lookups: ReadonlySet<string>,
  verbs: ReadonlySet<string>,
): readonly string[] {
  const asked = new Set(wanted);
  const shown = new Set([...SHOWN, ...MORE, ...lookups]);
  return [...keys].filter((key) => {
    const [section = ""] = key.split(".");
    if (!BY_NAME.includes(section)) return !shown.has(section);
    return !verbs.has(key) && !prefixesOf(key).some((prefix) => asked.has(prefix));
  });
}
const prefixesOf = (key: string): readonly string[] => {
  const parts = key.split(".");
  return parts.map((_, count) => parts.slice(0, count + 1).join("."));
};
