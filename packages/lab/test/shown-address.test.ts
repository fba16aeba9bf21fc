import { expect, test } from "vitest";
import { withoutPassword } from "../src/index.ts";

test.each([
  ["redis://127.0.0.1:6379", "redis://127.0.0.1:6379"],
  ["redis://:secret@host:6379/2", "redis://:...@host:6379/2"],
  ["postgres://me:se:cr@et@host/cards", "postgres://me:...@host/cards"],
  ["postgres://host/cards?user=me&password=secret", "postgres://host/cards?user=me&password=..."],
  ["postgres://me:sec#ret@host/cards", "postgres:..."],
  ["postgres:me:secret@host/cards", "postgres:..."],
  ["sqlite:./data/cardwright.db", "sqlite:./data/cardwright.db"],
  ["memory", "memory"],
])("%s is shown as %s", (address, shown) => {
  expect(withoutPassword(address)).toBe(shown);
});
