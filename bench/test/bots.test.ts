import { createBot, searchBot } from "@cardwright/bots";
import { laws } from "@cardwright/core/testing";
import { describe, expect, it } from "vitest";
import { duel, wilson } from "../src/bots/duel.ts";
import { OPEN_GAMES } from "../src/bots/games/list.ts";
import { errorsOf, positions, ticTacToeEngine } from "../src/bots/tic-tac-toe-errors.ts";
import { uctBot } from "../src/bots/uct.ts";

describe("the open games", () => {
  it.each(Object.entries(OPEN_GAMES))("%s obeys the laws", (_, { game }) => {
    expect(laws(game, { matches: 1, every: 20 }).ok).toBe(true);
  });
});

describe("the search in tic-tac-toe", () => {
  const all = positions();
  it("meets every position up to turning and mirroring", () => {
    expect(all).toHaveLength(627);
  });
  it("gives no value away at 1,000 iterations", () => {
    expect(errorsOf(searchBot(ticTacToeEngine), 1_000, all)).toBe(0);
  });
  it("is no worse than its peer with little time, and the peer is no straw man", () => {
    const peer = errorsOf(uctBot(ticTacToeEngine), 60, all);
    expect(errorsOf(searchBot(ticTacToeEngine), 60, all)).toBeLessThanOrEqual(peer);
    expect(peer / all.length).toBeLessThan(0.05);
  });
});

describe("a duel", () => {
  const engine = OPEN_GAMES.connectFour;
  it("is the same for the same name, and its seats are exchanged", () => {
    const play = (name: string) => {
      const { points } = duel(
        engine,
        { bot: searchBot(engine), budget: { iterations: 40 } },
        { bot: uctBot(engine), budget: { iterations: 40 } },
        { matches: 4, name, opening: 2 },
      );
      return points;
    };
    expect(play("again")).toBe(play("again"));
  });
  it("knows how sure it is", () => {
    const [low, high] = wilson(50, 100);
    expect(low).toBeCloseTo(0.404, 3);
    expect(high).toBeCloseTo(0.596, 3);
  });
  it("ends in whole pairs once it is sure, or once its time is up", () => {
    const strong = { bot: searchBot(engine), budget: { iterations: 60 } };
    const weak = { bot: createBot("random", engine), budget: {} };
    const options = { matches: 60, name: "sure", opening: 2 };
    expect(duel(engine, strong, weak, { ...options, floor: 0.5 }).of).toBe(20);
    expect(duel(engine, strong, weak, { ...options, floor: 0.97 }).of).toBe(60);
    expect(duel(engine, strong, weak, { ...options, seconds: 0 }).of).toBe(2);
  });
  it("is won by whoever thinks longer", () => {
    const result = duel(
      engine,
      { bot: searchBot(engine), budget: { iterations: 200 } },
      { bot: searchBot(engine), budget: { iterations: 20 } },
      { matches: 10, name: "longer", opening: 2 },
    );
    expect(result.points).toBeGreaterThanOrEqual(8);
  });
});
