import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyPatch, createEngine, diff, patchesOf } from "../src/host.ts";
import { duel, playRandom } from "../src/testing/index.ts";

describe("patches", () => {
  it("turn one value into the other, whatever they are", () => {
    // Through text once, because JSON has no minus zero.
    const value = fc.jsonValue({ maxDepth: 4 }).map((json): unknown => JSON.parse(JSON.stringify(json)));
    fc.assert(
      fc.property(value, value, (before, after) => {
        const patch = JSON.parse(JSON.stringify(diff(before, after)));
        expect(applyPatch(before, patch)).toEqual(after);
      }),
    );
  });
  it("are empty for what did not change, and short for what did", () => {
    const before = { life: [30, 30], hand: [{ id: "p1" }, { id: "p2" }, { id: "p3" }], count: { count: 3 } };
    expect(diff(before, before)).toEqual([]);
    expect(diff(before, { ...before, life: [30, 27] })).toEqual([[["life", 1], 27]]);
    const [first, , third] = before.hand;
    expect(diff(before, { ...before, hand: [first, third] })).toEqual([[["hand"], 1, 1, []]]);
    expect(diff(before, { ...before, hand: [...before.hand, { id: "p4" }] })).toEqual([
      [["hand"], 3, 0, [{ id: "p4" }]],
    ]);
  });
  it("follow a whole match for every viewer, and do not change the old view", () => {
    const match = playRandom(duel, "patches");
    const engine = createEngine(duel);
    for (const viewer of [0, 1, -1]) {
      let { snapshot } = engine.create({ seed: match.seed });
      let held = JSON.parse(JSON.stringify(engine.view(snapshot.state, viewer)));
      for (const { action } of match.entries.slice(1)) {
        const result = engine.applyAction(snapshot, action ?? { type: "", seat: 0 });
        if (!result.ok) throw new Error(result.error.message);
        const [before, after] = [engine.view(snapshot.state, viewer), engine.view(result.snapshot.state, viewer)];
        const patch = diff(before, after);
        expect(patchesOf(engine)(snapshot.state, result.snapshot.state).for(viewer)).toEqual(patch);
        const old = JSON.stringify(held);
        const next = applyPatch(held, JSON.parse(JSON.stringify(patch)));
        expect(JSON.stringify(held)).toBe(old);
        ({ snapshot } = result);
        held = next;
        expect(JSON.stringify(held)).toBe(JSON.stringify(engine.view(snapshot.state, viewer)));
      }
    }
  });
  it("share a view's parts that did not change, and are empty for a viewer who saw nothing", () => {
    const engine = createEngine(duel);
    const { snapshot } = engine.create({ seed: "1".repeat(64) });
    expect(engine.view(snapshot.state, 0).discard).toBe(snapshot.state.discard);
  });
  it("refuse a path that leads nowhere", () => {
    expect(() => applyPatch({ a: 1 }, [[["b", "c"], 1]])).toThrow("which is not there");
    expect(() => applyPatch({ a: 1 }, [[["a"], 0, 0, []]])).toThrow("where there is none");
    expect(() => applyPatch({}, [[["__proto__", "polluted"], 1]])).toThrow("which is not there");
  });
});
