import { describe, expect, it } from "vitest";
import { defineExpansion, type Expansion } from "../src/expansion/index.ts";
import { createEngine, type Engine, seedFromText, simulationOf } from "../src/host.ts";
import {
  type Action,
  defineWorld,
  type Events,
  engineEvents,
  fact,
  type Piece,
  permission,
  z,
  zone,
} from "../src/index.ts";

/** Strict or not, heard or not, logged or not: the same is decided, and no action sees anything of another. */

const declares = {
  seats: [2, 4],
  phases: ["main"],
  options: z.object({}),
  zones: {
    deck: zone.shared<Piece>("nobody"),
    left: zone.shared<Piece>("everyone"),
    right: zone.shared<Piece>("everyone"),
  },
  facts: { life: fact.each(20, "everyone"), asked: fact.shared(0, "everyone") },
  questions: { mayRest: permission<{ seat: number }>("seat", "NO_REST") },
} as const;
interface World extends Readonly<typeof declares> {}
const world = defineWorld<World>(declares);
type Play = Parameters<typeof world.action>[1]["play"];
const fail = (): never => {
  throw new Error("planted");
};
const failing = world.event("failing", {}, { apply: fail, say: () => "" });
const failingStep = world.step("failingStep", {}, fail);
const rolls = world.step("rolls", {}, (table) => [table.set("asked", table.random.int(6))]);
/** Answers with a pile that it was given: an alias of a pile that the engine might own. */
const aliased = world.event("aliased", {}, { apply: ({ left }) => ({ right: left }), say: () => "" });
const hears = world.rule("hears", { react: [world.on(engineEvents.FACT_CHANGED, () => undefined)] });
const breaks = world.rule("breaks", { react: [world.on(engineEvents.FACT_CHANGED, fail)] });

interface Making {
  readonly play?: Play;
  readonly rules?: readonly ReturnType<typeof world.rule>[];
  readonly expansions?: readonly Expansion[];
  readonly pilesInPlace?: boolean;
}
function engineOf(strict: boolean, { play = () => [], rules = [], expansions = [], pilesInPlace = false }: Making) {
  const game = world.game({
    id: "one-way",
    name: "One way",
    version: "1",
    actionsMax: 20,
    pilesInPlace,
    setup: (table) => [table.create("deck", ["a", "b", "c", "d"]), table.create("left", ["x", "y"])],
    rules,
    actions: [
      world.action("go", { label: "Go", takes: { much: "number", more: "number" }, play }),
      world.action("roll", { label: "Roll", play: () => [rolls({})] }),
      world.action("plain", { label: "Plain", play: (turn) => [turn.add("life", 0, 1)] }),
      world.action("choose", {
        takes: { much: "number" },
        label: "Choose",
        play: (turn) => [turn.set("asked", turn.number("much", 1, 3) * 10 + turn.seat)],
      }),
    ],
  });
  return createEngine(game, expansions, { strict });
}
type AnyEngine = Engine<World>;
const seed = seedFromText("one way");
const start = (engine: AnyEngine, seats = 2) => engine.create({ seats, seed }).snapshot;
function outcomeOf(engine: AnyEngine, action: Action, seats = 2): unknown {
  const result = engine.applyAction(start(engine, seats), action);
  if (result.ok) return { state: result.snapshot.state, events: result.entry.events };
  return { ...result, ...("defect" in result ? { defect: String(result.defect) } : null) };
}
const go: Action = { type: "go", seat: 0 };

describe("a fact of a seat that is not in the match", () => {
  const changes: readonly (readonly [string, Play])[] = [
    ["set", (turn) => [turn.set("life", 3, 99)]],
    ["set on the third seat", (turn) => [turn.set("life", 2, 99)]],
    ["add", (turn) => [turn.add("life", 2, -5)]],
    ["add on the fourth seat", (turn) => [turn.add("life", 3, -5)]],
  ];
  const kinds = [
    { strict: true, rules: [] },
    { strict: true, rules: [hears] },
    { strict: false, rules: [] },
    { strict: false, rules: [hears] },
  ];
  it.each(changes)("cannot be changed by %s, in any engine", (_, play) => {
    const told = kinds.map(({ strict, rules }) => outcomeOf(engineOf(strict, { play, rules }), go));
    expect(told[0]).toMatchObject({ ok: false, error: { code: "RULES_FAILED" } });
    for (const other of told) expect(other).toEqual(told[0]);
    for (const { strict, rules } of kinds) {
      const engine = engineOf(strict, { play, rules });
      expect(() => engine.simulate(engine.start({ seats: 2, seed }), go, seed)).toThrow("there is no seat");
      expect(() => simulationOf(engine, { seats: 2, seed }).act(go)).toThrow("there is no seat");
    }
    const four = kinds.map(({ strict, rules }) => outcomeOf(engineOf(strict, { play, rules }), go, 4));
    expect(four[0]).toHaveProperty("state");
    for (const other of four) expect(other).toEqual(four[0]);
  });
});

