import type { StateOf } from "@cardwright/core";
import { keepScenes } from "@cardwright/core/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { climate, economy, security } from "../src/index.ts";
import type { Security } from "../src/security/world.ts";
import { around, markersAt, measuresOf, passes, resourcesOf, type Stage, stage, tileAt, tileId } from "./stage.ts";

const rich = { domestic: 9, foreign: 9, media: 9, security: 9 };
const tiles = {
  "1,0": "resort:domestic:3",
  "0,1": "committee",
  "-1,0": "grassroots",
  "2,0": "hotspot",
  "1,-1": "system:authority-apparatus",
};
const base = { expansions: [security], tiles, resources: [rich, rich] };
type Given = Parameters<typeof stage>[0];
const holds = (measureId: string, more: Given = {}) => stage({ ...base, hands: { security: [[measureId]] }, ...more });
const plays = (on: Stage, measureId: string, wanted: Readonly<Record<string, string | number>> = {}) =>
  on.does(0, "exp.security.measure.play", { measureId, ...wanted });
const definitions = (on: Stage) => on.state.effects.map(({ definition }) => definition);
const secured = (on: Stage) => on.state as unknown as StateOf<Security>;
const lying = (on: Stage) => secured(on).overlays.map(({ face, tile }) => [face, tile]);
const overlay = (kind: string, cell: string, i = 1) => ({
  piece: { id: `o${i}`, face: kind, at: "overlays", tile: tileId(cell) },
  effect: { definition: `security.${kind}`, piece: `o${i}`, source: { kind: "overlay", ref: kind } },
});
const lyingThere = (...list: readonly ReturnType<typeof overlay>[]) => ({
  effects: list.map(({ effect }) => effect),
  more: { overlays: list.map(({ piece }) => piece) },
});
const spent = (amounts: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(rich).map(([resort, n]) => [resort, n - (amounts[resort] ?? 0)]));

describe("S01 Alert Raised", () => {
  it("places any overlay for its own price, and the action is still to come", () => {
    const on = plays(holds("S01"), "S01", { overlay: "blockade", tile: tileId("0,1") });
    expect([lying(on), resourcesOf(on, 0)]).toEqual([[["blockade", tileId("0,1")]], spent({ security: 1, media: 1 })]);
    expect(on.state.phase).toBe("awaitingAction");
  });
});

describe("S02 Midnight Order", () => {
  const cells = around(3, 0).filter((cell) => cell !== "4,0");
  const given = {
    phase: "awaitingPlacement",
    drawn: "committee",
    tiles: { "3,0": "hotspot", ...Object.fromEntries(cells.map((cell) => [cell, "lobbyist"])) },
    markers: [["3,0"], []],
    hands: { security: [[], ["S02"]] },
  } as const;
  const lays = (on: Stage) => on.does(0, "core.placeTile", { cell: "4,0" });
  it("[R6.4] is offered before the majority is looked at, in another player's turn, and blocks the hotspot", () => {
    const on = lays(stage({ ...base, ...given }));
    expect(on.state.prompts.map(({ type, seat }) => [type, seat])).toEqual([["exp.security.answer", 1]]);
    expect(tileAt(on, "3,0").resolved).toBe(false);
    on.answers(1, { play: "YES" });
    expect([lying(on), resourcesOf(on, 1)]).toEqual([[["blockade", tileId("3,0")]], spent({ security: 2 })]);
    expect([tileAt(on, "3,0").resolved, on.state.phase]).toEqual([false, "awaitingAction"]);
    expect(measuresOf(on, "security")).toMatchObject({
      discardPile: ["S02"],
      playedThisRoundByPlayerId: { 0: false, 1: true },
    });
  });
  it("may be kept: then the hotspot resolves", () => {
    const on = lays(stage({ ...base, ...given })).answers(1, { play: "NO" });
    expect([tileAt(on, "3,0").resolved, markersAt(on, "3,0", 0)]).toEqual([true, 2]);
    expect(measuresOf(on, "security").handByPlayerId["1"]).toEqual(["S02"]);
  });
  it("is not offered to who cannot pay, has played this round, or is forbidden to", () => {
    expect(lays(stage({ ...base, ...given, resources: [rich, { security: 1 }] })).state.prompts).toEqual([]);
    const warned = { definition: "security.S11", targets: [1], params: { playedInRound: 0 } };
    expect(lays(stage({ ...base, ...given, effects: [warned] })).state.prompts).toEqual([]);
  });
  it("[R12.6] asks in player order from the active player", () => {
    // The deck has one of each; here everyone holds one, so that the order shows.
    const hands = { security: [["S02"], ["S02"], ["S02"]] };
    const on = stage({ ...base, ...given, seats: 3, activeSeat: 2, hands, resources: [rich, rich, rich] });
    on.does(2, "core.placeTile", { cell: "4,0" });
    const asked = [2, 0, 1].map((seat) => {
      const [prompt] = on.state.prompts;
      on.answers(seat, { play: "NO" });
      return prompt?.seat;
    });
    expect([asked, tileAt(on, "3,0").resolved]).toEqual([[2, 0, 1], true]);
  });
  it("opens no window once the hotspot is blocked, and the new overlay may be moved at once", () => {
    const hands = { security: [["S02"], ["S03"], []] };
    const on = lays(stage({ ...base, ...given, seats: 3, activeSeat: 0, hands, resources: [rich, rich, rich] }));
    expect(on.state.prompts[0]?.seat).toBe(0);
    on.answers(0, { play: "YES" });
    // Moved away, it no longer keeps the hotspot from resolving.
    expect(on.state.prompts[0]?.seat).toBe(1);
    on.answers(1, { play: "YES", tile: tileId("2,0") });
    expect(tileAt(on, "3,0").resolved).toBe(true);
  });
  it("is never a move of one's own", () => {
    const refusal = holds("S02").tries(0, "exp.security.measure.play", { measureId: "S02" });
    expect(refusal.code).toBe("MEASURE_ANSWERS_ONLY");
  });
});

