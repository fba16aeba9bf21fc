import { laws } from "@cardwright/core/testing";
import { expect, it } from "vitest";
import { game } from "../src/index.ts";

it("obeys the laws", () => {
  expect(laws(game, { matches: 3 }).ok).toBe(true);
});
