import type { Choice, Option } from "@cardwright/core/host";
import { expect, test } from "vitest";
import { isChosenOnTable } from "../src/on-table.ts";

const card = (id: string, more: Partial<Option> = {}): Option => ({
  key: id,
  label: id,
  piece: { id, face: id, at: "hand/0" },
  ...more,
});
const choiceOf = (...options: readonly Option[]): Choice => ({
  ...{ name: "tactic", ask: "A tactic?", kind: "one", min: 1, max: 1 },
  options,
});
const table = { game: { Board: undefined, plan: {} }, frame: { view: { hand: [[]] } }, deciding: { stage: "open" } };
const pass = { key: "pass", label: "Let it happen" };
const refused = { code: "NOT_NOW", message: "only before the roll" };

test("one is sent to the table only where something can be chosen there", () => {
  expect(isChosenOnTable(table as never, choiceOf(card("a"), pass))).toBe(true);
  expect(isChosenOnTable(table as never, choiceOf(card("a", { refused }), card("b"), pass))).toBe(true);
  expect(isChosenOnTable(table as never, choiceOf(card("a", { refused }), pass))).toBe(false);
  expect(isChosenOnTable(table as never, choiceOf(pass))).toBe(false);
});
