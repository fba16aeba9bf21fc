import { expect, test } from "vitest";
import { createEngine, seedFromText, simulationOf } from "../src/host.ts";
import { defineWorld, type Game, z } from "../src/index.ts";

/** `sample` draws each choice evenly, or each move: then a piece that can go to five places moves five times as often. */

const world = defineWorld({
  ...{ seats: 2, phases: ["main"], options: z.object({}) },
  ...{ zones: {}, facts: {}, questions: {} },
});
const TARGETS: Readonly<Record<string, readonly string[]>> = { a: ["a1"], b: ["b1", "b2", "b3", "b4", "b5"] };
const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const walk = world.action("walk", {
  takes: { from: "text", to: "text" },
  play: (turn) => {
    turn.oneOf("to", TARGETS[turn.oneOf("from", ["a", "b"])] ?? []);
    return [turn.endTurn()];
  },
});
/** 84 ways, more than a list shows of one choice. */
const gather = world.action("gather", {
  takes: { three: "numbers" },
  play: (turn) => {
    turn.someOf("three", nine, { min: 3, max: 3 });
    return [turn.endTurn()];
  },
});
/** 301 numbers, of which every third is legal. */
const bid = world.action("bid", {
  takes: { coins: "number" },
  play: (turn) => {
    turn.need(turn.number("coins", 0, 300) % 3 === 0, "NOT_A_THIRD");
    return [turn.endTurn()];
  },
});
/** 3.6 million orders. */
const line = world.action("line", {
  takes: { order: "numbers" },
  play: (turn) => {
    turn.order("order", [0, ...nine]);
    return [turn.endTurn()];
  },
});
const engineWith = (...actions: Game["actions"]) =>
  createEngine(
    world.game({
      ...{ id: "even", name: "Even", version: "1", actionsMax: 9, setup: () => [] },
      actions: actions as never,
    }) as unknown as Game,
  );
const any = (action: unknown) => action as Game["actions"][number];
const startOf = (engine: ReturnType<typeof engineWith>) => engine.create({ seed: seedFromText("even") }).snapshot.state;

test("even over moves, one draw tells one move from all of them, each once", () => {
  const engine = engineWith(any(walk), any(gather), any(bid));
  const state = startOf(engine);
  const drawn = new Map<string, number>();
  let moves = 1;
  for (let i = 0; i < moves; i++) {
    let draws = 0;
    const action = engine.sample(
      state,
      0,
      (bound) => {
        draws++;
        moves = bound;
        return i;
      },
      "moves",
    );
    expect([draws, engine.simulate(state, action!, seedFromText("even"))?.activeSeat]).toEqual([1, 1]);
    drawn.set(JSON.stringify(action), i);
  }
  expect([moves, drawn.size]).toEqual([6 + 84 + 101, 6 + 84 + 101]);
});
test("even over choices, one target of one piece is as likely as five of another", () => {
  const engine = engineWith(any(walk));
  const state = startOf(engine);
  const froms = [0, 1].map((i) => engine.sample(state, 0, (bound) => (bound === 2 ? i : 0))?.payload?.["from"]);
  expect(froms).toEqual(["a", "b"]);
});
test("where one kind has too many ways to try, kinds and choices are drawn evenly, and nothing is left out", () => {
  const engine = engineWith(any(line), any(walk));
  const state = startOf(engine);
  const kinds = [0, 1].map((i) => engine.sample(state, 0, (bound) => (bound === 2 ? i : 0), "moves")?.type);
  expect(kinds).toEqual(["line", "walk"]);
});
test("a draw that comes to a refusal is no sign that there is nothing to do", () => {
  const engine = engineWith(any(bid));
  const state = startOf(engine);
  expect(engine.sample(state, 0, (bound) => 1 % bound)?.payload).toEqual({ coins: 3 });
  const simulation = simulationOf(engine, { seed: seedFromText("even") });
  expect(simulation.advance(0, (bound) => 1 % bound)).toBe(true);
});
test("nothing to do is nothing", () => {
  const engine = engineWith(any(walk));
  expect(engine.sample(startOf(engine), 1, () => 0, "moves")).toBeNull();
});
