import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tiles, world } from "../test/games/tiles.ts";
import {
  defineExpansion,
  initMeasureState,
  type MeasureResult,
  type MeasureState,
  measureParts,
  measureStateSchema,
  measuresSeen,
  playMeasure,
  takeFaceUpMeasure,
} from "./expansion/index.ts";
import { seedFromText } from "./host.ts";
import { discardMeasure, startMeasureRound } from "./measures/state.ts";
import { laws, scene } from "./testing/index.ts";

const seed = seedFromText("measures");
const deckIds = ["m1", "m2", "m3", "m4", "m5", "m6"];
const fresh = () => initMeasureState({ playerIds: ["a", "b"], deckIds, seed });
const ok = (result: MeasureResult): MeasureState => {
  if (!result.ok) throw new Error(result.error.code);
  return result.state;
};
const code = (result: MeasureResult): string => (result.ok ? "accepted" : result.error.code);

describe("the measure scaffold", () => {
  it("starts with three face up, deterministically", () => {
    expect(fresh()).toEqual(fresh());
    expect(fresh().faceUp).toHaveLength(3);
    expect(fresh().drawPile).toHaveLength(3);
    const other = initMeasureState({ playerIds: ["a"], deckIds, seed: seedFromText("other") });
    expect([...other.faceUp, ...other.drawPile]).not.toEqual([...fresh().faceUp, ...fresh().drawPile]);
  });
  it("takes a face-up measure and refills its place in the row", () => {
    const before = fresh();
    const after = ok(takeFaceUpMeasure(before, "a", 1));
    expect(after.handByPlayerId["a"]).toEqual([before.faceUp[1]]);
    expect(after.faceUp).toEqual([before.faceUp[0], before.drawPile.at(-1), before.faceUp[2]]);
    expect(before.handByPlayerId["a"]).toEqual([]);
  });
  it("holds at most two in hand", () => {
    const full = ok(takeFaceUpMeasure(ok(takeFaceUpMeasure(fresh(), "a", 0)), "a", 0));
    expect(code(takeFaceUpMeasure(full, "a", 0))).toBe("MEASURE_HAND_FULL");
    expect(code(takeFaceUpMeasure(full, "b", 0))).toBe("accepted");
  });
  it("plays one a round: to the discard pile, marked, counted", () => {
    const hand = ok(takeFaceUpMeasure(ok(takeFaceUpMeasure(fresh(), "a", 0)), "a", 0));
    const [first, second] = hand.handByPlayerId["a"] ?? [];
    const played = ok(playMeasure(hand, "a", first ?? ""));
    expect(played.discardPile).toEqual([first]);
    expect(played.playedThisRoundByPlayerId).toEqual({ a: true, b: false });
    expect(played.playsByMeasureId[first ?? ""]).toBe(1);
    expect(code(playMeasure(played, "a", second ?? ""))).toBe("MEASURE_PLAYED_THIS_ROUND");
    expect(code(playMeasure(startMeasureRound(played), "a", second ?? ""))).toBe("accepted");
  });
  it("plays each measure twice a game at most, and lets a used-up one be put away", () => {
    const hand = ok(takeFaceUpMeasure(fresh(), "a", 0));
    const [id = ""] = hand.handByPlayerId["a"] ?? [];
    const usedUp = { ...hand, playsByMeasureId: { ...hand.playsByMeasureId, [id]: 2 } };
    expect(code(playMeasure(usedUp, "a", id))).toBe("MEASURE_USED_UP");
    expect(ok(discardMeasure(usedUp, "a", id)).handByPlayerId["a"]).toEqual([]);
  });
  it("recycles once, when the pile is empty and something was discarded", () => {
    let state = fresh();
    let recycled = 0;
    for (let i = 0; i < 30; i++) {
      const before = state.recycled;
      const [id] = state.handByPlayerId["a"] ?? [];
      if (id !== undefined) state = ok(playMeasure(startMeasureRound(state), "a", id));
      else if (state.faceUp.length > 0) state = ok(takeFaceUpMeasure(state, "a", 0));
      if (!before && state.recycled) recycled++;
    }
    expect(recycled).toBe(1);
    expect(state.faceUp).toEqual([]);
    expect(Object.values(state.playsByMeasureId).every((plays) => plays <= 2)).toBe(true);
  });
  it("refuses nonsense with a code and changes nothing", () => {
    const state = fresh();
    const before = JSON.stringify(state);
    for (const index of [-1, 3, 0.5, Number.NaN])
      expect(code(takeFaceUpMeasure(state, "a", index))).toBe("MEASURE_NOT_FACE_UP");
    for (const player of ["c", "__proto__", "constructor", ""]) {
      expect(code(takeFaceUpMeasure(state, player, 0))).toBe("MEASURE_PLAYER_UNKNOWN");
      expect(code(playMeasure(state, player, "m1"))).toBe("MEASURE_PLAYER_UNKNOWN");
    }
    expect(code(playMeasure(state, "a", "m1"))).toBe("MEASURE_NOT_IN_HAND");
    expect(JSON.stringify(state)).toBe(before);
    expect(() => initMeasureState({ playerIds: ["a", "a"], deckIds, seed })).toThrow("once");
    expect(() => initMeasureState({ playerIds: ["a"], deckIds: ["m1", "m1"], seed })).toThrow("once");
  });
  it("keeps its invariants whatever is done", () => {
    const step = fc.record({
      what: fc.constantFrom("take", "play", "discard", "round"),
      player: fc.constantFrom("a", "b"),
      index: fc.nat(3),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let state = fresh();
        for (const { what, player, index } of steps) {
          const id = state.handByPlayerId[player]?.[index % 2] ?? "none";
          const result =
            what === "take"
              ? takeFaceUpMeasure(state, player, index)
              : what === "play"
                ? playMeasure(state, player, id)
                : what === "discard"
                  ? discardMeasure(state, player, id)
                  : { ok: true as const, state: startMeasureRound(state) };
          if (result.ok) ({ state } = result);
          measureStateSchema.parse(state);
          const all = [
            ...state.drawPile,
            ...state.discardPile,
            ...state.faceUp,
            ...Object.values(state.handByPlayerId).flat(),
          ];
          expect(all.sort()).toEqual(deckIds);
          const more = state.drawPile.length > 0 || (!state.recycled && state.discardPile.length > 0);
          expect(state.faceUp.length === 3 || !more).toBe(true);
        }
      }),
    );
  });
});