describe.each([true, false])("a rule that asks the engine while it works (strict: %s)", (strict) => {
  /** The engine that rules ask; known only once it is made. */
  const asked: { engine?: AnyEngine } = {};
  const withAsking = (play: Play): AnyEngine => {
    const engine = engineOf(strict, { play });
    asked.engine = engine;
    return engine;
  };
  it("is answered about another seat, and decides for its own", () => {
    const engine = withAsking((turn) => {
      const first = turn.number("much", 1, 3);
      // The other seat is asked about this action too, and does not ask back.
      if (turn.seat !== 0) return [];
      const others = asked
        .engine!.validActions({ ...turn.state, activeSeat: 1 }, 1)
        .filter(({ type }) => type === "choose");
      const offered = asked.engine!.offers({ ...turn.state, activeSeat: 1 }, 1).length;
      const second = turn.number("more", 1, 3);
      return [
        turn.set("asked", first * 1000 + others.length * 100 + offered * 10 + second),
        turn.add("life", turn.seat, 1),
      ];
    });
    const result = engine.applyAction(start(engine), { type: "go", seat: 0, payload: { much: 2, more: 1 } });
    if (!result.ok) throw new Error(JSON.stringify(result));
    expect(result.snapshot.state.asked).toBe(2000 + 3 * 100 + 4 * 10 + 1);
    expect(result.snapshot.state.life).toEqual([21, 20]);
  });
  it("may apply another action of another match, or of its own, and go on", () => {
    const engine = withAsking((turn) => {
      const inner = asked.engine!.applyAction(start(asked.engine!), { type: "choose", seat: 0, payload: { much: 3 } });
      if (!inner.ok) throw new Error("the inner action is refused");
      return [turn.set("asked", inner.snapshot.state.asked + turn.number("much", 1, 3))];
    });
    const result = engine.applyAction(start(engine), { type: "go", seat: 0, payload: { much: 2 } });
    expect(result).toMatchObject({ ok: true, snapshot: { state: { asked: 32 } } });
  });
});

describe.each([true, false])("after something has thrown (strict: %s)", (strict) => {
  const failingHook = (
    hook: "onBeforeActionValidate" | "onValidateAction" | "onApplyAction" | "onAfterAction" | "onSnapshot",
  ) =>
    defineExpansion({
      id: "broken",
      hooks: { [hook]: ({ action }: { action: Action }) => (action.type === "go" ? fail() : undefined) },
    });
  const makings: readonly (readonly [string, Making])[] = [
    ["a decision", { play: fail }],
    ["a decision that has chosen", { play: (turn) => [turn.add("life", 0, turn.number("much", 1, 2)), ...fail()] }],
    ["an event", { play: () => [failing({})] }],
    ["a step", { play: () => [rolls({}), failingStep({})] }],
    ["a reaction", { play: (turn) => [turn.add("life", 1, 1)], rules: [breaks] }],
    [
      "a question",
      {
        play: (turn): Events => (turn.may("mayRest", { seat: 0 }) ? [] : []),
        rules: [world.rule("no", { hooks: { mayRest: fail } })],
      },
    ],
    ...(["onBeforeActionValidate", "onValidateAction", "onApplyAction", "onAfterAction", "onSnapshot"] as const).map(
      (hook): readonly [string, Making] => [hook, { expansions: [failingHook(hook)] }],
    ),
  ];
  it.each(makings)("%s, the next match is as on a new engine", (_, making) => {
    const payload = { much: 1 };
    const next = [
      { type: "plain", seat: 0 },
      { type: "roll", seat: 0 },
      { type: "choose", seat: 0, payload: { much: 2 } },
    ].filter(({ type }) => type !== "plain" || making.rules === undefined);
    for (const action of next) {
      const used = engineOf(strict, making);
      expect(used.applyAction(start(used), { ...go, payload })).toMatchObject({ ok: false });
      const rollsOutside: Play = (turn) => [
        turn.set("asked", (turn as unknown as { random: { int(n: number): number } }).random.int(6)),
      ];
      expect(outcomeOf(engineOf(strict, { play: rollsOutside }), go)).toMatchObject({
        error: { code: "RULES_FAILED" },
      });
      if (making.rules?.includes(breaks)) continue;
      expect(outcomeOf(used, action)).toEqual(outcomeOf(engineOf(strict, making), action));
    }
  });
});

it("leaves a pile alone that an author's event has shared", () => {
  const play: Play = (turn) => [
    turn.move(turn.state.left[0]!, "left", { position: "bottom" }),
    aliased({}),
    turn.move(turn.state.left[1]!, "deck"),
  ];
  const states = [true, false].flatMap((pilesInPlace) => {
    const engine = engineOf(false, { play, pilesInPlace });
    const simulation = simulationOf(engine, { seats: 2, seed });
    expect(simulation.act(go)).toBe(true);
    return [simulation.state, engine.simulate(engine.start({ seats: 2, seed }), go, seed)];
  });
  for (const state of states) {
    expect(state!.left.map(({ face }) => face)).toEqual(["x"]);
    expect(state!.right.map(({ face }) => face)).toEqual(["x", "y"]);
  }
});

it("keeps a state of a simulation as it was handed out", () => {
  const play: Play = (turn) => [turn.move(turn.state.left[0]!, "right"), turn.add("life", 0, 1)];
  const simulation = simulationOf(engineOf(false, { play, pilesInPlace: true }), { seats: 2, seed });
  const kept = simulation.keep();
  const before = JSON.stringify(kept);
  expect(simulation.act(go)).toBe(true);
  expect(JSON.stringify(kept)).toBe(before);
  expect(simulation.state.left).toHaveLength(1);
});
