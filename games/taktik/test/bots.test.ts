import { type BotName, createBot, playBots } from "@cardwright/bots";
import { createEngine, namesFor, SPECTATOR, sentenceOf } from "@cardwright/core/host";
import { playRandom } from "@cardwright/core/testing";
import { describe, expect, it } from "vitest";
import { game } from "../src/index.ts";

describe("how good a position looks", () => {
  const engine = createEngine(game);
  const winners = (name: string, bots: readonly BotName[]) =>
    playBots(engine, { name, bots: bots.map((bot) => createBot(bot, engine)) }).state.outcome?.winners;
  it("is worth knowing: whoever looks one step ahead beats whoever does not, on either side", () => {
    for (let i = 0; i < 3; i++) {
      expect(winners(`attacking ${i}`, ["greedy", "random"])).toEqual([0]);
      expect(winners(`defending ${i}`, ["random", "greedy"])).toEqual([1]);
    }
  });
  it("reads no more than the seat sees", () => {
    const { last } = playRandom(game, "evaluated", { actionsMax: 60 });
    for (const seat of [0, 1]) {
      const value = engine.opinion(last.state, seat);
      const elsewhere = engine.redeal(last.state, seat, (bound) => bound - 1);
      expect(engine.opinion(elsewhere, seat)).toBe(value);
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
