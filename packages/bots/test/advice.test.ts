import { createEngine } from "@cardwright/core/host";
import { describe, expect, test } from "vitest";
import {
  type AnyEngine,
  type AnyState,
  advise,
  createBot,
  drawOf,
  LEVELS,
  Patience,
  ratingWord,
} from "../src/index.ts";
import { auction } from "./games/auction.ts";
import { duel } from "./games/duel.ts";

const seedOf = (n: number): string => n.toString(16).padStart(64, "0");
const games = [
  { id: "duel", engine: createEngine(duel) as unknown as AnyEngine, seats: 2 },
  { id: "auction", engine: createEngine(auction) as unknown as AnyEngine, seats: 3 },
];
function somewhere(engine: AnyEngine, seats: number, n: number): AnyState {
  const draw = drawOf(seedOf(n));
  let { state } = engine.create({ seats, seed: seedOf(n + 50) }).snapshot;
  for (let i = 0; i < n % 7; i++) {
    const action = engine.sample(state, engine.actors(state)[0]!, draw);
    const next = action === null ? null : engine.simulate(state, action, seedOf(n + 50));
    if (next === null || next.outcome !== null) break;
    state = next;
  }
  return state;
}

describe.each(games)("advice in $id", ({ engine, seats }) => {
  test("begins with what the search would do, and every option is legal", () => {
    for (let n = 0; n < 6; n++) {
      const state = somewhere(engine, seats, n);
      const seat = engine.actors(state)[0]!;
      const input = () => ({ state, seat, draw: drawOf(seedOf(n)), budget: { iterations: 60 } });
      const { options } = advise(engine, input());
      expect(options[0]?.action).toEqual(createBot("search", engine).choose(input()));
      for (const { action, expected, share } of options) {
        expect(engine.simulate(state, action, seedOf(1))).not.toBeNull();
        expect(expected).toBeGreaterThanOrEqual(0);
        expect(expected).toBeLessThanOrEqual(1);
        expect(share).toBeLessThanOrEqual(1);
      }
    }
  });
  test("says the same whatever lies hidden, its reasons included", () => {
    let differing = 0;
    for (let n = 0; n < 8; n++) {
      const state = somewhere(engine, seats, n);
      const seat = engine.actors(state)[0]!;
      const worlds = [1, 2].map((k) => engine.redeal(state, seat, drawOf(seedOf(100 * k + n))));
      if (JSON.stringify(worlds[0]) !== JSON.stringify(worlds[1])) differing++;
      const [here, there] = worlds.map((world) =>
        advise(engine, { state: world, seat, draw: drawOf(seedOf(n)), budget: { iterations: 40 } }),
      );
      expect(there).toEqual(here);
    }
    expect(differing).toBeGreaterThan(4);
  });
});
test("a reason names the first thing that would happen otherwise", () => {
  const { engine } = games[0]!;
  const state = somewhere(engine, 2, 0);
  const { options } = advise(engine, { state, seat: 0, draw: drawOf(seedOf(3)), budget: { iterations: 80 } });
  expect(options.length).toBeGreaterThan(1);
  expect(options[0]?.difference).toBeNull();
  const differences = options.slice(1).flatMap(({ difference }) => (difference === null ? [] : [difference]));
  expect(differences.length).toBeGreaterThan(0);
  for (const { chosen, instead } of differences) expect(chosen).not.toEqual(instead);
});

test("the levels are bots, and a weaker one overlooks: it is legal, and not always the best-looking", () => {
  const { engine } = games[0]!;
  expect(LEVELS.length).toBeGreaterThanOrEqual(5);
  const chosen = new Set<string>();
  for (let n = 0; n < 20; n++) {
    const state = somewhere(engine, 2, 0);
    const action = createBot("novice", engine).choose({ state, seat: 0, draw: drawOf(seedOf(n)) });
    expect(engine.simulate(state, action, seedOf(1))).not.toBeNull();
    chosen.add(JSON.stringify(action));
  }
  expect(chosen.size).toBeGreaterThan(1);
});
test("a rating has a word", () => {
  expect([500, 900, 1_240, 1_700].map(ratingWord)).toEqual(["gentle", "easy", "solid", "masterly"]);
});
test("a turn has one budget, however many decisions it has", () => {
  const patience = new Patience(1_400);
  expect(patience.allowed(1)).toBe(560);
  let spent = 0;
  for (let i = 0; i < 10; i++) {
    const allowed = patience.allowed(1);
    expect(allowed).toBeLessThanOrEqual(560);
    patience.spent(allowed);
    spent += allowed;
  }
  expect(spent).toBeLessThan(1_400 + 10 * 40);
  expect(patience.allowed(2)).toBe(560);
});
