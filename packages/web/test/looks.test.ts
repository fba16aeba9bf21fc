import { join } from "node:path";
import { catalog } from "@cardwright/catalog";
import { deckKeys } from "@cardwright/core/expansion";
import type { TableGame } from "@cardwright/table";
import { tagKey } from "@cardwright/words";
import { catalogueOf, ENGINE_FOLDER } from "@cardwright/words/tool";
import { describe, expect, test } from "vitest";

/** Tags and numbers of a card: each tag and each number has its word in every language. */

const root = join(import.meta.dirname, "../../..");
/** The sections in which a mark's word is looked for. */
const MARKS = ["mark", "label", "fact", "effect"];

function printedOn({ look }: TableGame, faces: readonly string[]): readonly string[] {
  const looks = faces.map(look);
  const values = looks.flatMap(({ values = [] }) => values.map(({ name }) => name));
  return [...new Set([...looks.flatMap(({ tags }) => tags).map(tagKey), ...values.map((name) => `value.${name}`)])];
}
const isSaid = (wanted: string, messages: object): boolean =>
  wanted.startsWith("value.")
    ? MARKS.some((section) => `${section}.${wanted.slice("value.".length)}` in messages)
    : wanted in messages;
const unsaid = (wanted: readonly string[], messages: object): readonly string[] =>
  wanted.filter((key) => !isSaid(key, messages));

/** Facts that a plaque may show: those that are neither on the game's own board nor kept quiet. */
function factsShown({ engine, plan }: TableGame): readonly string[] {
  const measures = deckKeys(engine.rules.expansions);
  const hidden = new Set([...(plan.onBoard ?? []), ...(plan.quiet ?? []), ...measures]);
  return [...engine.rules.facts].flatMap(([name, { sight }]) =>
    sight === "nobody" || hidden.has(name) ? [] : [`fact.${name}`],
  );
}
describe.for(catalog)("$game.id", ({ game, expansions }) => {
  test.for(["en", "de"])("every tag and number on a card has its word: %s", async (language) => {
    const { table } = (await import(`@cardwright/game-${game.id}/ui`)) as { readonly table: TableGame };
    const full = table.with(expansions.map(({ id }) => id));
    const cards = [...(game.cards ?? []), ...expansions.flatMap(({ cards: more = [] }) => more)].map(({ id }) => id);
    const own = catalogueOf(root, `games/${game.id}`, language).catalogue.messages;
    const messages = { ...catalogueOf(root, ENGINE_FOLDER, language).catalogue.messages, ...own };
    const printed = printedOn(full, cards);
    expect(printed.length).toBeGreaterThan(2);
    expect(unsaid(printed, messages)).toEqual([]);
    expect(unsaid(factsShown(full), messages)).toEqual([]);
    expect(unsaid(["tag.nobody-wrote-this", "value.nor-this"], messages)).toHaveLength(2);
  });
});
