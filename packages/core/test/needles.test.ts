import { expect, test } from "vitest";
import { createEngine, seedFromText, simulationOf, timeoutAction } from "../src/host.ts";
import { defineWorld, type Game, z } from "../src/index.ts";

/** Few legal ways among very many: they are found all the same, and "none" is said only where none was left out. */

const world = defineWorld({
  ...{ seats: 2, phases: ["main"], options: z.object({}) },
  ...{ zones: {}, facts: {}, questions: {} },
});
const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9];
/** One of 84 ways is legal, and it is none of the 64 that a list shows first. */
const gather = world.action("gather", {
  takes: { three: "numbers" },
  play: (turn) => {
    const three = turn.someOf("three", nine, { min: 3, max: 3 });
    turn.need(three.join() === "1,2,5", "NOT_THESE");
    return [turn.endTurn()];
  },
});
/** 3.6 million orders, of which every tenth is legal. */
const line = world.action("line", {
  takes: { order: "numbers" },
  play: (turn) => {
    turn.need(turn.order("order", [0, ...nine])[0] === 9, "NOT_NINE");
    return [turn.endTurn()];
  },
});
const hopeless = world.action("hopeless", {
  takes: { order: "numbers" },
  play: (turn) => {
    turn.need(turn.order("order", [0, ...nine]).length < 0, "NEVER");
    return [turn.endTurn()];
  },
});
const bid = world.action("bid", {
  takes: { coins: "number" },
  play: (turn) => {
    turn.need(turn.number("coins", 0, 9) === 7, "NOT_SEVEN");
    return [turn.endTurn()];
  },
});
const quiet = world.action("quiet", { offered: false, play: (turn) => [turn.endTurn()] });
const asks = (type: string) =>
  world.action("asks", {
    play: (turn) => {
      turn.need(turn.canAct(turn.seat, type), "CANNOT");
      return [turn.endTurn()];
    },
  });
function engineWith(...actions: readonly unknown[]) {
  const engine = createEngine(
    world.game({
      ...{ id: "needles", name: "Needles", version: "1", actionsMax: 9, setup: () => [] },
      actions: actions as never,
    }) as unknown as Game,
  );
  return { engine, ...engine.create({ seed: seedFromText("needles") }) };
}
const found = { type: "gather", seat: 0, payload: { three: [1, 2, 5] } };

test("what a list would cut off is listed where nothing else is legal", () => {
  const { engine, snapshot } = engineWith(gather);
  const listed = engine.validActions(snapshot.state, 0);
  expect([[...listed], listed.complete]).toEqual([[found], true]);
  expect(timeoutAction(engine, snapshot.state, 0)).toEqual(found);
});
test.each(["gather", "line", "bid", "quiet"])("canAct finds a legal way of %s", (type) => {
  const { engine, snapshot } = engineWith(gather, line, bid, quiet, asks(type));
  expect(engine.applyAction(snapshot, { type: "asks", seat: 0 }).ok).toBe(true);
});
test("canAct says no where every way is refused", () => {
  const { engine, snapshot } = engineWith(hopeless, asks("hopeless"));
  expect(engine.applyAction(snapshot, { type: "asks", seat: 0 })).toMatchObject({ error: { code: "CANNOT" } });
});
test.each([
  ["line", [line]],
  ["bid", [hopeless, bid]],
])("a sample whose first draws are refused finds a way of %s, however many there are to try", (type, actions) => {
  const { engine, snapshot } = engineWith(...actions);
  const sampled = engine.sample(snapshot.state, 0, () => 0);
  expect(sampled?.type).toBe(type);
  expect(engine.applyAction(snapshot, sampled!).ok).toBe(true);
  expect(simulationOf(engine, { seed: seedFromText("needles") }).advance(0, () => 0)).toBe(true);
});
test("whose time is up concedes where no way was found among too many to try", () => {
  const { engine, snapshot } = engineWith(hopeless);
  const late = timeoutAction(engine, snapshot.state, 0);
  expect(late).toEqual({ type: "concede", seat: 0, payload: {} });
  const ended = engine.applyAction(snapshot, late!);
  expect(ended.ok && ended.snapshot.state.outcome?.winners).toEqual([1]);
  expect(timeoutAction(engine, snapshot.state, 1)).toBeNull();
});
