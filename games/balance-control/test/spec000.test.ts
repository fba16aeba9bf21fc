import { defineExpansion, type HookContext, type HookName } from "@cardwright/core/expansion";
import { describe, expect, it } from "vitest";
import { COMBINATIONS, measuresOf, nameOf, passes, type Stage, stage } from "./stage.ts";

/** Spec 000's own tests, against this game with each set of expansions. */

interface Calls {
  readonly calls: readonly HookName[];
}
const HOOKS = ["onBeforeActionValidate", "onValidateAction", "onApplyAction", "onAfterAction", "onSnapshot"] as const;
const recorder = (rejects: string) => {
  const records = (hook: HookName) => (context: HookContext<Calls>) => {
    if (hook === "onValidateAction" && context.action.type === rejects) {
      return { reject: { code: "TEST_VETO", message: "the test says no", details: { hook } } };
    }
    return { slice: { calls: [...context.slice.calls, hook] } };
  };
  return defineExpansion({
    id: "test",
    slice: { initial: { calls: [] }, sight: "everyone" },
    hooks: Object.fromEntries(HOOKS.map((hook) => [hook, records(hook)])),
  });
};
const callsOf = (on: Stage) => (on.state.extensions["test"] as Calls).calls;
/** Someone always has something to take: the first deck of the set. */
const withMeasures = COMBINATIONS.filter((set) => set.length > 0);

describe.each(COMBINATIONS.map((set) => [nameOf(set), set] as const))("with %s", (_, expansions) => {
  it("A: hooks run once for each action, in the documented order, and a veto is told as it was given", () => {
    const on = stage({ phase: "awaitingPlacement", expansions: [...expansions, recorder("core.drawTile")] });
    const before = on.snapshot;
    expect(on.tries(0, "core.drawTile")).toEqual({
      code: "TEST_VETO",
      message: "the test says no",
      details: { hook: "onValidateAction" },
    });
    expect(on.snapshot).toBe(before);
    const other = stage({ expansions: [...expansions, recorder("core.drawTile")] });
    other.does(0, "core.skipAction");
    expect(callsOf(other)).toEqual(HOOKS);
    other.does(0, "core.passTurn");
    expect(callsOf(other)).toEqual([...HOOKS, ...HOOKS]);
  });
  it("A: the veto comes after phase gate and actor", () => {
    const on = stage({ phase: "awaitingPass", expansions: [...expansions, recorder("core.drawTile")] });
    expect(on.tries(0, "core.drawTile").code).toBe("WINDOW_INVALID");
    expect(on.tries(1, "core.drawTile").code).toBe("NOT_YOUR_TURN");
  });
  it("B: after as many passes as there are players the round goes up once", () => {
    const on = stage({ seats: 3, phase: "awaitingPlacement", expansions });
    const clock = () => {
      const { turn, round, turnInRound, roundStartPlayerIndex, activeSeat } = on.state;
      return [turn, round, turnInRound, roundStartPlayerIndex, activeSeat];
    };
    const seen = [clock()];
    for (let i = 0; i < 7; i++) {
      passes(on, i % 3);
      seen.push(clock());
    }
    expect(seen).toEqual([
      [1, 1, 1, 0, 0],
      [2, 1, 2, 0, 1],
      [3, 1, 3, 0, 2],
      [4, 2, 1, 0, 0],
      [5, 2, 2, 0, 1],
      [6, 2, 3, 0, 2],
      [7, 3, 1, 0, 0],
      [8, 3, 2, 0, 1],
    ]);
  });
  it("C: an effect blocks drawing until its player is active again, and nobody is stuck meanwhile", () => {
    const blocks = { expires: { atNextTurnOfPlayerId: 0 }, modifiers: { blockActionTypes: ["core.drawTile"] } };
    const on = stage({ seats: 3, phase: "awaitingPlacement", expansions, effects: [blocks] });
    for (const seat of [0, 1, 2]) {
      expect(on.tries(seat, "core.drawTile")).toMatchObject({ code: "ACTION_BLOCKED", because: [{ effect: "x0" }] });
      on.does(seat, "core.skipPlacement").does(seat, "core.skipAction");
      expect(on.state.effects).toHaveLength(1);
      on.does(seat, "core.passTurn");
    }
    expect(on.state.effects).toHaveLength(0);
    on.does(0, "core.drawTile");
  });
  it("C: cost modifiers make political actions dearer, and the refusal names them", () => {
    const dearer = { source: { kind: "overlay", ref: "tax" }, modifiers: { costDeltaByResourceId: { media: 1 } } };
    const tiles = { "1,0": "committee" };
    const poor = stage({ expansions, effects: [dearer], tiles });
    expect(poor.tries(0, "core.placeInfluence", { tile: "t1,0" })).toMatchObject({
      code: "CANNOT_PAY",
      message: "CANNOT_PAY.added",
      because: [{ question: "costDelta", effect: "x0", source: "tax" }],
    });
    const rich = stage({ expansions, effects: [dearer], tiles, resources: [{ media: 2 }] });
    rich.does(0, "core.placeInfluence", { tile: "t1,0" });
    expect(rich.state.resources[0]).toEqual({ media: 1 });
  });
});

describe.each(withMeasures.map((set) => [nameOf(set), set] as const))("D: measures with %s", (_, expansions) => {
  for (const { id } of expansions) {
    it(`${id}: three lie face up, and every player has an empty hand`, () => {
      const { faceUp, handByPlayerId, recycled } = measuresOf(stage({ seats: 4, expansions }), id);
      expect(faceUp).toHaveLength(3);
      expect(handByPlayerId).toEqual({ 0: [], 1: [], 2: [], 3: [] });
      expect(recycled).toBe(false);
    });
    it(`${id}: taking consumes the chosen place, refills it in the row and ends the turn`, () => {
      const on = stage({ expansions });
      const before = measuresOf(on, id);
      on.does(0, `exp.${id}.measure.take`, { index: 1 });
      const after = measuresOf(on, id);
      expect(after.handByPlayerId["0"]).toEqual([before.faceUp[1]]);
      expect(after.faceUp).toEqual([before.faceUp[0], before.drawPile.at(-1), before.faceUp[2]]);
      expect(on.state).toMatchObject({ activeSeat: 1, phase: "awaitingPlacement" });
    });
    it(`${id}: a hand holds two`, () => {
      const { faceUp, drawPile } = measuresOf(stage({ expansions }), id);
      const hand = [...faceUp, ...drawPile].slice(-2);
      const on = stage({ expansions, hands: { [id]: [hand] } });
      expect(on.tries(0, `exp.${id}.measure.take`, { index: 0 }).code).toBe("MEASURE_HAND_FULL");
      on.does(0, `exp.${id}.measure.discard`, { measureId: hand[0]! });
      expect(on.state.phase).toBe("awaitingAction");
      on.does(0, `exp.${id}.measure.take`, { index: 0 });
    });
    it(`${id}: taking is a political action, playing is not`, () => {
      const on = stage({ expansions, phase: "awaitingPlacement" });
      expect(on.tries(0, `exp.${id}.measure.take`, { index: 0 }).code).toBe("WINDOW_INVALID");
    });
  }
});