describe("measures in an expansion", () => {
  const parts = measureParts(world, { expansionId: "economy", deckIds, nameOf: (id) => `Measure ${id}` });
  const { measuresOf, ...pieces } = parts;
  const economy = defineExpansion({ id: "economy", ...pieces });
  const start = () => scene(tiles, { expansions: [economy] });
  const hand = (table: ReturnType<typeof start>, seat: number) => measuresOf(table.state).handByPlayerId[String(seat)];

  it("registers exp.economy.measure.take and play, with the payloads of the spec", () => {
    const table = start();
    const [first] = measuresOf(table.state).faceUp;
    table.does(0, "exp.economy.measure.take", { index: 0 });
    expect(hand(table, 0)).toEqual([first]);
    table.does(0, "exp.economy.measure.play", { measureId: first ?? "" });
    expect(hand(table, 0)).toEqual([]);
    expect(table.told(1)[0]).toBe(`Player 1 plays the measure Measure ${first}.`);
  });
  it("clears the per-round flag when a round begins", () => {
    const table = start()
      .does(0, "exp.economy.measure.take", { index: 0 })
      .does(0, "exp.economy.measure.take", { index: 1 });
    const [first = "", second = ""] = hand(table, 0) ?? [];
    table.does(0, "exp.economy.measure.play", { measureId: first });
    expect(table.tries(0, "exp.economy.measure.play", { measureId: second }).code).toBe("MEASURE_PLAYED_THIS_ROUND");
    for (const seat of [0, 1]) table.does(seat, "core.skipPlacement").does(seat, "core.passTurn");
    table.does(0, "exp.economy.measure.play", { measureId: second });
  });
  it("shows the row and the hands, and of the pile only how many", () => {
    const table = start();
    const hidden = measuresOf(table.state).drawPile;
    const view = table.view(0);
    expect(measuresSeen(view, "economy")).toEqual({
      drawPileCount: hidden.length,
      discardPile: [],
      faceUp: measuresOf(table.state).faceUp,
      recycled: false,
      playsByMeasureId: Object.fromEntries(deckIds.map((id) => [id, 0])),
      playedThisRoundByPlayerId: { 0: false, 1: false },
      handByPlayerId: { 0: [], 1: [] },
    });
    for (const face of hidden) expect(JSON.stringify(view)).not.toContain(`"face":"${face}"`);
    expect(measuresSeen(view, "security")).toBeUndefined();
  });
  it("obeys the laws", () => {
    laws(tiles, { expansions: [economy], matches: 3, seats: [2, 3] });
  });
});
