import { expect, test } from "vitest";
import { createEngine } from "../src/host.ts";
import { defineWorld, type Game, z } from "../src/index.ts";

/** A decision goes on after the choice that is described. Whatever it does there, nobody hears of it. */
const world = defineWorld({
  seats: 2,
  phases: ["main"],
  options: z.object({}),
  zones: {},
  facts: {},
  questions: {},
} as const);
const ends: { readonly [type: string]: () => void } = {
  fails: () => {
    throw new TypeError("a defect behind the choice");
  },
  done: () => undefined,
};
const actions = Object.entries(ends).map(([type, then]) =>
  world.action(type, {
    takes: { which: "piece" },
    label: type,
    play(turn) {
      turn.oneOf("which", ["a", "b"]);
      then();
      return [turn.endTurn()];
    },
  }),
);
const asksAgain = world.action("asksAgain", {
  takes: { again: "yesNo" },
  label: "Again",
  play(turn) {
    while (turn.yesNo("again"));
    return [turn.endTurn()];
  },
});
const game = world.game({
  id: "described",
  name: "Described",
  version: "1",
  actionsMax: 10,
  setup: () => [],
  actions: [...actions, asksAgain],
}) as unknown as Game;
const engine = createEngine(game);
const { snapshot } = engine.create({ seed: "0".repeat(64) });
const { state } = snapshot;

test.each(["done", "fails"])("the choice is described, whether or not what follows it is %s", (type) => {
  expect(engine.describe(state, { type, seat: 0 })).toMatchObject({ name: "which", min: 1, max: 1 });
});
test("a decision that asks until the answer is no is described once", () => {
  expect(engine.describe(state, { type: "asksAgain", seat: 0 })).toMatchObject({ name: "again" });
});
test("what was described is forgotten before the next question", () => {
  expect(engine.offers(state, 0).map(({ choice }) => choice?.name)).toEqual(["which", "which", "again"]);
  expect(engine.applyAction(snapshot, { type: "done", seat: 0, payload: { which: "b" } }).ok).toBe(true);
});
