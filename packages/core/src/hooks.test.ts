import { describe, expect, it } from "vitest";
import { tiles } from "../test/games/tiles.ts";
import {
  type AnyEvent,
  createEngine,
  defineExpansion,
  defineWorld,
  type HookName,
  open,
  refuse,
  seedFromText,
  z,
} from "./index.ts";

const seed = seedFromText("hooks");
const world = defineWorld({
  ...{ seats: 2, phases: ["main"], options: z.object({}) },
  ...{ zones: {}, facts: {}, questions: {} },
});
const HOOKS: readonly HookName[] = [
  "onBeforeActionValidate",
  "onValidateAction",
  "onApplyAction",
  "onAfterAction",
  "onSnapshot",
];
/** Records hook calls in its own slice, by return value: hooks are pure. */
const recorder = (id: string) =>
  defineExpansion({
    id,
    slice: { initial: { calls: [] as readonly string[] }, sight: "everyone" },
    hooks: Object.fromEntries(
      HOOKS.map((name) => [
        name,
        ({ slice, action }: { slice: { calls: readonly string[] }; action: { type: string } }) =>
          name === "onValidateAction" && action.type === "core.drawTile"
            ? { reject: refuse("BLOCKED", "no drawing today", { by: id }) }
            : { slice: { calls: [...slice.calls, name] } },
      ]),
    ),
  });

