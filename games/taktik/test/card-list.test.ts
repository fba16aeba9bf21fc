import { expect, it } from "vitest";
import { cards } from "../src/index.ts";

it("every card has a text of its own and a name of its own", () => {
  expect(new Set(cards.all.map(({ name }) => name)).size).toBe(cards.all.length);
  expect(cards.all.every(({ text }) => text.length > 20)).toBe(true);
});
it("every card fits the published schema, and a misspelt one does not", () => {
  for (const card of cards.all) expect(cards.schema.safeParse(card).success).toBe(true);
  const [first] = cards.all;
  expect(cards.schema.safeParse({ ...first, copis: 4 }).success).toBe(false);
  expect(cards.schema.safeParse({ ...first, kind: "blessing" }).success).toBe(false);
});
