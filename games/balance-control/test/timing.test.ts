import type { Expires } from "@cardwright/core/host";
import { describe, expect, it } from "vitest";
import { measures as climateMeasures } from "../src/climate/measures/index.ts";
import { measures as economyMeasures } from "../src/economy/measures/index.ts";
import { climate, economy, security } from "../src/index.ts";
import type { Timing } from "../src/measures/timing.ts";
import { measures as securityMeasures } from "../src/security/measures/index.ts";
import { passes, type Stage, stage, tileId } from "./stage.ts";

/** Every measure with a lasting effect ends when its timing says, by the numbers of spec 000 C. */

const rich = { domestic: 9, foreign: 9, media: 9, economy: 9, security: 9, climate: 9 };
const overlay = { id: "o1", face: "control", at: "overlays", tile: tileId("0,1") };
const table = (deck: string, measureId: string) =>
  stage({
    expansions: [economy, security, climate],
    tiles: { "1,0": "resort:economy:2", "0,1": "committee", "-1,0": "hotspot", "-1,1": "grassroots" },
    markers: [["0,1"], ["1,0"]],
    resources: [rich, rich],
    hands: { [deck]: [[measureId]] },
    effects: [{ definition: "security.control", piece: "o1" }],
    more: { overlays: [overlay], turn: 5, round: 3 },
  });
const EXPIRES: Readonly<Partial<Record<Timing, Expires>>> = {
  thisTurn: { atTurn: 6 },
  thisRound: { atRound: 4 },
  thisSettlement: { atRound: 4 },
  nextRound: { atRound: 5 },
  untilEndOfNextRound: { atRound: 5 },
  untilYourNextTurn: { atNextTurnOfPlayerId: 0 },
  untilEndOfTargetsNextTurn: {},
  untilConsumed: {},
};
/** C03 needs a marker of one's own on a resort tile. */
const moved = (on: Stage, id: string): Stage => {
  if (id !== "C03") return on;
  const board = on.state.board.map((marker) => ({ ...marker, tile: tileId("1,0") }));
  on.snapshot = { ...on.snapshot, state: { ...on.state, board } };
  return on;
};
const listed = [
  ...economyMeasures.map(({ id, timing, effect }) => ["economy", id, timing, effect !== undefined] as const),
  ...securityMeasures.map(({ id, timing, effect }) => ["security", id, timing, effect !== undefined] as const),
  ...climateMeasures.map(({ id, timing, effect }) => ["climate", id, timing, effect !== undefined] as const),
];
const answering: readonly Timing[] = ["beforeMajority", "reaction"];

describe("[R10.4] timing", () => {
  it.each(listed.filter(([, , timing]) => !answering.includes(timing)))("%s %s: %s", (deck, id, timing, lasts) => {
    const on = moved(table(deck, id), id);
    const play = on.engine.validActions(on.state, 0).find(({ payload }) => payload?.["measureId"] === id);
    if (play === undefined) throw new Error(`${id} cannot be played here`);
    const result = on.engine.applyAction(on.snapshot, play);
    if (!result.ok) throw new Error(result.error.message);
    on.snapshot = result.snapshot;
    const found = () => on.state.effects.filter(({ definition }) => definition === `${deck}.${id}`);
    expect(found().map(({ expires }) => expires)).toEqual(lasts ? [EXPIRES[timing]] : []);
    expect(timing === "oneShot").toBe(!lasts);
    // Two rounds on, nothing is left but what waits to be consumed.
    for (const seat of [0, 1, 0, 1]) passes(on, seat);
    expect(found()).toHaveLength(["C13"].includes(id) ? 1 : 0);
  });
  it("[R10.4] measures that answer leave no effect of their own", () => {
    const answers = listed.filter(([, , timing]) => answering.includes(timing));
    expect(answers.map(([, id, , lasts]) => [id, lasts])).toEqual([
      ["S02", false],
      ["S03", false],
    ]);
  });
});
