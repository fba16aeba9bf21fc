import { expect, test } from "vitest";
import { createEngine, simulationOf } from "../src/host.ts";
import { duel } from "../src/testing/duel.ts";
import { laws } from "../src/testing/laws.ts";
import { drawFrom } from "../src/testing/play.ts";
import { arena } from "./games/arena.ts";

const seed = "5e".repeat(32);

test("a refused action leaves a simulation as it was", () => {
  const simulation = simulationOf(createEngine(duel), { seed });
  const before = JSON.stringify(simulation.state);
  expect(simulation.act({ type: "play", seat: 0, payload: { card: "p999" } })).toBe(false);
  expect(simulation.act({ type: "pass", seat: 1 })).toBe(false);
  expect(JSON.stringify(simulation.state)).toBe(before);
  expect(simulation.act({ type: "pass", seat: 0 })).toBe(true);
});

test("simulations of one engine do not touch each other, nor a match that began with the same deal", () => {
  const engine = createEngine(duel);
  const kept = engine.start({ seed });
  const fresh = JSON.stringify(kept);
  const [one, other] = [simulationOf(engine, { seed }), simulationOf(engine, { seed })];
  const draw = drawFrom("simulation");
  for (let step = 0; step < 20 && one.state.outcome === null; step++) {
    one.advance(one.state.activeSeat, draw);
  }
  expect(JSON.stringify(one.state)).not.toBe(fresh);
  expect(JSON.stringify(other.state)).toBe(fresh);
  expect(JSON.stringify(kept)).toBe(fresh);
  expect(JSON.stringify(simulationOf(engine, { seed }).state)).toBe(fresh);
});

test("a simulation whose chain was broken off says so and does not go on", () => {
  const simulation = simulationOf(createEngine(arena), { seed });
  const grow = { type: "cause", seat: 0, payload: { what: "grow" } };
  expect(() => simulation.act(grow)).toThrow("CHAIN_TOO_LONG");
  expect(() => simulation.act(grow)).toThrow("cannot go on");
});

test("the duel, which does nearly everything at once, obeys the laws", () => {
  expect(laws(duel, { matches: 4 }).matches).toBe(4);
});