describe("S03 Marching Orders", () => {
  it("moves the overlay that has just been placed, whoever placed it", () => {
    const on = stage({ ...base, hands: { security: [[], ["S03"]] } });
    on.does(0, "exp.security.placeOverlay", { overlay: "blockade", tile: tileId("1,0") });
    on.answers(1, { play: "YES", tile: tileId("0,1") });
    expect([lying(on), resourcesOf(on, 1)]).toEqual([[["blockade", tileId("0,1")]], spent({ security: 1 })]);
    expect(on.state.phase).toBe("awaitingPass");
  });
  it("is not offered where the overlay cannot move", () => {
    const on = stage({ ...base, hands: { security: [[], ["S03"]] } });
    on.does(0, "exp.security.placeOverlay", { overlay: "securityLevel", tile: tileId("1,0") });
    expect(on.state.prompts).toEqual([]);
  });
});

describe("S04 Handover of Files", () => {
  it("moves an overlay to another tile that takes it", () => {
    const on = holds("S04", lyingThere(overlay("control", "0,1")));
    expect(
      on.tries(0, "exp.security.measure.play", { measureId: "S04", overlay: "o1", tile: tileId("1,0") }).code,
    ).toBe("OVERLAY_DOES_NOT_FIT");
    plays(on, "S04", { overlay: "o1", tile: tileId("2,0") });
    expect([lying(on), resourcesOf(on, 0)]).toEqual([[["control", tileId("2,0")]], spent({ security: 1 })]);
  });
  it("needs an overlay", () => {
    expect(holds("S04").tries(0, "exp.security.measure.play", { measureId: "S04" }).code).toBe("NO_TARGET");
  });
});

describe("S05 Turf War", () => {
  it("answers the use of the apparatus with Administration on it", () => {
    const given = { ...base, ...lyingThere(overlay("blockade", "1,0")), markers: [["1,-1"], []] };
    const on = stage({ ...given, hands: { security: [[], ["S05"]] } });
    on.does(0, "exp.security.useApparatus", { apparatus: tileId("1,-1"), overlay: "o1", way: "remove" });
    on.answers(1, { play: "YES" });
    expect([lying(on), resourcesOf(on, 1)]).toEqual([
      [["administration", tileId("1,-1")]],
      spent({ security: 1, domestic: 1 }),
    ]);
    // It can be played at once as well, and does not wait for somebody to use the apparatus.
    const alone = stage({ ...base, markers: [["1,-1"], []], hands: { security: [["S05"]] } });
    alone.does(0, "exp.security.measure.play", { measureId: "S05" });
    expect(lying(alone)).toEqual([["administration", tileId("1,-1")]]);
    // From now on its use costs one more.
    const again = { ...lyingThere(overlay("administration", "1,-1"), overlay("blockade", "1,0", 2)) };
    const dear = stage({ ...base, ...again, markers: [["1,-1"], []], resources: [{}] });
    expect(dear.tries(0, "exp.security.useApparatus", { apparatus: tileId("1,-1") })).toMatchObject({
      code: "CANNOT_PAY",
      because: [{ definition: "security.administration" }],
    });
  });
});

