import { createEngine, simulationOf } from "@cardwright/core/host";
import { describe, expect, test } from "vitest";
import { ownPiles } from "../src/imagine.ts";
import { type AnyEngine, type AnyState, createBot, drawOf, imagine, Memory } from "../src/index.ts";
import { duel } from "./games/duel.ts";

const engine = createEngine(duel) as unknown as AnyEngine;
const seedOf = (n: number): string => n.toString(16).padStart(64, "0");
const bot = createBot("search", engine);
const budget = { iterations: 60 };

describe("a memory", () => {
  const { state } = engine.create({ seed: seedOf(1) }).snapshot;
  const seat = engine.actors(state)[0]!;
  const next = (memory: Memory): AnyState => {
    const action = bot.choose({ state, seat, draw: drawOf(seedOf(2)), budget, memory });
    return engine.simulate(state, action, seedOf(1))!;
  };
  test("is used within a turn: the second decision draws on what was thought for the first", () => {
    const memory = new Memory();
    const after = next(memory);
    expect(after.turn).toBe(state.turn);
    expect(memory.recall(after, seat, false)).not.toBeNull();
    // Once taken out it is gone, so that no decision is counted twice.
    expect(memory.recall(after, seat, false)).toBeNull();
  });
  test("of another seat or turn says nothing", () => {
    const memory = new Memory();
    const after = next(memory);
    expect(memory.recall(after, 1 - seat, false)).toBeNull();
    next(memory);
    const later = engine.simulate(after, { type: "pass", seat }, seedOf(1))!;
    expect(later.turn).toBe(after.turn + 1);
    expect(memory.recall(later, seat, false)).toBeNull();
  });
  test("changes nothing of what is legal, and knows nothing that lies hidden", () => {
    const choices = [11, 12].map((hidden) => {
      const memory = new Memory();
      let world = imagine(engine, state, seat, drawOf(seedOf(hidden)));
      const chosen: unknown[] = [];
      for (let i = 0; i < 3 && world.activeSeat === seat && world.turn === state.turn; i++) {
        const action = bot.choose({ state: world, seat, draw: drawOf(seedOf(30 + i)), budget, memory });
        chosen.push(action);
        const moved = engine.simulate(world, action, seedOf(1));
        expect(moved).not.toBeNull();
        world = moved!;
      }
      return chosen;
    });
    expect(choices[1]).toEqual(choices[0]);
    expect(choices[0]!.length).toBeGreaterThan(1);
  });
});

test("a state that is kept from a simulation is not changed behind the keeper's back", () => {
  const simulation = simulationOf(engine, { seed: seedOf(4) });
  const draw = drawOf(seedOf(5));
  const dealt = engine.redeal(simulation.state, 0, draw);
  const kept = ownPiles(engine, dealt);
  const before = JSON.stringify(kept);
  for (let i = 0; i < 12; i++) simulation.advance(engine.actors(simulation.state)[0]!, draw);
  expect(JSON.stringify(kept)).toBe(before);
  // Without lists of its own it would have been: that is what the copy is for.
  expect(JSON.stringify(dealt)).not.toBe(before);
});
