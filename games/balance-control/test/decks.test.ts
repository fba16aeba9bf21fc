import type { Measures } from "@cardwright/core/expansion";
import { describe, expect, it } from "vitest";
import { climate, economy } from "../src/index.ts";
import { COMBINATIONS, measuresOf, nameOf, passes, type Stage, stage, withMeasures } from "./stage.ts";

/** The life of a measure in a match: one play a round, two plays a game, one recycling (spec 000 D). */

/** Two of each deck that can always be played by who can pay for them. */
const MEASURES: Readonly<Record<string, readonly [measure: string, other: string]>> = {
  economy: ["E10", "E03"],
  security: ["S15", "S11"],
  climate: ["C07", "C08"],
};
/** Every deck within every set of expansions. */
const DECKS = COMBINATIONS.flatMap((set) =>
  set.map(({ id }) => [id, nameOf(set), set, ...(MEASURES[id] ?? ["", ""])] as const),
);
const rich = { domestic: 9, foreign: 9, media: 9, economy: 9, security: 9, climate: 9 };

describe.each(DECKS)("the %s deck with %s", (id, _, expansions, measure, other) => {
  const given = { expansions, resources: [rich, rich], hands: { [id]: [[measure, other]] } };
  const play = `exp.${id}.measure.play`;
  const having = (on: Stage, measures: Measures): Stage => withMeasures(on, id, measures);

  it("[R10.1] a played measure goes to the discard, counts as played, and the action is still to come", () => {
    const on = stage(given).does(0, play, { measureId: measure });
    expect(measuresOf(on, id)).toMatchObject({
      discardPile: [measure],
      playsByMeasureId: { [measure]: 1 },
      playedThisRoundByPlayerId: { 0: true, 1: false },
      handByPlayerId: { 0: [other] },
    });
    expect(on.state.phase).toBe("awaitingAction");
    on.does(0, "core.skipAction");
  });
  it("[R10.1] one measure of a deck a round; the next round clears it", () => {
    const on = stage(given).does(0, play, { measureId: measure });
    expect(on.tries(0, play, { measureId: other }).code).toBe("MEASURE_PLAYED_THIS_ROUND");
    passes(on, 0);
    expect(measuresOf(on, id).playedThisRoundByPlayerId["0"]).toBe(true);
    passes(on, 1);
    expect(measuresOf(on, id).playedThisRoundByPlayerId["0"]).toBe(false);
  });
  it("[R10.1] a measure is played twice a game at most, and what may not be played can be put away", () => {
    const dealt = stage(given);
    const on = having(dealt, { ...measuresOf(dealt, id), playsByMeasureId: { [measure]: 2 } });
    expect(on.tries(0, play, { measureId: measure }).code).toBe("MEASURE_USED_UP");
    on.does(0, `exp.${id}.measure.discard`, { measureId: measure });
    expect(measuresOf(on, id).handByPlayerId["0"]).toEqual([other]);
  });
  it("[R10.5] the deck recycles once, without what has been played twice", () => {
    const dealt = stage({ expansions });
    const measures = measuresOf(dealt, id);
    const all = [...measures.faceUp, ...measures.drawPile];
    const [done = "", ...discardPile] = all.slice(3);
    const on = having(dealt, {
      ...measures,
      faceUp: all.slice(0, 3),
      drawPile: [],
      discardPile: [done, ...discardPile],
      playsByMeasureId: { ...measures.playsByMeasureId, [done]: 2 },
    });
    on.does(0, `exp.${id}.measure.take`, { index: 0 });
    const after = measuresOf(on, id);
    expect(after).toMatchObject({ recycled: true, discardPile: [done] });
    expect(after.faceUp).toHaveLength(3);
    expect([...after.drawPile, after.faceUp[0]].sort()).toEqual([...discardPile].sort());
    // A second time there is nothing to draw from: the row is short, and stays so.
    having(on, { ...after, drawPile: [], faceUp: after.faceUp.slice(0, 3) });
    passes(on, 1);
    on.does(0, "core.drawTile").does(0, "core.placeTile", { cell: on.choice(0, "core.placeTile").options[0]!.key });
    expect(measuresOf(on.does(0, `exp.${id}.measure.take`, { index: 0 }), id)).toMatchObject({
      recycled: true,
      drawPile: [],
      discardPile: [done],
      faceUp: after.faceUp.slice(1),
    });
  });
  it("[R10.3] it may be played before or after the tile, not after the action", () => {
    const early = stage({ ...given, phase: "awaitingPlacement" }).does(0, play, { measureId: measure });
    expect(early.state.phase).toBe("awaitingPlacement");
    const late = stage({ ...given, phase: "awaitingPass" });
    expect(late.tries(0, play, { measureId: measure }).code).toBe("WINDOW_INVALID");
  });
  it("[R10.3] who cannot pay does not play", () => {
    const on = stage({ ...given, resources: [] });
    expect(on.tries(0, play, { measureId: measure }).code).toBe("CANNOT_PAY");
    // The table greys it with the same reason, before it is chosen.
    expect(on.choice(0, play).options.map(({ refused }) => refused?.code)).toEqual(["CANNOT_PAY", "CANNOT_PAY"]);
  });
});

describe("several decks", () => {
  const hands = { economy: [["E10"]], climate: [["C07"]] };
  it("[R10.1] each deck has its own count of plays", () => {
    const on = stage({ expansions: [economy, climate], resources: [rich], hands });
    on.does(0, "exp.economy.measure.play", { measureId: "E10" });
    on.does(0, "exp.climate.measure.play", { measureId: "C07" });
    expect(on.state.effects.map(({ definition }) => definition)).toEqual(["economy.E10", "climate.C07"]);
  });
  it("[R10.6] a resort that is not in the match is paid with any other", () => {
    const alone = stage({
      expansions: [climate],
      resources: [{ climate: 1, foreign: 1 }],
      hands: { climate: [["C06"]] },
    });
    alone.does(0, "exp.climate.measure.play", { measureId: "C06" });
    expect(alone.state.resources[0]).toEqual({});
    const both = stage({
      expansions: [economy, climate],
      resources: [{ climate: 1, foreign: 1 }],
      hands: { climate: [["C06"]] },
    });
    expect(both.tries(0, "exp.climate.measure.play", { measureId: "C06" })).toMatchObject({
      code: "CANNOT_PAY",
      message: "CANNOT_PAY",
      details: { cost: { climate: 1, economy: 1 } },
    });
  });
});
