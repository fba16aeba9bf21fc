import { laws } from "@cardwright/core/testing";
import { describe, expect, it } from "vitest";
import { climate, economy, game, security } from "../src/index.ts";

const COMBINATIONS = [
  [],
  [economy],
  [security],
  [climate],
  [economy, security],
  [economy, climate],
  [security, climate],
  [economy, security, climate],
];
const nameOf = (expansions: readonly { readonly id: string }[]) =>
  expansions.map(({ id }) => id).join(" + ") || "the core game";

describe("obeys the laws", () => {
  for (const expansions of COMBINATIONS) {
    it(nameOf(expansions), () => {
      expect(laws(game, { expansions, matches: 3, every: 8 }).ok).toBe(true);
    });
  }
});
