import { createEngine } from "@cardwright/core/host";
import { describe, expect, test } from "vitest";
import type { AnyEngine, AnyState, BotName } from "../src/index.ts";
import { BOT_NAMES, createBot, drawOf, playBots, searchBot } from "../src/index.ts";
import { auction } from "./games/auction.ts";
import { duel } from "./games/duel.ts";

const games = [
  { id: "duel", engine: createEngine(duel) as unknown as AnyEngine, seats: 2 },
  { id: "auction", engine: createEngine(auction) as unknown as AnyEngine, seats: 3 },
];
const seedOf = (n: number): string => n.toString(16).padStart(64, "0");

/** A match after some random actions, where someone has to act. */
function somewhere(engine: AnyEngine, seats: number, n: number): AnyState {
  const draw = drawOf(seedOf(n));
  let { state } = engine.create({ seats, seed: seedOf(n + 1_000) }).snapshot;
  for (let i = 0; i < n % 9; i++) {
    const actors = engine.actors(state);
    const action = engine.sample(state, actors[draw(actors.length)]!, draw);
    const next = action === null ? null : engine.simulate(state, action, seedOf(n + 1_000));
    if (next === null || next.outcome !== null) break;
    state = next;
  }
  return state;
}

describe.each(games)("in $id", ({ engine, seats }) => {
  test.each(BOT_NAMES)("%s proposes what is accepted, and the same for the same draws", (name: BotName) => {
    const bot = createBot(name, engine);
    for (let n = 0; n < 12; n++) {
      const state = somewhere(engine, seats, n);
      const seat = engine.actors(state)[0]!;
      const choose = (world: AnyState) =>
        bot.choose({ state: world, seat, draw: drawOf(seedOf(n)), budget: { iterations: 30 } });
      const action = choose(state);
      const snapshot = { revision: 0, updatedAt: 0, seed: seedOf(n), state, intents: [] };
      expect(engine.applyAction(snapshot, action)).toMatchObject({ ok: true });
      expect(choose(state)).toEqual(action);
    }
  });

  test.each(BOT_NAMES)("%s chooses the same whatever lies hidden", (name: BotName) => {
    const bot = createBot(name, engine);
    let differing = 0;
    for (let n = 0; n < 20; n++) {
      const state = somewhere(engine, seats, n);
      const seat = engine.actors(state).at(-1)!;
      const worlds = [1, 2].map((k) => engine.redeal(state, seat, drawOf(seedOf(100 * k + n))));
      if (JSON.stringify(worlds[0]) !== JSON.stringify(worlds[1])) differing++;
      const [here, there] = worlds.map((world) =>
        bot.choose({ state: world, seat, draw: drawOf(seedOf(n)), budget: { iterations: 40 } }),
      );
      expect(there).toEqual(here);
    }
    expect(differing).toBeGreaterThan(10);
  });
});

test("search does not read what others have answered in secret", () => {
  const engine = games[1]!.engine;
  const { state } = engine.create({ seats: 3, seed: seedOf(5) }).snapshot;
  const sealed = [0, 5].map((index) => {
    const answers = engine.validActions(state, 0);
    return engine.simulate(state, answers[index]!, seedOf(5))!;
  });
  expect(JSON.stringify(sealed[0]!.prompts)).not.toBe(JSON.stringify(sealed[1]!.prompts));
  const choices = sealed.map((world) =>
    searchBot(engine).choose({ state: world, seat: 1, draw: drawOf(seedOf(9)), budget: { iterations: 200 } }),
  );
  expect(choices[0]).toEqual(choices[1]);
});

test("a bot that has nothing to do says so", () => {
  const { engine } = games[0]!;
  const { state } = engine.create({ seed: seedOf(1) }).snapshot;
  for (const name of BOT_NAMES) {
    expect(() => createBot(name, engine).choose({ state, seat: 1, draw: drawOf(seedOf(1)) })).toThrow("nothing to do");
  }
});

test("a search ends when its time is over", () => {
  const { engine } = games[0]!;
  const { state } = engine.create({ seed: seedOf(1) }).snapshot;
  const action = searchBot(engine).choose({ state, seat: 0, draw: drawOf(seedOf(1)), budget: { milliseconds: 20 } });
  expect(engine.simulate(state, action, seedOf(1))).not.toBeNull();
});

function winsOf(engine: AnyEngine, seats: number, strong: BotName, weak: BotName, matches: number): number {
  let wins = 0;
  for (let i = 0; i < matches; i++) {
    const mine = i % seats;
    const bots = Array.from({ length: seats }, (_, seat) => createBot(seat === mine ? strong : weak, engine));
    const { state } = playBots(engine, { seats, name: `${strong} ${weak} ${i}`, bots, budget: { iterations: 100 } });
    const winners = state.outcome?.winners ?? [];
    if (winners.includes(mine)) wins += 1 / winners.length;
  }
  return wins;
}
test("search beats random, with an opinion of the game and without one", () => {
  expect(winsOf(games[0]!.engine, 2, "search", "random", 60)).toBeGreaterThanOrEqual(50);
  // A third would be chance.
  expect(winsOf(games[1]!.engine, 3, "search", "random", 60)).toBeGreaterThanOrEqual(36);
});
// Half would be chance. The search wins about three quarters (149 of 200), and the bound leaves chance two deviations.
test("search beats greedy", () => {
  expect(winsOf(games[0]!.engine, 2, "search", "greedy", 60)).toBeGreaterThanOrEqual(38);
});
