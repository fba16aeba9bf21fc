import { expect, test } from "vitest";
import { defineTable } from "../src/defineTable.ts";
import { splitByTerms, termsIn } from "../src/glossary.ts";
import { strikes } from "./strikes.ts";

const glossary = { shield: "stops harm", "attack roll": "a die", roll: "to throw", AI: "a tag", "a+b": "odd letters" };

test("words are found wherever they stand, each once, longer ones first", () => {
  expect(termsIn("Two Shields, one shield; an attack roll.", glossary).map(({ word }) => word)).toEqual([
    "shield",
    "attack roll",
  ]);
  expect(termsIn("unshielded rollers said a, b", glossary)).toEqual([]);
  expect(termsIn("anything", {})).toEqual([]);
});
test("a text in pieces is the same text", () => {
  const text = "A Shield stops the roll, shields stop rolls.";
  const parts = splitByTerms(text, termsIn(text, glossary));
  expect(parts.map((part) => (typeof part === "string" ? part : part.written)).join("")).toBe(text);
  expect(parts.flatMap((part) => (typeof part === "string" ? [] : part.word))).toEqual([
    ...["shield", "roll", "shield", "roll"],
  ]);
});
test("a card knows the words on it; without a plan it knows none", () => {
  const look = () => ({ text: "Heals. Then shield it.", tags: ["roll"] });
  const table = defineTable(strikes, { presets: [], plan: { glossary }, look });
  expect(table.look("heal1").terms?.map(({ word }) => word)).toEqual(["shield", "roll"]);
  expect(table.look("heal1")).toBe(table.look("heal1"));
  expect(table.bare().look("heal1").terms).toBeUndefined();
  expect(table.bare().plan).toEqual({});
});
