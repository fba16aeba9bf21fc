import type { Catalogue } from "../packed.ts";

/**
 * Sections, and parts of some, that no table needs when it is first drawn: of other pages, of what is opened beside a table,
 * and what a server says, which it says in English until then.
 */
const LATER: ReadonlySet<string> = new Set([
  ...[
    "home",
    "hero",
    "setup",
    "lobby",
    "replay",
    "cards",
    "decks",
    "deck",
    "settings",
    "scenario",
    "lesson",
    "option",
    "preset",
  ],
  ...["pace", "ratings", "design", "develop", "advice", "share", "host", "hint"],
  // The sheet of the rules; its aim says at once that there is one.
  ...["howto.turn", "howto.good", "match.howTo", "match.words", "match.good"],
  // The menu of a table, and what follows a match.
  ...["menu.askAlways", "menu.concede", "menu.self"],
  ...["match.concede", "match.playOn", "match.rematch", "match.watchReplay"],
  // Failures of other pages, and of parts that come with all words.
  ...["error.noPage", "error.notALog", "error.log", "error.replay", "error.stillPlayed"],
  ...["error.name", "error.asking", "error.copy", "error.copyLink"],
]);
const isLater = (key: string): boolean =>
  key.split(".").some((_, at, parts) => LATER.has(parts.slice(0, at + 1).join(".")));

/** Several catalogues as one, which the first that has a key decides; then what is needed at once, and the rest. */
export function divided(catalogues: readonly Catalogue[]): readonly [Catalogue, Catalogue] {
  const messages = Object.assign({}, ...catalogues.map((one) => one.messages).toReversed());
  const borrowed = catalogues.flatMap((one) => one.borrowed ?? []);
  const language = catalogues.find((one) => one.borrowed === undefined)?.language ?? catalogues[0]?.language ?? "en";
  const part = (wanted: (key: string) => boolean): Catalogue => ({
    language,
    messages: Object.fromEntries(Object.entries(messages).filter(([key]) => wanted(key))) as Catalogue["messages"],
    ...(borrowed.some(wanted) ? { borrowed: borrowed.filter(wanted) } : {}),
  });
  return [part((key) => !isLater(key)), part(isLater)];
}
