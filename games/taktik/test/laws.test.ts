import { laws } from "@cardwright/core/testing";
import { describe, it } from "vitest";
import { game } from "../src/index.ts";

describe("Taktik obeys the laws", () => {
  it("in a skirmish", () => {
    laws(game, { matches: 2, every: 25 });
  });
});