describe("the hook pipeline", () => {
  it("calls each hook exactly once, in the documented order", () => {
    const engine = createEngine(tiles, [recorder("test")], { strict: true });
    const { snapshot } = engine.create({ seed });
    const result = engine.applyAction(snapshot, { type: "core.skipPlacement", seat: 0 });
    expect(result.ok && result.snapshot.state.extensions).toEqual({ test: { calls: HOOKS } });
  });
  it("lets onValidateAction reject with a structured error, and then changes nothing", () => {
    const engine = createEngine(tiles, [recorder("test")], { strict: true });
    const { snapshot } = engine.create({ seed });
    const before = JSON.stringify(snapshot);
    const result = engine.applyAction(snapshot, { type: "core.drawTile", seat: 0 });
    expect(result).toEqual({
      ok: false,
      error: { code: "BLOCKED", message: "no drawing today", details: { by: "test" } },
    });
    expect(JSON.stringify(snapshot)).toBe(before);
  });
  it("asks the phase and the actor before a hook may veto", () => {
    const engine = createEngine(tiles, [recorder("test")]);
    const { snapshot } = engine.create({ seed });
    const result = engine.applyAction(snapshot, { type: "core.drawTile", seat: 1 });
    expect(result.ok ? "" : result.error.code).toBe("NOT_YOUR_TURN");
  });
  it("calls the hooks of several expansions in their order, each with its own slice", () => {
    const seen: string[] = [];
    const watcher = (id: string) =>
      defineExpansion({
        id,
        hooks: { onBeforeActionValidate: () => void seen.push(id), onSnapshot: () => void seen.push(id) },
      });
    const engine = createEngine(tiles, [watcher("b"), watcher("a"), recorder("c")]);
    const { snapshot } = engine.create({ seed });
    const result = engine.applyAction(snapshot, { type: "core.skipPlacement", seat: 0 });
    expect(seen).toEqual(["b", "a", "b", "a"]);
    expect(result.ok && result.snapshot.state.extensions).toEqual({ b: null, a: null, c: { calls: HOOKS } });
  });
  it("adds announcements from onAfterAction to the log, and takes none that would change the state", () => {
    const printed = world.event("exp.news.printed", { page: open(z.int()) });
    const announcing = (event: AnyEvent) => {
      const news = defineExpansion({
        id: "news",
        events: [printed as never],
        hooks: { onAfterAction: () => ({ events: [event] }) },
      });
      const engine = createEngine(tiles, [news]);
      const { snapshot } = engine.create({ seed });
      return engine.applyAction(snapshot, { type: "core.skipPlacement", seat: 0 });
    };
    const result = announcing({ type: "exp.news.printed", page: 9 });
    expect(result.ok && result.entry.events.at(-1)).toEqual({ type: "exp.news.printed", page: 9 });
    // A replay would do what the match did not.
    for (const type of ["roundSettled", "FACT_CHANGED", "nothing"]) {
      expect(announcing({ type, round: 9 })).toMatchObject({ ok: false, error: { code: "HOOK_FAILED" } });
    }
  });
  it.each(HOOKS)("lets %s and an event each have its say about one slice", (hook) => {
    interface Counted {
      readonly byHook: number;
      readonly byEvent: number;
    }
    const seen: number[] = [];
    const bumped = world.event("exp.count.bumped", {}, {
      applySlice: (slice: Counted) => {
        seen.push(slice.byHook);
        return { ...slice, byEvent: slice.byEvent + 1 };
      },
    } as never);
    const count = defineExpansion({
      id: "count",
      slice: { initial: { byHook: 0, byEvent: 0 }, sight: "everyone" },
      events: [bumped as never],
      actions: [world.action("exp.count.bump", { play: () => [bumped({})] }) as never],
      hooks: { [hook]: ({ slice }: { slice: Counted }) => ({ slice: { ...slice, byHook: slice.byHook + 1 } }) },
    });
    const engine = createEngine(tiles, [count], { strict: true });
    const { snapshot, entry } = engine.create({ seed });
    const result = engine.applyAction(snapshot, { type: "exp.count.bump", seat: 0 });
    if (!result.ok) throw new Error(result.error.message);
    expect(result.snapshot.state.extensions).toEqual({ count: { byHook: 1, byEvent: 1 } });
    expect(engine.causes(snapshot, { type: "exp.count.bump", seat: 0 })).toHaveLength(result.entry.events.length);
    // A replay finds each event the slice that it found in the match.
    const { seats, options } = snapshot.state;
    seen.length = 0;
    expect(engine.replay({ seats, options }, [entry, result.entry])).toEqual(result.snapshot.state);
    expect(seen).toEqual([hook.startsWith("onBefore") || hook === "onValidateAction" ? 1 : 0]);
  });
  it.each([
    ["a text", "no"],
    ["a list", []],
    ["a promise", Promise.resolve()],
    ["a veto without words", { reject: {} }],
    ["a veto of nothing", { reject: null }],
    ["events that are none", { events: [null] }],
  ])("refuses with HOOK_FAILED where a hook answers with %s", (_, answer) => {
    const odd = defineExpansion({ id: "odd", hooks: { onValidateAction: () => answer as never } });
    const engine = createEngine(tiles, [odd]);
    const { snapshot } = engine.create({ seed });
    expect(engine.applyAction(snapshot, { type: "core.skipPlacement", seat: 0 })).toMatchObject({
      ok: false,
      error: { code: "HOOK_FAILED" },
      defect: { message: expect.stringContaining("onValidateAction answers with") },
    });
  });
  it("throws where a hook writes to what it was given, and refuses the action with HOOK_FAILED", () => {
    const vandal = defineExpansion({
      id: "vandal",
      hooks: {
        onApplyAction: ({ snapshot }) => {
          (snapshot.state as unknown as { round: number }).round = 99;
        },
      },
    });
    const engine = createEngine(tiles, [vandal], { strict: true });
    const { snapshot } = engine.create({ seed });
    const result = engine.applyAction(snapshot, { type: "core.skipPlacement", seat: 0 });
    expect(result.ok ? "" : result.error.code).toBe("HOOK_FAILED");
    expect(snapshot.state.round).toBe(1);
  });
  it("runs onSessionCreate once, and only there does an expansion shape the initial state", () => {
    const engine = createEngine(tiles, [
      defineExpansion({
        id: "start",
        slice: { initial: { at: 0 }, sight: "everyone" },
        onSessionCreate: ({ state }) => ({ slice: { at: state.round }, events: [{ type: "roundSettled", round: 0 }] }),
      }),
    ]);
    const { state } = engine.create({ seed }).snapshot;
    expect(state.extensions).toEqual({ start: { at: 1 } });
    expect(state.settled).toBe(1);
  });
});
