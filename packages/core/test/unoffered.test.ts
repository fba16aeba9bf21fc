import { expect, it } from "vitest";
import { z } from "zod";
import { createEngine, seedFromText } from "../src/host.ts";
import { defineWorld } from "../src/index.ts";
import { laws } from "../src/testing/index.ts";

const declares = { seats: 2, phases: ["main"], options: z.object({}), zones: {}, facts: {}, questions: {} } as const;
interface Tiny extends Readonly<typeof declares> {}
const world = defineWorld<Tiny>(declares);
const pass = world.action("pass", {
  label: "Pass",
  play: (turn) => (turn.state.turn < 20 ? [turn.endTurn()] : [turn.win(turn.seat, "the last to pass")]),
});
const surrender = world.action("SURRENDER", {
  label: "Surrender",
  who: "any",
  duringPrompt: true,
  offered: false,
  play: (turn) => [turn.win(turn.others(turn.seat), "surrender")],
});
const game = world.game({
  id: "tiny",
  name: "Tiny",
  version: "1",
  actionsMax: 40,
  setup: () => [],
  actions: [pass, surrender],
});

it("accepts an action that is not offered, and neither lists nor samples it", () => {
  const engine = createEngine(game);
  const { snapshot } = engine.create({ seed: seedFromText("unoffered") });
  expect(engine.validActions(snapshot.state, 0).map(({ type }) => type)).toEqual(["pass"]);
  expect(engine.offers(snapshot.state, 0).map(({ type }) => type)).toEqual(["pass"]);
  for (let i = 0; i < 20; i++) expect(engine.sample(snapshot.state, 0, (bound) => i % bound)?.type).toBe("pass");
  const result = engine.applyAction(snapshot, { type: "SURRENDER", seat: 1 });
  expect(result.ok && result.snapshot.state.outcome?.winners).toEqual([0]);
});
it("does not take it for a legal action that was left out", () => {
  expect(laws(game, { matches: 2, every: 1 }).ok).toBe(true);
});
const numbersUpTo = (last: number): readonly number[] => Array.from({ length: last + 1 }, (_, i) => i);
/** So many ways of one kind: pairs of numbers, the last row cut short. */
const pairs = (count: number) =>
  world.action("aim", {
    takes: { x: "number", y: "number" },
    play: (turn) => {
      const x = turn.oneOf("x", numbersUpTo(Math.ceil(count / 100) - 1));
      turn.oneOf("y", numbersUpTo(Math.min(100, count - 100 * x) - 1));
      return [turn.endTurn()];
    },
  });
it("lists ten thousand ways of a kind, and of one more a part", () => {
  const listed = (count: number) => {
    const engine = createEngine({ ...game, actions: [pairs(count)] });
    return engine.validActions(engine.create({ seed: seedFromText("many") }).snapshot.state, 0);
  };
  expect([listed(10_000).length, listed(10_000).complete, listed(10_000).partly]).toEqual([10_000, true, []]);
  expect([listed(10_001).complete, listed(10_001).partly]).toEqual([false, [{ type: "aim", seat: 0 }]]);
  expect(listed(10_001).length).toBeLessThan(10_000);
});
it("lists an even part of very many actions of a kind, says so, and accepts the others", () => {
  const aim = world.action("aim", {
    takes: { x: "number", y: "number" },
    label: "Aim",
    play: (turn) => {
      turn.number("x", 0, 100);
      turn.number("y", 0, 100);
      return [turn.endTurn()];
    },
  });
  const far = { type: "aim", seat: 0, payload: { x: 100, y: 100 } };
  const wide = { ...game, actions: [aim, pass] };
  const engine = createEngine(wide);
  const { snapshot } = engine.create({ seed: seedFromText("wide") });
  const listed = engine.validActions(snapshot.state, 0);
  expect(listed.complete).toBe(false);
  expect(listed.at(-1)?.type).toBe("pass");
  expect(listed.length).toBeGreaterThan(900);
  // In each quarter of the square lies about a quarter of them.
  const near = listed.filter(({ payload }) => Number(payload?.["x"]) < 50 && Number(payload?.["y"]) < 50);
  expect(near.length / listed.length).toBeGreaterThan(0.2);
  expect(near.length / listed.length).toBeLessThan(0.3);
  expect(engine.validActions(snapshot.state, 0)).toEqual(listed);
  expect(engine.applyAction(snapshot, far).ok).toBe(true);
});
