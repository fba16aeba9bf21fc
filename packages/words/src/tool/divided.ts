import type { Catalogue } from "../packed.ts";

/**
 * Sections that no table needs when it is first drawn: of other pages, of what is opened beside a table,
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
]);
/** The rules in a minute are opened beside a table; by their aim alone the table sees that there are any. */
const LATER_PARTS = ["howto.turn.", "howto.good."];
const isLater = (key: string): boolean =>
  LATER.has(key.split(".")[0] ?? "") || LATER_PARTS.some((part) => key.startsWith(part));

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
