import { describe, expect, it } from "vitest";
import { createEngine, seedFromText } from "../src/host.ts";
import { defineWorld, fact, type Turn, z } from "../src/index.ts";

/** Mistakes in what a choice is given are defects, told by name, however the decision is run. */

const declares = {
  seats: [2, 3],
  phases: ["main"],
  options: z.object({}),
  zones: {},
  facts: { chosen: fact.shared<unknown>(null, "everyone") },
  questions: {},
} as const;
interface Any extends Readonly<typeof declares> {}
const world = defineWorld<Any>(declares);
const takes = { one: "text", list: "numbers", number: "number", seat: "seat" } as const;
/** As rules would ask that are not written in TypeScript. */
type Untyped = Record<"oneOf" | "someOf" | "order" | "number" | "oneSeat", (...given: readonly unknown[]) => unknown>;
function engineFor(ask: (turn: Untyped) => unknown) {
  const play = (turn: Turn<Any>) => [turn.set("chosen", ask(turn as unknown as Untyped)), turn.endTurn()];
  const go = world.action("go", { label: "Go", takes, play });
  const game = world.game({ id: "any", name: "Any", version: "1", actionsMax: 9, setup: () => [], actions: [go] });
  const engine = createEngine(game);
  return { engine, ...engine.create({ seats: 3, seed: seedFromText("choices") }) };
}
function told(run: () => unknown): string {
  try {
    return JSON.stringify(run());
  } catch (thrown) {
    return thrown instanceof TypeError ? thrown.message : String(thrown);
  }
}
const pair = (key: string) => [
  { id: key, value: 1 },
  { id: key, value: 2 },
];
const wrong: readonly (readonly [string, (turn: Untyped) => unknown, object, string])[] = [
  ["no number", (turn) => turn.oneOf("one", [1, Number.NaN]), {}, "choice one: NaN is no option"],
  ["nothing as an option", (turn) => turn.oneOf("one", ["a", undefined]), {}, "choice one: undefined is no option"],
  ["no list", (turn) => turn.oneOf("one", new Set(["a"])), { one: "a" }, "choice one: {} is no list of options"],
  [
    "a cell without a key",
    (turn) => turn.oneOf("one", [{ column: 1, row: 2 }]),
    {},
    'choice one: the option {"column":1,"row":2} has no key; give it an id, or say its key in the choice',
  ],
  [
    "a key that is no text",
    (turn) => turn.oneOf("one", [{ v: 1 }], { key: () => undefined }),
    {},
    'choice one: the key of {"v":1} is a text, and not undefined',
  ],
  [
    "two things of one key",
    (turn) => turn.oneOf("one", pair("a1")),
    { one: "a1" },
    'choice one: two of its options are called "a1"; give each a key of its own',
  ],
  [
    "equal numbers of which some are chosen",
    (turn) => turn.someOf("list", [5, 5, 3], { min: 2, max: 2 }),
    { list: [5, 5] },
    "choice list: two of its options are called 5; give each an id or a key of its own",
  ],
  [
    "equal numbers that are put in order",
    (turn) => turn.order("list", [5, 5]),
    { list: [5, 5] },
    "choice list: two of its options are called 5",
  ],
  [
    "a count that is no number",
    (turn) => turn.someOf("list", [1, 2], { min: Number.NaN, max: Number.NaN }),
    { list: [1, 2] },
    "choice list: someOf takes { min, max } as whole numbers from 0; these are NaN and NaN",
  ],
  [
    "half a count",
    (turn) => turn.someOf("list", [1, 2], { min: 1.5, max: 2.5 }),
    { list: [1] },
    "these are 1.5 and 2.5",
  ],
  ["no count", (turn) => turn.someOf("list", [1, 2]), { list: [1] }, "these are undefined and undefined"],
  [
    "a range without an end",
    (turn) => turn.number("number", 0, Number.POSITIVE_INFINITY),
    { number: 1 },
    "choice number: a number lies between two whole numbers; these are 0 and Infinity",
  ],
  ["half a range", (turn) => turn.number("number", 0.5, 3.5), { number: 1 }, "these are 0.5 and 3.5"],
  [
    "an order that no answer can hold",
    (turn) =>
      turn.order(
        "list",
        Array.from({ length: 257 }, (_, i) => i),
      ),
    { list: [1] },
    "choice list: an answer holds at most 256, and this may hold 257; ask for fewer at once",
  ],
  [
    "more than an answer can hold",
    (turn) =>
      turn.someOf(
        "list",
        Array.from({ length: 300 }, (_, i) => i),
        { min: 0, max: 300 },
      ),
    { list: [1] },
    "and this may hold 300",
  ],
  [
    "a key that no answer can name",
    (turn) => turn.someOf("list", ["x".repeat(257)], { min: 1, max: 1 }),
    { list: [1] },
    "is no key: a key is a text of at most 256 characters",
  ],
  [
    "a seat that is not there",
    (turn) => turn.oneSeat("seat", [0, 3]),
    { seat: 3 },
    "choice seat: there is no seat 3 in this match of 3",
  ],
  [
    "one name for two choices",
    (turn) => [turn.oneOf("one", ["a"]), turn.oneOf("one", ["a"])],
    { one: "a" },
    "choice one: it is asked for twice in one decision; give the second a name of its own",
  ],
];
describe("a choice that is given", () => {
  it.each(wrong)("%s", (_, ask, payload, message) => {
    const { engine, snapshot } = engineFor(ask);
    const { state } = snapshot;
    expect(told(() => engine.validActions(state, 0))).toContain(message);
    const result = engine.applyAction(snapshot, { type: "go", seat: 0, payload: payload as never });
    expect(result).toMatchObject({ ok: false, error: { code: "RULES_FAILED" } });
    expect(String("defect" in result ? result.defect : "none")).toContain(message);
  });
  it.each([false, null, "no", {}])("a check that answers %j", (answer) => {
    const { engine, snapshot } = engineFor((turn) => turn.oneOf("one", ["a"], () => answer));
    const message = `choice one: its check answers ${JSON.stringify(answer)}; answer with refuse(...)`;
    expect(told(() => engine.describe(snapshot.state, { type: "go", seat: 0 }))).toContain(message);
    const result = engine.applyAction(snapshot, { type: "go", seat: 0, payload: { one: "a" } });
    expect(String("defect" in result ? result.defect : "none")).toContain(message);
  });
  it("the same text twice has it once", () => {
    const { engine, snapshot } = engineFor((turn) => turn.oneOf("one", ["a", "a", "b"]));
    expect(engine.validActions(snapshot.state, 0).map(({ payload }) => payload)).toEqual([{ one: "a" }, { one: "b" }]);
    expect(engine.describe(snapshot.state, { type: "go", seat: 0 })).toMatchObject({
      options: [{ key: "a" }, { key: "b" }],
    });
    expect(engine.applyAction(snapshot, { type: "go", seat: 0, payload: { one: "a" } }).ok).toBe(true);
  });
  it("a range that holds nothing says so", () => {
    const { engine, snapshot } = engineFor((turn) => turn.number("number", 5, 2));
    expect(engine.applyAction(snapshot, { type: "go", seat: 0, payload: { number: 3 } })).toMatchObject({
      error: { code: "CHOICE_INVALID", message: expect.stringContaining("there is nothing to choose from") },
    });
  });
});
