import { laws } from "@cardwright/core/testing";
import { describe, it } from "vitest";
import { game } from "../src/index.ts";

describe("the laws of every game", () => {
  it("hold with the default decks", () => {
    laws(game, { matches: 8, every: 4, name: "politics" });
  });
  it("hold with the other two decks and the round window", () => {
    const options = { decks: ["progressive-activism", "populist-opportunist"], zuckerbergWindow: "round" };
    laws(game, { matches: 8, every: 4, name: "street", options });
  });
});
