import { describe, expect, it } from "vitest";
import { tiles } from "../test/games/tiles.ts";
import { defineExpansion, type HookContext, type HookName } from "./expansion/index.ts";
import { causesOf, createEngine, replayEntries, seedFromText } from "./host.ts";
import { type Action, type AnyEvent, defineWorld, open, refuse, z } from "./index.ts";

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
    expect(causesOf(engine, snapshot, { type: "exp.count.bump", seat: 0 })).toHaveLength(result.entry.events.length);
    // A replay finds each event the slice that it found in the match.
    const { seats, options } = snapshot.state;
    seen.length = 0;
    expect(replayEntries(engine, { seats, options }, [entry, result.entry])).toEqual(result.snapshot.state);
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
  it.each([true, false])("refuses with HOOK_FAILED where a hook writes to what it was given (strict: %s)", (strict) => {
    const vandal = defineExpansion({
      id: "vandal",
      hooks: {
        onApplyAction: ({ snapshot }) => {
          (snapshot.state as unknown as { round: number }).round = 99;
        },
      },
    });
    const engine = createEngine(tiles, [vandal], { strict });
    const { snapshot } = engine.create({ seed });
    const result = engine.applyAction(snapshot, { type: "core.skipPlacement", seat: 0 });
    expect(result.ok ? "" : result.error.code).toBe("HOOK_FAILED");
    expect(snapshot.state.round).toBe(1);
  });
  it.each(HOOKS.filter((hook) => hook !== "onValidateAction"))("refuses with HOOK_FAILED where %s vetoes", (hook) => {
    const stern = defineExpansion({ id: "stern", hooks: { [hook]: () => ({ reject: refuse("NO", "no") }) } });
    const engine = createEngine(tiles, [stern]);
    const result = engine.applyAction(engine.create({ seed }).snapshot, { type: "core.skipPlacement", seat: 0 });
    expect(result).toMatchObject({ ok: false, error: { code: "HOOK_FAILED" } });
  });
  /** Each stage leaves a trace that tells between which others it stands; a stage in another place changes one of them. */
  describe("has its nine stages in their places", () => {
    interface Seen {
      readonly hook: HookName;
      readonly events: number;
      /** The marks that finalising leaves. */
      readonly final: { readonly revision: number; readonly updatedAt: number; readonly intents: number };
    }
    const seen: Seen[] = [];
    const watcher = defineExpansion({
      id: "watch",
      hooks: Object.fromEntries(
        HOOKS.map((hook) => [
          hook,
          ({ snapshot, events, action }: HookContext) => {
            const { revision, updatedAt, intents } = snapshot;
            seen.push({ hook, events: events.length, final: { revision, updatedAt, intents: intents.length } });
            const vetoes = hook === "onValidateAction" && action.payload !== undefined;
            return vetoes ? { reject: refuse("VETO", "vetoed") } : undefined;
          },
        ]),
      ),
    });
    const engine = createEngine(tiles, [watcher]);
    const { snapshot } = engine.create({ seed });
    const trace = (action: Action) => {
      seen.length = 0;
      const result = engine.applyAction(snapshot, action);
      return { code: result.ok ? "ok" : result.error.code, hooks: seen.map(({ hook }) => hook) };
    };
    it("1 before 2: a malformed payload reaches the first hook, and no other", () => {
      expect(trace({ type: "core.skipPlacement", seat: 0, payload: { nonsense: 1 } })).toEqual({
        code: "PAYLOAD_INVALID",
        hooks: ["onBeforeActionValidate"],
      });
    });
    it("2 before 3: a malformed payload is told before whose turn it is", () => {
      expect(trace({ type: "core.skipPlacement", seat: 1, payload: { nonsense: 1 } }).code).toBe("PAYLOAD_INVALID");
    });
    it("1 before 3, 3 before 4: whose turn it is comes between the first hook and the veto", () => {
      expect(trace({ type: "core.skipPlacement", seat: 1, payload: {} })).toEqual({
        code: "NOT_YOUR_TURN",
        hooks: ["onBeforeActionValidate"],
      });
    });
    it("4 before 5: a veto comes before the decision", () => {
      const missing = { type: "core.placeTile", seat: 0, payload: {} };
      expect(trace(missing).code).not.toBe("CHOICE_INVALID");
      expect(trace({ type: "core.skipPlacement", seat: 0, payload: {} })).toEqual({
        code: "VETO",
        hooks: ["onBeforeActionValidate", "onValidateAction"],
      });
    });
    it("5, 6, 7, 8, 9: onApplyAction sees the events and nothing final, the last two all of it", () => {
      expect(trace({ type: "core.skipPlacement", seat: 0, at: 7, intentId: "i" }).code).toBe("ok");
      const before = { revision: 0, updatedAt: 0, intents: 0 };
      const after = { revision: 1, updatedAt: 7, intents: 1 };
      expect(seen.map(({ hook, events, final }) => [hook, events > 0, final])).toEqual([
        ["onBeforeActionValidate", false, before],
        ["onValidateAction", false, before],
        ["onApplyAction", true, before],
        ["onAfterAction", true, after],
        ["onSnapshot", true, after],
      ]);
    });
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
  it("refuses a hidden slice that does not say what else it could be", () => {
    const slice = { initial: { trap: 7 }, sight: "nobody" } as const;
    expect(() => createEngine(tiles, [defineExpansion({ id: "traps", slice })])).toThrow(/"traps" is hidden.*couldBe/);
    const couldBe = () => ({ trap: 1 });
    expect(() => createEngine(tiles, [defineExpansion({ id: "traps", slice: { ...slice, couldBe } })])).not.toThrow();
  });
});