describe("S06 Mutual Assistance", () => {
  it("lets security pay any resort in the cost of measures and overlays, this round", () => {
    const hands = { security: [["S06"]], economy: [["E02"]] };
    const given = { ...base, expansions: [economy, security], hands, resources: [{ security: 3, foreign: 1 }] };
    const on = plays(stage(given), "S06");
    on.does(0, "exp.economy.measure.play", { measureId: "E02", target: tileId("1,0") });
    expect(resourcesOf(on, 0)).toEqual({});
    passes(passes(on, 0), 1);
    expect(definitions(on)).toEqual([]);
  });
  it("pays nothing else", () => {
    const joker = { definition: "security.S06", owner: 0 };
    const more = { established: [true, true] };
    const on = stage({ ...base, effects: [joker], more, markers: [["0,1"], []], resources: [{ security: 5 }] });
    expect(on.tries(0, "core.formalizeInfluence", { tile: tileId("0,1") }).code).toBe("CANNOT_PAY");
  });
});

describe("S07 Court Ruling", () => {
  it("removes an overlay", () => {
    const on = plays(holds("S07", lyingThere(overlay("control", "0,1"))), "S07", { overlay: "o1" });
    expect([lying(on), definitions(on), resourcesOf(on, 0)]).toEqual([[], [], spent({ security: 1, domestic: 1 })]);
  });
});

describe("S08 Cooling Off", () => {
  it("removes all overlays from a hotspot when the round is settled", () => {
    const there = lyingThere(overlay("control", "2,0"), overlay("blockade", "2,0", 2), overlay("control", "0,1", 3));
    const on = plays(holds("S08", there), "S08", { target: tileId("2,0") });
    expect(lying(on)).toHaveLength(3);
    passes(on, 0).does(1, "core.drawTile");
    on.does(1, "core.placeTile", { cell: on.choice(1, "core.placeTile").options[0]!.key });
    on.does(1, "core.skipAction").does(1, "core.passTurn");
    expect([lying(on), definitions(on)]).toEqual([[["control", tileId("0,1")]], ["security.control"]]);
  });
});

describe("S09 Committee of Inquiry", () => {
  it("makes actions on a tile cost one more for each overlay there", () => {
    const there = lyingThere(overlay("control", "0,1"), overlay("blockade", "0,1", 2));
    const on = plays(holds("S09", { ...there, resources: [{ domestic: 1, security: 1, media: 3 }] }), "S09");
    on.does(0, "core.placeInfluence", { tile: tileId("0,1") });
    expect(resourcesOf(on, 0)).toEqual({});
  });
  it("counts an overlay that counts twice as two", () => {
    const twice = { definition: "security.S14", owner: 1, targets: ["o1"], expires: { atRound: 2 } };
    const { effects, more } = lyingThere(overlay("blockade", "0,1"));
    const resources = [{ domestic: 1, security: 1, media: 2 }];
    const on = plays(holds("S09", { effects: [...effects, twice], more, resources }), "S09");
    on.does(0, "core.placeInfluence", { tile: tileId("0,1") });
    expect(resourcesOf(on, 0)).toEqual({});
  });
  it("leaves tiles without overlays alone", () => {
    const on = plays(holds("S09", { resources: [{ domestic: 1, security: 1 }] }), "S09");
    on.does(0, "core.placeInfluence", { tile: tileId("0,1") });
  });
});

describe("S10 Curfew", () => {
  it("makes every effect cost one more this round, for everyone", () => {
    const curfew = { definition: "security.S10", owner: 1, expires: { atRound: 2 } };
    const given = { ...base, effects: [curfew], markers: [["-1,0"], []] };
    const on = stage({ ...given, resources: [{ domestic: 2, media: 1 }] });
    on.does(0, "core.convertResources", { tile: tileId("-1,0"), give: "domestic", take: "foreign" });
    expect(resourcesOf(on, 0)).toEqual({ foreign: 1 });
    const measure = stage({ ...given, hands: { security: [["S15"]] }, resources: [{ security: 1 }] });
    expect(measure.tries(0, "exp.security.measure.play", { measureId: "S15" })).toMatchObject({
      code: "CANNOT_PAY",
      because: [{ definition: "security.S10" }],
    });
  });
  it("[R2.3] leaves the start committee alone", () => {
    const curfew = { definition: "security.S10", owner: 1, expires: { atRound: 2 } };
    const resources = [{ domestic: 2, foreign: 1, media: 1 }];
    const on = stage({ ...base, effects: [curfew], resources, more: { established: [true, true] } });
    on.does(0, "core.formalizeInfluence", { tile: tileAt(on, "0,0").id });
    expect([resourcesOf(on, 0), on.state.startCommitteeUsed[0]]).toEqual([{}, true]);
  });
  it("does not hit placing and moving influence, and costs two security and one domestic", () => {
    const on = plays(holds("S10"), "S10").does(0, "core.placeInfluence", { tile: tileId("0,1") });
    expect(resourcesOf(on, 0)).toEqual(spent({ security: 2, domestic: 1 }));
  });
});

