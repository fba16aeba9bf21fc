import { laws } from "@cardwright/core/testing";
import { describe, it } from "vitest";
import { game } from "../src/index.ts";

describe("Source & Tactics obeys the laws", () => {
  it("with two players", () => {
    laws(game, { matches: 2, seats: [2], name: "two", every: 7 });
  });
  it("with three players", () => {
    laws(game, { matches: 1, seats: [3], name: "three", every: 11 });
  });
  it("with four players", () => {
    laws(game, { matches: 1, seats: [4], name: "four", every: 13 });
  });
  it("when Rethink draws before it shuffles", () => {
    laws(game, { matches: 2, seats: [2], name: "draw first", options: { rounds: 1, rethink: "drawFirst" }, every: 7 });
  });
});
