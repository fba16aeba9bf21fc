import { createEngine, namesFor, SPECTATOR, sentenceOf } from "@cardwright/core";
import { playRandom } from "@cardwright/core/testing";
import { describe, expect, it } from "vitest";
import { greedy, playOut, random } from "../scripts/bots.ts";
import { game } from "../src/index.ts";

describe("how good a position looks", () => {
  const engine = createEngine(game);
  it("is worth knowing: whoever looks one step ahead beats whoever does not, on either side", () => {
    for (let i = 0; i < 3; i++) {
      expect(playOut(engine, `attacking ${i}`, [greedy, random], {}).winner).toBe(0);
      expect(playOut(engine, `defending ${i}`, [random, greedy], {}).winner).toBe(1);
    }
  });
  it("reads no more than the seat sees", () => {
    const { last } = playRandom(game, "evaluated", { actionsMax: 60 });
    for (const seat of [0, 1]) {
      const value = game.evaluate?.(engine.view(last.state, seat), seat);
      const elsewhere = engine.redeal(last.state, seat, (bound) => bound - 1);
      expect(game.evaluate?.(engine.view(elsewhere, seat), seat)).toBe(value);
    }
  });
});

describe("what is said of a match", () => {
  it("has no gap in any sentence, whoever listens", () => {
    const { engine, entries } = playRandom(game, "spoken");
    for (const viewer of [0, 1, SPECTATOR]) {
      const names = namesFor(engine.rules, [], viewer);
      const said = entries.flatMap(({ events }) =>
        engine.seeEvents(events, viewer).map((event) => sentenceOf(engine.rules, event, names)),
      );
      expect(said.length).toBeGreaterThan(300);
      expect(said.filter((line) => /undefined|NaN|null|\[object/.test(line))).toEqual([]);
    }
  });
});