describe("S11 Word of Warning", () => {
  it("keeps a player from playing measures in the next round, not in this one", () => {
    const hands = { security: [["S11"], ["S15"]], climate: [[], ["C07"]] };
    const resources = [rich, { ...rich, climate: 1 }];
    const on = passes(
      plays(stage({ ...base, expansions: [security, climate], hands, resources }), "S11", { player: 1 }),
      0,
    );
    on.does(1, "exp.climate.measure.play", { measureId: "C07" });
    passes(passes(on, 1), 0);
    expect(on.tries(1, "exp.security.measure.play", { measureId: "S15" })).toMatchObject({
      code: "MEASURES_FORBIDDEN",
      because: [{ definition: "security.S11" }],
    });
    passes(on, 1);
    expect(definitions(on)).not.toContain("security.S11");
  });
});

describe("S12 Lockdown", () => {
  it("places an overlay on a hotspot when the round is settled", () => {
    const on = plays(holds("S12"), "S12", { target: tileId("2,0"), overlay: "blockade" });
    expect([lying(on), resourcesOf(on, 0)]).toEqual([[], spent({ security: 2 })]);
    passes(passes(on, 0), 1);
    expect([lying(on), definitions(on)]).toEqual([[["blockade", tileId("2,0")]], ["security.blockade"]]);
  });
});

describe("S13 Watch Post", () => {
  it("keeps overlays on a tile where they are, this round", () => {
    const there = lyingThere(overlay("control", "0,1"));
    const on = plays(holds("S13", { ...there, markers: [["1,-1"], []] }), "S13", { target: tileId("0,1") });
    const wanted = { apparatus: tileId("1,-1"), overlay: "o1", way: "remove" };
    expect(on.tries(0, "exp.security.useApparatus", wanted)).toMatchObject({
      code: "OVERLAY_LOCKED",
      because: [{ definition: "security.S13" }],
    });
    passes(passes(on, 0), 1);
    expect(definitions(on)).toEqual(["security.control"]);
  });
});

describe("S14 Double Entry", () => {
  it("lets one overlay count twice", () => {
    const there = lyingThere(overlay("securityLevel", "1,0"));
    const on = plays(holds("S14", { ...there, markers: [["1,0"], []], resources: [rich, {}] }), "S14", {
      overlay: "o1",
    });
    passes(passes(on, 0), 1);
    expect(resourcesOf(on, 0)).toEqual({ ...spent({ security: 1, domestic: 1 }), domestic: 9 });
  });
});

describe("S15 Field Report", () => {
  it("takes one security off the next overlay, but never below one", () => {
    const on = plays(holds("S15", { resources: [{ security: 2 }] }), "S15");
    on.does(0, "exp.security.placeOverlay", { overlay: "control", tile: tileId("0,1") });
    expect([resourcesOf(on, 0), definitions(on)]).toEqual([{}, ["security.control"]]);
    const twice = { definition: "security.S15", owner: 0 };
    const cheap = stage({ ...base, effects: [twice, twice, twice], resources: [{ security: 1 }] });
    cheap.does(0, "exp.security.placeOverlay", { overlay: "control", tile: tileId("0,1") });
    expect(resourcesOf(cheap, 0)).toEqual({});
  });
  it("waits where its owner only pays for an overlay that someone else places", () => {
    const code = {
      definition: "climate.C01",
      targets: [tileId("1,0")],
      params: { accepts: "climate|domestic" },
    };
    const bill = { definition: "climate.C13", owner: 0 };
    const report = { definition: "security.S15", owner: 1 };
    const on = stage({
      ...base,
      expansions: [security, climate],
      effects: [code, bill, report],
      resources: [{ security: 2 }, { climate: 1 }],
    });
    on.does(0, "exp.security.placeOverlay", { overlay: "securityLevel", tile: tileId("1,0") });
    expect(resourcesOf(on, 1)).toEqual({});
    expect(definitions(on)).toEqual(["climate.C01", "security.S15", "security.securityLevel"]);
  });
});

keepScenes({ beforeEach, it, expect }, "../scenes/security.json");
