import { defineWorld, fact } from "@cardwright/core";
import { createEngine, seedFromText } from "@cardwright/core/host";
import { expect, test } from "vitest";
import { type AnyEngine, decisionOf, Solver, TooLarge } from "../src/index.ts";

/** A solver goes through all that a seat may do. Where a list says that it was cut, it does not take the part for the whole. */

const world = defineWorld({
  ...{ seats: 2, phases: ["bid"] },
  ...{ zones: {}, facts: { bid: fact.each(0, "everyone") }, questions: {} },
});
const engineFor = (most: number): AnyEngine =>
  createEngine(
    world.game({
      ...{ id: "bids", name: "Bids", version: "1", actionsMax: 2, setup: () => [] },
      actions: [
        world.action("bid", {
          ...{ label: "Bid", takes: { coins: "number" } },
          play: (turn) => [turn.win(turn.number("coins", 0, most) === most ? turn.seat : null, "bid")],
        }),
      ],
    }),
  ) as unknown as AnyEngine;

test("every number of a narrow range is a way to answer", () => {
  const engine = engineFor(200);
  const { actions } = decisionOf(engine, engine.start({ seed: seedFromText("bids") }), 0);
  expect(actions).toHaveLength(201);
  expect(() => new Solver(engine, seedFromText("solver")).examine()).not.toThrow();
});
test("a range of which a part is listed is too large", () => {
  const engine = engineFor(10_000);
  const state = engine.start({ seed: seedFromText("bids") });
  expect(() => decisionOf(engine, state, 0)).toThrow(TooLarge);
  expect(() => new Solver(engine, seedFromText("solver")).examine()).toThrow(
    "bid can be answered in more ways than are",
  );
});
