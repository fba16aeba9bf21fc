import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createEngine, seedFromText } from "../src/host.ts";
import type { Action } from "../src/index.ts";
import { arena } from "./games/arena.ts";

const engine = createEngine(arena, [], { strict: true });
const { snapshot } = engine.create({ seed: seedFromText("input") });
const before = JSON.stringify(snapshot);
const apply = (action: unknown) => engine.applyAction(snapshot, action as Action);
const code = (action: unknown) => {
  const result = apply(action);
  return result.ok ? "accepted" : result.error.code;
};
function deep(levels: number): unknown {
  let value: unknown = 1;
  for (let i = 0; i < levels; i++) value = { a: value };
  return value;
}

describe("bad input", () => {
  const nonsense: readonly unknown[] = [
    null,
    undefined,
    7,
    "end",
    [],
    () => 1,
    new Date(0),
    new Map(),
    {},
    { type: "end" },
    { type: "end", seat: "0" },
    { type: "end", seat: -1 },
    { type: "end", seat: 2 },
    { type: "end", seat: 0.5 },
    { type: "end", seat: Number.NaN },
    { type: 5, seat: 0 },
    { type: "x".repeat(300), seat: 0 },
    { type: "end", seat: 0, extra: 1 },
    { type: "end", seat: 0, payload: [] },
    { type: "end", seat: 0, payload: "x" },
    { type: "end", seat: 0, payload: { a: Number.NaN } },
    { type: "end", seat: 0, payload: { a: Number.POSITIVE_INFINITY } },
    { type: "end", seat: 0, payload: { a: null } },
    { type: "end", seat: 0, payload: { a: { b: 1 } } },
    { type: "end", seat: 0, payload: { selections: { a: { b: 1 } } } },
    { type: "end", seat: 0, payload: { a: [[1]] } },
    { type: "end", seat: 0, payload: { a: new Array(300).fill(1) } },
    { type: "end", seat: 0, payload: JSON.parse('{"__proto__": 1}') },
    { type: "end", seat: 0, payload: JSON.parse('{"selections": {"constructor": 1}}') },
    { type: "end", seat: 0, payload: Object.fromEntries(Array.from({ length: 65 }, (_, i) => [`k${i}`, i])) },
    { type: "end", seat: 0, intentId: "" },
    { type: "end", seat: 0, intentId: 5 },
    { type: "end", seat: 0, at: -1 },
    { type: "end", seat: 0, at: 1e300 },
  ];
  it.each(nonsense.map((action) => [action]))("is refused as malformed: %j", (action) => {
    expect(code(action)).toBe("MALFORMED");
    expect(JSON.stringify(snapshot)).toBe(before);
  });
  it("refuses a depth bomb without going down into it", () => {
    expect(code({ type: "end", seat: 0, payload: deep(5_000) })).toBe("MALFORMED");
  });
  it("names an unknown action, too much of an answer, and a choice that is not there", () => {
    expect(code({ type: "toString", seat: 0 })).toBe("UNKNOWN_ACTION");
    expect(code({ type: "end", seat: 0, payload: { extra: 1 } })).toBe("PAYLOAD_INVALID");
    expect(code({ type: "enter", seat: 0, payload: { card: "p9999" } })).toBe("CHOICE_INVALID");
    expect(code({ type: "enter", seat: 0, payload: { card: "c0" } })).toBe("CHOICE_INVALID");
    expect(code({ type: "enter", seat: 0 })).toBe("CHOICE_INVALID");
    expect(code({ type: "enter", seat: 0, payload: { card: snapshot.state.hand[1][0]?.id } })).toBe("CHOICE_INVALID");
    expect(code({ type: "SUBMIT_CHOICE", seat: 0 })).toBe("PROMPT_NOT_OPEN");
  });
  it("never changes, never throws, never touches a prototype, whatever it is", () => {
    const any = fc.anything({ withNullPrototype: true, withDate: true, withMap: true, maxDepth: 4 });
    const actionLike = fc.record(
      {
        type: fc.constantFrom("end", "enter", "strike", "ask", "SUBMIT_CHOICE", "__proto__"),
        seat: fc.oneof(fc.integer(), any),
        payload: any,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(any, actionLike), (action) => {
        apply(action);
        expect(JSON.stringify(snapshot)).toBe(before);
      }),
      { numRuns: 500 },
    );
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
  it("refuses matches that cannot be, with what is wrong and what would be right", () => {
    const seed = seedFromText("x");
    expect(() => engine.create({ seed, seats: 3 })).toThrow("arena is for 2 to 2 seats, not 3");
    expect(() => engine.create({ seed: "short" })).toThrow("64 lowercase hex digits");
    expect(() => engine.create({ seed, options: { hand: 5 } })).toThrow("option hand");
  });
});

describe("intents", () => {
  const act: Action = { type: "end", seat: 0, intentId: "i-1" };
  it("take effect once: the second time the old answer comes back", () => {
    const first = apply(act);
    if (!first.ok) throw new Error(first.error.message);
    const second = engine.applyAction(first.snapshot, act);
    expect(second).toMatchObject({
      ok: true,
      repeated: true,
      snapshot: first.snapshot,
      entry: { revision: 1, events: [] },
    });
  });
  it("conflict when the same id asks for something else", () => {
    const first = apply(act);
    if (!first.ok) throw new Error(first.error.message);
    const other = engine.applyAction(first.snapshot, {
      type: "cause",
      seat: 1,
      payload: { what: "roll" },
      intentId: "i-1",
    });
    expect(other.ok ? "" : other.error.code).toBe("CONFLICT");
  });
  it("are the same in whichever order the payload was written", () => {
    const first = apply({ type: "cause", seat: 0, payload: { what: "gold", by: 2 }, intentId: "i-1" });
    if (!first.ok) throw new Error(first.error.message);
    const again: Action = { type: "cause", seat: 0, payload: { by: 2, what: "gold" }, intentId: "i-1" };
    expect(engine.applyAction(first.snapshot, again)).toMatchObject({ ok: true, repeated: true });
  });
  it("are remembered up to a limit", () => {
    let match = snapshot;
    for (let i = 0; i < 50; i++) {
      const result = engine.applyAction(match, {
        type: "cause",
        seat: 0,
        payload: { what: "roll" },
        intentId: `i-${i}`,
      });
      if (!result.ok) throw new Error(result.error.message);
      match = result.snapshot;
    }
    expect(match.intents).toHaveLength(32);
  });
  it("are left to a host that remembers them itself", () => {
    const forgetful = createEngine(arena, [], { remembersIntents: false });
    const first = forgetful.applyAction(snapshot, { type: "cause", seat: 0, payload: { what: "roll" }, intentId: "i" });
    if (!first.ok) throw new Error(first.error.message);
    expect(first.snapshot.intents).toEqual([]);
    expect(forgetful.applyAction(first.snapshot, first.entry.action!)).toMatchObject({ ok: true, repeated: false });
  });
});
