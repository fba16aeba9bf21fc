import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { listCards } from "../scripts/list-cards.ts";

it("the list of cards is the one that the script writes", () => {
  const written = readFileSync(new URL("../src/cards/index.ts", import.meta.url), "utf8");
  expect(written).toBe(listCards());
});
