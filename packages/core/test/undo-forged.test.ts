import { expect, it } from "vitest";
import { defineExpansion } from "../src/expansion/index.ts";
import {
  causesOf,
  createEngine,
  type Engine,
  headerOf,
  logOf,
  replay,
  seedFromText,
  UNDO,
  verify,
} from "../src/host.ts";
import { defineWorld, engineEvents, fact, type Piece, z, zone } from "../src/index.ts";
import type { AnyEvent } from "../src/protocol/index.ts";

/** Only the engine says that an action was taken back, and an undo that fails is refused like every other action that does. */

const declares = {
  seats: 2,
  phases: ["main"],
  options: z.object({}),
  questions: {},
  zones: { deck: zone.shared<Piece>("nobody") },
  facts: { gold: fact.each(0, "everyone") },
} as const;
interface Counting extends Readonly<typeof declares> {}
const world = defineWorld<Counting>(declares);
const forged: AnyEvent = { type: "ACTION_UNDONE", seat: 0, to: 0, action: "earn" };
const lie = world.step("lie", {}, () => [forged]);
const game = world.game({
  ...{ id: "counting", name: "Counting", version: "1", actionsMax: 9 },
  setup: (table) => [table.create("deck", ["sun"])],
  actions: [
    world.action("earn", { label: "Earn", play: (turn) => [turn.add("gold", turn.seat, 1)] }),
    world.action("forge", { label: "Forge", play: () => [forged] }),
    world.action("stray", { label: "Stray", play: () => [lie({})] }),
  ],
});
const match = { seed: seedFromText("counting"), seats: 2 };
const earn = { type: "earn", seat: 0 };
const undo = { type: UNDO, seat: 0 };
/** A match in which seat 0 has earned once. */
function earned(engine: Engine<Counting>) {
  const first = engine.create(match);
  const result = engine.applyAction(first.snapshot, earn);
  if (!result.ok) throw new Error(result.error.code);
  return { snapshot: result.snapshot, entries: [first.entry, result.entry] };
}

it("does not take an undo from a hook that announces it", () => {
  const news = defineExpansion({
    id: "news",
    hooks: { onAfterAction: ({ snapshot }) => (snapshot.revision === 2 ? { events: [forged] } : undefined) },
  });
  const engine = createEngine(game, [news]);
  const { snapshot } = earned(engine);
  const before = JSON.stringify(snapshot);
  const result = engine.applyAction(snapshot, earn);
  expect(result).toMatchObject({ ok: false, error: { code: "HOOK_FAILED", details: { expansion: "news" } } });
  expect(String("defect" in result && result.defect)).toContain("ACTION_UNDONE");
  expect(JSON.stringify(snapshot)).toBe(before);
});
it.each(["forge", "stray"])("does not take an undo from rules: %s", (type) => {
  const engine = createEngine(game);
  const { snapshot } = earned(engine);
  const before = JSON.stringify(snapshot);
  const result = engine.applyAction(snapshot, { type, seat: 0 });
  expect(result).toMatchObject({ ok: false, error: { code: "RULES_FAILED" } });
  expect(String("defect" in result && result.defect)).toContain("ACTION_UNDONE is made by the engine alone");
  expect(JSON.stringify(snapshot)).toBe(before);
});
it("does not take an undo from a rule that reacts, nor from the beginning of a match", () => {
  const echo = world.rule("echo", { react: [world.on(engineEvents.FACT_CHANGED, () => [forged])] });
  const engine = createEngine({ ...game, rules: [echo] });
  const result = engine.applyAction(engine.create(match).snapshot, earn);
  expect(result).toMatchObject({ ok: false, error: { code: "RULES_FAILED" } });
  expect(() => createEngine({ ...game, setup: () => [forged] }).create(match)).toThrow("ACTION_UNDONE");
});
it("still takes, tells and replays its own", () => {
  const engine = createEngine(game);
  const { snapshot, entries } = earned(engine);
  const back = engine.applyAction(snapshot, undo);
  if (!back.ok) throw new Error(back.error.code);
  expect(back.entry.events.map(({ type }) => type)).toEqual(["ACTION_UNDONE"]);
  expect(engine.seeEvents(back.entry.events, 1)).toEqual(back.entry.events);
  const log = logOf(headerOf(engine, match, back.snapshot), [...entries, back.entry]);
  expect(replay(engine, log)).toEqual(back.snapshot.state);
  expect(verify(engine, log, match.seed)).toEqual({ ok: true });
});
it.each([
  ["what a game deduces throws", "a defect of the game", () => ({ deduce: () => broken() })],
  [
    "no world agrees with what it deduces",
    "no deal agrees",
    () => ({ deduce: () => [{ place: "deck", holds: ["moon"] }] }),
  ],
])("refuses an undo with RULES_FAILED where %s", (_, message, parts) => {
  const sound = createEngine(game);
  const { snapshot } = earned(sound);
  const engine = createEngine({ ...game, ...parts() });
  const before = JSON.stringify(snapshot);
  const result = engine.applyAction(snapshot, undo);
  expect(result).toMatchObject({ ok: false, error: { code: "RULES_FAILED" } });
  expect(String("defect" in result && result.defect)).toContain(message);
  // It would be refused, so it is not offered.
  expect(engine.canUndo(snapshot, 0)).toBe(false);
  expect(JSON.stringify(snapshot)).toBe(before);
});
const broken = (): never => {
  throw new Error("a defect of the game");
};
it("is put there by the action itself", () => {
  const engine = createEngine(game);
  expect(causesOf(engine, earned(engine).snapshot, undo)).toEqual([{ kind: "action", name: "" }]);
});
