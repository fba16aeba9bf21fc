import {
  blocksForExpressions,
  moreBy,
  moveFile,
  numbersAsConstants,
  otherNames,
  otherwise,
  renameEvents,
  rulesOf,
  type Sources,
} from "./edited-sources.ts";

/** Forty edits that a game may get in its life, of every class. */

export const EDITED_GAMES = ["minis", "politics", "taktik", "tactics", "balance-control"] as const;
export type EditedGame = (typeof EDITED_GAMES)[number];
export type EditClass = "wording" | "look" | "number" | "card" | "rule" | "refactor" | "event";
export interface Edit {
  readonly name: string;
  readonly of: EditClass;
  /** True where it can change nothing that was or will be played: then every match must move over. */
  readonly isHarmless: boolean;
  /** A game whose events have it in them all the same; its matches stay as they are. */
  readonly toldBy?: EditedGame;
  /**
   * Changes the files of the game. An edit at a place that cannot be played at all is tried at another; false where there is
   * nothing to change.
   */
  readonly change?: (files: Sources, attempt: number) => boolean;
  /** Fields of the game that are put in the place of `before`'s. */
  readonly fields?: string;
}
const inFiles =
  (path: RegExp, edited: (text: string) => string) =>
  (files: Sources): boolean => {
    let isChanged = false;
    for (const [name, text] of files) {
      if (!path.test(name)) continue;
      const after = edited(text);
      if (after === text) continue;
      files.set(name, after);
      isChanged = true;
    }
    return isChanged;
  };
const SOURCE = /^src\/.*\.ts$/;
const harmless = (of: EditClass, name: string, change: Edit["change"]): Edit => ({
  ...{ of, name, isHarmless: true },
  ...(change && { change }),
});
const inFields = (of: EditClass, name: string, fields: string, isHarmless = false): Edit => ({
  ...{ of, name, fields, isHarmless },
});
/** A text on a line of its own is one that players read; lines of a rules log stand within one. */
const otherWords = (key: string) =>
  inFiles(SOURCE, (text) =>
    text.replace(new RegExp(`^(\\s*(?:${key})): "([^"]*)"`, "gm"), '$1: "$2 (in other words)"'),
  );
const WORDING: readonly Edit[] = [
  harmless("wording", "texts in other words", otherWords("text")),
  // The lines of spec 002's log are part of its events, and call cards by their names.
  { ...harmless("wording", "names in other words", otherWords("name")), toldBy: "politics" },
  harmless("wording", "labels and questions in other words", otherWords("label|ask|message")),
  harmless(
    "wording",
    "the English file in other words",
    inFiles(/^words\/en\.mf2$/, (text) => text.replace(/\b(the|a|you)\b/gi, "$1 (again)")),
  ),
  harmless(
    "wording",
    "a missing German file",
    inFiles(/^words\/de\.mf2$/, () => ""),
  ),
  harmless(
    "wording",
    "comments and a new version",
    inFiles(SOURCE, (text) => `/* A remark. */\n${text.replace(/version: "[^"]*"/, 'version: "99"')}`),
  ),
];
const LOOK: readonly Edit[] = [
  harmless(
    "look",
    "other colours",
    inFiles(/^ui\/.*\.css$/, (text) => text.replaceAll("var(--", "var(--other-")),
  ),
  harmless(
    "look",
    "another picture",
    inFiles(/^ui\/Picture\.tsx$/, (text) => text.replaceAll("className", "data-class")),
  ),
  inFields("look", "another opinion of positions", "evaluate: (state) => Array(state.seats).fill(0.5)", true),
];
/** Places all through the rules, and others where one of them cannot be played. */
const spread = (
  of: EditClass,
  what: string,
  count: number,
  change: (files: Sources, share: number) => boolean,
): Edit[] =>
  Array.from({ length: count }, (_, i) => ({
    ...{ of, name: `${what}, place ${i + 1} of ${count}`, isHarmless: false },
    change: (files, attempt) => change(files, ((i + 0.5) / count + attempt * 0.0137) % 1),
  }));
const NUMBERS: readonly Edit[] = [
  inFields("number", "the longest match", "actionsMax: before.actionsMax + 1", true),
  ...spread("number", "a number one more", 7, moreBy),
];
const added = '{ id: "added_card", name: "Added", text: "", tags: [] }';
const CARDS: readonly Edit[] = [
  inFields("card", "a new card that no deck holds", `cards: [...(before.cards ?? []), ${added}]`, true),
  inFields("card", "a new card in front of the others", `cards: [${added}, ...(before.cards ?? [])]`),
  inFields("card", "a card printed again", 'cards: [...before.cards, { ...before.cards[0], id: "again" }]'),
  inFields(
    "card",
    "a new card that every seat is dealt",
    `cards: [...(before.cards ?? []), ${added}],
  setup: (table) => {
    const events = before.setup(table);
    const deal = events.find(({ type, faces }) => type === "PIECES_CREATED" && faces?.length > 0);
    return events.map((event) => (event === deal ? { ...event, faces: ["added_card", ...event.faces.slice(1)] } : event));
  }`,
  ),
];
const RULES: readonly Edit[] = [
  inFields("rule", "the deal in another order", "setup: (table) => before.setup(table).toReversed()"),
  inFields("rule", "an action that goes", "actions: before.actions.slice(1)"),
  ...spread("rule", "a condition or sum otherwise", 7, otherwise),
];
const everyRule =
  (edited: (text: string) => string) =>
  (files: Sources): boolean => {
    for (const [path, text] of rulesOf(files)) files.set(path, edited(text));
    return true;
  };
const WRAPPED = `...Object.fromEntries(Object.entries(before).map(([name, value]) =>
    [name, typeof value === "function" ? (...given) => value(...given) : value]))`;
const REFACTORS: readonly Edit[] = [
  inFields("refactor", "the deal in steps", "setup(table) { const all = [...before.setup(table)]; return all; }", true),
  inFields("refactor", "every function of the game in another", WRAPPED, true),
  harmless("refactor", "functions with a block", everyRule(blocksForExpressions)),
  harmless("refactor", "numbers as constants", everyRule(numbersAsConstants)),
  harmless("refactor", "private functions by other names", everyRule(otherNames)),
  harmless("refactor", "a file elsewhere", (files) => moveFile(files, "game", "the-game")),
];
const EVENTS: readonly Edit[] = [null, 0, 0.5, 0.99].map((share) => ({
  ...{ of: "event", name: share === null ? "all events renamed" : `an event renamed, at ${share}`, isHarmless: false },
  change: (files) => renameEvents(files, share),
}));
export const EDITS: readonly Edit[] = [
  ...[...WORDING, ...LOOK, ...NUMBERS, ...CARDS],
  ...[...RULES, ...REFACTORS, ...EVENTS],
];
export const editNamed = (name: string): Edit => EDITS.find((edit) => edit.name === name) ?? noSuchEdit(name);
function noSuchEdit(name: string): never {
  throw new Error(`there is no edit "${name}"`);
}
