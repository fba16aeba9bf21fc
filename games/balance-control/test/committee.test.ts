import { describe, expect, it } from "vitest";
import { resourcesOf, stage, tileAt, tileId } from "./stage.ts";

const ready = { established: [true, true] } as const;
const tiles = { "1,0": "committee", "0,1": "grassroots" };

describe("formalising", () => {
  it("[R5.4] who controls a committee pays two of different resorts for a marker in the supply", () => {
    const on = stage({ tiles, markers: [["1,0"], []], resources: [{ domestic: 2, media: 1 }], more: ready });
    on.does(0, "core.formalizeInfluence", { tile: tileId("1,0") });
    expect(resourcesOf(on, 0)).toEqual({ domestic: 1 });
    expect([on.state.supply[0].length, on.state.reserve[0].length]).toEqual([5, 2]);
    expect(on.told(1)).toContain("Player 1 formalises influence in Committee at 1,0.");
    // The marker is for a later turn: this turn's action is taken.
    expect(on.tries(0, "core.placeInfluence", { tile: tileId("1,0") }).code).toBe("WINDOW_INVALID");
  });
  it("[R5.4] the payer chooses what to pay with", () => {
    const on = stage({
      tiles,
      markers: [["1,0"], []],
      resources: [{ domestic: 1, foreign: 1, media: 1 }],
      more: ready,
    });
    const choice = on.choice(0, "core.formalizeInfluence", { tile: tileId("1,0") });
    expect(choice.options.map(({ label }) => label)).toEqual([
      ["label.resources", { cost: { domestic: 1, foreign: 1 } }],
      ["label.resources", { cost: { domestic: 1, media: 1 } }],
      ["label.resources", { cost: { foreign: 1, media: 1 } }],
    ]);
    on.does(0, "core.formalizeInfluence", { tile: tileId("1,0"), payment: choice.options[2]!.key });
    expect(resourcesOf(on, 0)).toEqual({ domestic: 1 });
  });
  it("[R5.4] two of one resort are not two of different resorts", () => {
    const on = stage({ tiles, markers: [["1,0"], []], resources: [{ domestic: 5 }], more: ready });
    const refusal = on.tries(0, "core.formalizeInfluence", { tile: tileId("1,0") });
    expect(refusal).toEqual({
      code: "CANNOT_PAY",
      message: "CANNOT_PAY",
      details: { cost: { different: 2 } },
    });
  });
  it("[R5.4] in the full game it takes three of different resorts", () => {
    const given = { preset: "full", tiles, markers: [["1,0"], []], more: ready } as const;
    const poor = stage({ ...given, resources: [{ domestic: 5, media: 5 }] });
    expect(poor.tries(0, "core.formalizeInfluence", { tile: tileId("1,0") }).code).toBe("CANNOT_PAY");
    const on = stage({ ...given, resources: [{ domestic: 1, foreign: 1, media: 1 }] });
    on.does(0, "core.formalizeInfluence", { tile: tileId("1,0") });
    expect(resourcesOf(on, 0)).toEqual({});
  });
  it("[R5.4] a committee in a tie, or of another, formalises nothing", () => {
    const rich = [{ domestic: 3, foreign: 3, media: 3 }];
    const tied = stage({ tiles, markers: [["1,0"], ["1,0"]], resources: rich, more: ready });
    expect(tied.tries(0, "core.formalizeInfluence", { tile: tileId("1,0") }).code).toBe("NOT_IN_CONTROL");
  });
  it("[R5.4] not before every player has placed all starting influence", () => {
    const on = stage({ tiles, markers: [["1,0"], []], resources: [{ domestic: 1, media: 1 }] });
    expect(on.tries(0, "core.formalizeInfluence", { tile: tileId("1,0") }).code).toBe("STARTING_INFLUENCE_LEFT");
  });
  it("[R5.4] the last starting marker that is placed is remembered", () => {
    const on = stage({ tiles });
    const one = on.state.supply[0].slice(0, 1);
    const late = stage({ tiles, more: { supply: [one, on.state.supply[1]] } });
    late.does(0, "core.placeInfluence", { tile: tileId("1,0") });
    expect(late.state.established).toEqual([true, false]);
    expect(late.told(1)).toContain("Player 1 has placed all starting influence.");
  });
  it("[R5.1] an eighth marker is refused", () => {
    const more = { ...ready, reserve: [[], []] };
    const on = stage({ tiles, markers: [["1,0"], []], resources: [{ domestic: 1, media: 1 }], more });
    expect(on.tries(0, "core.formalizeInfluence", { tile: tileId("1,0") }).code).toBe("MARKERS_EXHAUSTED");
  });
  it("[R5.4] in the start committee once a game, for three different and one more", () => {
    const rich = { domestic: 3, foreign: 3, media: 3 };
    const on = stage({ resources: [rich], more: ready });
    const { id } = tileAt(on, "0,0");
    on.does(0, "core.formalizeInfluence", { tile: id, payment: "1 domestic, 1 foreign, 2 media" });
    expect(resourcesOf(on, 0)).toEqual({ domestic: 2, foreign: 2, media: 1 });
    const again = stage({ resources: [rich], more: { ...ready, startCommitteeUsed: [true, false] } });
    expect(again.tries(0, "core.formalizeInfluence", { tile: id }).code).toBe("START_COMMITTEE_USED");
    const poor = stage({ resources: [{ domestic: 9, foreign: 9 }], more: ready });
    expect(poor.tries(0, "core.formalizeInfluence", { tile: id }).code).toBe("CANNOT_PAY");
  });
});

describe("converting", () => {
  it("[R5.5] who controls a grassroots tile gives two of one resort for one of another", () => {
    const on = stage({ tiles, markers: [["0,1"], []], resources: [{ domestic: 3 }] });
    on.does(0, "core.convertResources", { tile: tileId("0,1"), give: "domestic", take: "media" });
    expect(resourcesOf(on, 0)).toEqual({ domestic: 1, media: 1 });
    expect(on.told(0)).toContain("You convert 2 domestic into 1 media.");
    expect(on.tries(0, "core.convertResources", {}).code).toBe("WINDOW_INVALID");
  });
  it("[R5.5] it takes two of one resort, and gives another", () => {
    const on = stage({ tiles, markers: [["0,1"], []], resources: [{ domestic: 1, media: 2 }] });
    const give = { tile: tileId("0,1"), give: "domestic", take: "media" };
    expect(on.tries(0, "core.convertResources", give).code).toBe("CANNOT_PAY");
    const same = { tile: tileId("0,1"), give: "media", take: "media" };
    expect(on.tries(0, "core.convertResources", same).code).toBe("CHOICE_INVALID");
  });
  it("[R5.5] without control nothing is converted", () => {
    const on = stage({ tiles, markers: [[], ["0,1"]], resources: [{ domestic: 4 }] });
    expect(on.tries(0, "core.convertResources", { tile: tileId("0,1") }).code).toBe("NOT_IN_CONTROL");
  });
});
