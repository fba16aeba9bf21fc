import { catalog } from "@cardwright/catalog";
import { emblemSignFor, tellingWord } from "@cardwright/table/emblem-signs";
import { expect, test } from "vitest";
import { withoutTold } from "../src/build/without-texts.ts";

const CARD = `{ id: "moss", name: "Moss", text: "Grows at night.", kind: "plant" }`;

test("a page leaves out the texts that a language file has word for word", () => {
  expect(withoutTold(CARD, { "card.moss.text": "Grows at night." })).toBe(CARD.replace("Grows at night.", "night"));
  expect(withoutTold(CARD, { "card.moss.text": "Grows by night." })).toBe(CARD);
  expect(withoutTold(CARD, { "card.fern.text": "Grows at night." })).toBe(CARD);
  const slow = `{ id: "slow", about: "Long." }`;
  expect(withoutTold(slow, { "preset.slow.about": "Long." })).toBe(slow.replace("Long.", ""));
});
test("a card's emblem is the same with its text and with the one word that is left of it", () => {
  const cards = catalog.flatMap(({ game }) => game.cards ?? []);
  expect(cards.length).toBeGreaterThan(100);
  for (const { id, name = "", text = "", tags = [] } of cards) {
    const told = (printed: string): string => emblemSignFor(id, name, `${tags.join(" ")} ${printed}`);
    expect(told(tellingWord(text) ?? ""), id).toBe(told(text));
  }
});
