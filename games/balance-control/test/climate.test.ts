import { keepScenes } from "@cardwright/core/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { climate, economy, security } from "../src/index.ts";
import { around, markersAt, passes, resourcesOf, type Stage, stage, tileAt, tileId } from "./stage.ts";

const rich = { domestic: 9, foreign: 9, media: 9, climate: 9, economy: 9 };
const tiles = { "1,0": "resort:domestic:3", "0,1": "resort:media:2", "-1,0": "grassroots", "-1,1": "committee" };
const base = { expansions: [economy, climate], tiles, resources: [rich, rich] };
const holds = (measureId: string, more: Parameters<typeof stage>[0] = {}) =>
  stage({ ...base, hands: { climate: [[measureId]] }, ...more });
const plays = (on: Stage, measureId: string, wanted: Readonly<Record<string, string | number>> = {}) =>
  on.does(0, "exp.climate.measure.play", { measureId, ...wanted });
const definitions = (on: Stage) => on.state.effects.map(({ definition }) => definition);
const lays = (on: Stage, seat: number) => {
  on.does(seat, "core.drawTile");
  return on.does(seat, "core.placeTile", { cell: on.choice(seat, "core.placeTile").options[0]!.key });
};
/** An effect of a climate measure that another player has begun. */
const lasting = (id: string, more: object = {}) => ({
  definition: `climate.${id}`,
  owner: 1,
  source: { kind: "measure", ref: id },
  expires: { atNextTurnOfPlayerId: 1 },
  ...more,
});
const code = lasting("C01", { targets: [tileId("1,0")], params: { accepts: "climate|domestic" } });

describe("C01 Building Code", () => {
  it("makes actions on one resort tile cost one climate or domestic until the owner's next turn", () => {
    const on = plays(holds("C01", { resources: [{ climate: 2 }, { domestic: 1, media: 1 }] }), "C01", {
      target: tileId("1,0"),
    });
    lays(passes(on, 0), 1).does(1, "core.placeInfluence", { tile: tileId("1,0") });
    expect(resourcesOf(on, 1)).toEqual({ media: 1 });
    on.does(1, "core.passTurn");
    expect(definitions(on)).toEqual([]);
  });
  it("hits no other tile, and names itself where it cannot be paid", () => {
    const on = stage({ ...base, resources: [{ media: 5 }], effects: [code] });
    expect(on.tries(0, "core.placeInfluence", { tile: tileId("1,0") })).toMatchObject({
      code: "CANNOT_PAY",
      message: "CANNOT_PAY.added",
      details: { cost: { "climate-or-domestic": 1 }, added: ["C01"] },
      because: [{ question: "tileCost", definition: "climate.C01", owner: 1 }],
    });
    on.does(0, "core.placeInfluence", { tile: tileId("0,1") });
    expect(resourcesOf(on, 0)).toEqual({ media: 5 });
  });
});

describe("C02 Emission Toll", () => {
  it("lasts until the end of the next round on all tiles of one resort", () => {
    const on = plays(holds("C02"), "C02", { resort: "domestic" });
    expect(on.state.effects[0]?.expires).toEqual({ atRound: 3 });
    on.does(0, "core.placeInfluence", { tile: tileId("1,0"), payment: "1 domestic" });
    expect(resourcesOf(on, 0)).toEqual({ ...rich, climate: 7, domestic: 8 });
    passes(on.does(0, "core.passTurn"), 1);
    expect([on.state.round, definitions(on)]).toEqual([2, ["climate.C02"]]);
    passes(passes(on, 0), 1);
    expect([on.state.round, definitions(on)]).toEqual([3, []]);
  });
  it("allows one levy for each resort, and does not hit laying tiles", () => {
    const toll = lasting("C02", { params: { resort: "domestic", accepts: "climate|domestic" } });
    const on = holds("C02", { effects: [toll] });
    const wanted = { measureId: "C02", resort: "domestic" };
    expect(on.tries(0, "exp.climate.measure.play", wanted).code).toBe("RESORT_TAKEN");
    plays(on, "C02", { resort: "media" });
    const laying = stage({ ...base, phase: "awaitingPlacement", drawn: "resort:domestic:2", effects: [toll] });
    laying.does(0, "core.placeTile", { cell: "0,-1" });
    expect(resourcesOf(laying, 0)).toEqual(rich);
  });
});

describe("C03 Seed Money", () => {
  it("gives one resource of a resort tile that one has influence on, at once", () => {
    const on = holds("C03", { markers: [["0,1"], ["1,0"]], resources: [{ climate: 2 }] });
    plays(on, "C03", { target: tileId("0,1") });
    expect([resourcesOf(on, 0), definitions(on)]).toEqual([{ media: 1 }, []]);
    const without = holds("C03", { markers: [[], ["1,0"]] });
    const wanted = { measureId: "C03", target: tileId("1,0") };
    expect(without.tries(0, "exp.climate.measure.play", wanted).code).toBe("NO_TARGET");
  });
});

describe("C04 Binding Pledge", () => {
  it("keeps a player from playing measures of any deck until after that player's next turn", () => {
    const hands = { climate: [["C04"], ["C07"]], economy: [[], ["E10"]] };
    const on = passes(
      plays(stage({ ...base, seats: 3, resources: [rich, rich, rich], hands }), "C04", { player: 1 }),
      0,
    );
    for (const [deck, measureId] of [
      ["climate", "C07"],
      ["economy", "E10"],
    ] as const) {
      const refusal = on.tries(1, `exp.${deck}.measure.play`, { measureId });
      expect(refusal).toMatchObject({ code: "MEASURES_FORBIDDEN", because: [{ definition: "climate.C04" }] });
    }
    passes(on, 1);
    expect(definitions(on)).toEqual([]);
  });
  it("[R10.4] holds at once, in the turns before that one as well, and says so", () => {
    const cells = around(3, 0).filter((cell) => cell !== "4,0");
    const on = stage({
      seats: 3,
      expansions: [security, climate],
      hands: { climate: [["C04"]], security: [[], [], ["S02"]] },
      tiles: { "3,0": "hotspot", ...Object.fromEntries(cells.map((cell) => [cell, "committee"])) },
      resources: [{ climate: 2 }, {}, { security: 2 }],
      bag: ["committee", "committee", "committee"],
    });
    passes(plays(on, "C04", { player: 2 }), 0);
    on.does(1, "core.drawTile").does(1, "core.placeTile", { cell: "4,0" });
    // Without the pledge player 3 would be asked about Midnight Order here.
    expect([on.state.prompts, tileAt(on, "3,0").resolved]).toEqual([[], true]);
  });
});

describe("C05 Painted Leaves", () => {
  it("makes influence from committees cost one climate or media", () => {
    const wash = lasting("C05", { params: { accepts: "climate|media" } });
    const more = { established: [true, true] };
    const given = { ...base, markers: [["-1,1"], []], effects: [wash], more };
    const poor = stage({ ...given, resources: [{ domestic: 1, foreign: 1 }] });
    expect(poor.tries(0, "core.formalizeInfluence", { tile: tileId("-1,1") })).toMatchObject({
      code: "CANNOT_PAY",
      because: [{ definition: "climate.C05" }],
    });
    const on = stage({ ...given, resources: [{ domestic: 1, foreign: 1, media: 1 }] });
    on.does(0, "core.formalizeInfluence", { tile: tileId("-1,1") });
    expect(resourcesOf(on, 0)).toEqual({});
  });
  it("[R2.3] leaves the start committee alone", () => {
    const wash = lasting("C05", { params: { accepts: "climate|media" } });
    const resources = [{ domestic: 2, foreign: 1, media: 1 }];
    const on = stage({ ...base, effects: [wash], resources, more: { established: [true, true] } });
    on.does(0, "core.formalizeInfluence", { tile: tileAt(on, "0,0").id });
    expect([resourcesOf(on, 0), on.state.startCommitteeUsed[0]]).toEqual([{}, true]);
  });
  it("does not make placing influence dearer", () => {
    const on = plays(holds("C05"), "C05").does(0, "core.placeInfluence", { tile: tileId("1,0") });
    expect(resourcesOf(on, 0)).toEqual({ ...rich, climate: 8, media: 8 });
  });
});

describe("C06 Power Shortage", () => {
  it("makes converting cost one domestic more", () => {
    const on = plays(holds("C06", { markers: [["-1,0"], []] }), "C06");
    on.does(0, "core.convertResources", { tile: tileId("-1,0"), give: "media", take: "foreign" });
    expect(resourcesOf(on, 0)).toEqual({ domestic: 8, foreign: 10, media: 7, climate: 8, economy: 8 });
  });
  it("leaves two of the resort that is given", () => {
    const crisis = lasting("C06", { params: { accepts: "domestic" } });
    const on = stage({ ...base, markers: [["-1,0"], []], effects: [crisis], resources: [{ domestic: 2 }] });
    const convert = { tile: tileId("-1,0"), give: "domestic", take: "media" };
    expect(on.tries(0, "core.convertResources", convert).code).toBe("CANNOT_PAY");
  });
});

describe("C07 Street March", () => {
  it("lets hotspots resolve without a gain", () => {
    const cells = around(3, 0).filter((cell) => cell !== "4,0");
    const on = holds("C07", {
      phase: "awaitingPlacement",
      drawn: "committee",
      tiles: { "3,0": "hotspot", ...Object.fromEntries(cells.map((cell) => [cell, "committee"])) },
      markers: [[], ["3,0"]],
    });
    plays(on, "C07").does(0, "core.placeTile", { cell: "4,0" });
    expect([tileAt(on, "3,0").resolved, markersAt(on, "3,0", 1)]).toEqual([true, 1]);
    expect(on.events).toContainEqual({ type: "core.nothingGained", seat: 1, why: "forbidden" });
  });
});

describe("shields against climate costs", () => {
  const dear = { ...base, effects: [code], resources: [{ climate: 9, domestic: 9, foreign: 9, economy: 9 }, rich] };
  const placesFor = (on: Stage) => {
    const before = resourcesOf(on, 0);
    on.does(0, "core.placeInfluence", { tile: tileId("1,0") });
    return before === resourcesOf(on, 0);
  };
  it("without one the payment is asked for", () => {
    const on = stage(dear);
    expect(on.choice(0, "core.placeInfluence", { tile: tileId("1,0") }).name).toBe("payment");
  });
  it("C08 Dike Repairs spares everyone until the owner's next turn", () => {
    const on = plays(stage({ ...dear, hands: { climate: [["C08"]] } }), "C08");
    expect(placesFor(on)).toBe(true);
    const other = stage({
      ...dear,
      activeSeat: 1,
      effects: [
        { ...code, owner: 0 },
        { ...lasting("C08"), owner: 0 },
      ],
    });
    other.does(1, "core.placeInfluence", { tile: tileId("1,0") });
    expect(resourcesOf(other, 1)).toEqual(rich);
  });
  it("C09 Pilot Plant spares the next own action, this turn", () => {
    const on = plays(stage({ ...dear, hands: { climate: [["C09"]] } }), "C09");
    expect(placesFor(on)).toBe(true);
    expect(definitions(on)).toEqual(["climate.C01"]);
    const unused = passes(plays(stage({ ...dear, hands: { climate: [["C09"]] } }), "C09"), 0);
    expect(definitions(unused)).not.toContain("climate.C09");
  });
  describe("C09 Pilot Plant is for political actions alone", () => {
    const before = { ...base, hands: { climate: [["C09"]] }, phase: "awaitingPlacement" } as const;
    const price = { climate: 1, economy: 1, domestic: 1 };
    it("laying a tile still costs", () => {
      const storm = lasting("C12", { params: { accepts: "climate|domestic" } });
      const resources = [{ ...price, climate: 2 }];
      const on = plays(stage({ ...before, resources, drawn: "resort:media:2", effects: [storm] }), "C09");
      on.does(0, "core.placeTile", { cell: "0,-1" });
      expect([resourcesOf(on, 0), definitions(on)]).toEqual([{}, ["climate.C12", "climate.C09"]]);
    });
    it("what a hotspot gives still costs", () => {
      const cells = around(3, 0).filter((cell) => cell !== "4,0");
      const on = stage({
        ...before,
        resources: [{ ...price, media: 1 }],
        drawn: "committee",
        tiles: { "3,0": "hotspot", ...Object.fromEntries(cells.map((cell) => [cell, "committee"])) },
        markers: [["3,0"], []],
        effects: [lasting("C05", { params: { accepts: "climate|media" } })],
      });
      plays(on, "C09").does(0, "core.placeTile", { cell: "4,0" });
      on.answers(0, { pay: "YES" });
      expect([resourcesOf(on, 0), markersAt(on, "3,0", 0)]).toEqual([{}, 2]);
    });
  });
  it("C10 Green Treaty spares its owner alone", () => {
    const on = plays(stage({ ...dear, hands: { climate: [["C10"]] } }), "C10");
    expect(placesFor(on)).toBe(true);
    const treaty = { ...lasting("C10"), owner: 0 };
    const other = stage({ ...dear, activeSeat: 1, effects: [{ ...code, owner: 0 }, treaty] });
    expect(other.choice(1, "core.placeInfluence", { tile: tileId("1,0") }).name).toBe("payment");
  });
  it("spare only what climate measures add", () => {
    const deficit = { definition: "economy.E06", targets: [0], modifiers: { costDeltaByResourceId: { any: 1 } } };
    const on = stage({ ...dear, effects: [{ ...lasting("C10"), owner: 0 }, deficit], resources: [{ media: 1 }] });
    on.does(0, "core.placeInfluence", { tile: tileId("1,0") });
    expect(resourcesOf(on, 0)).toEqual({});
  });
});

describe("C11 Blocked Harbour", () => {
  it("lets a player take one at most of each production; the rest becomes noise", () => {
    const given = { markers: [[], ["1,0", "0,1"]], resources: [{ climate: 1, economy: 1 }] };
    const on = passes(passes(plays(holds("C11", given), "C11", { player: 1 }), 0), 1);
    expect([resourcesOf(on, 1), on.state.noise]).toEqual([
      { domestic: 1, media: 1 },
      { domestic: 2, media: 1 },
    ]);
  });
});

describe("C12 Storm Season", () => {
  it("makes laying a resort tile cost one climate or domestic", () => {
    const given = { phase: "awaitingPlacement", drawn: "resort:media:2", resources: [{ climate: 2 }] } as const;
    const on = plays(holds("C12", given), "C12").does(0, "core.placeTile", { cell: "0,-1" });
    expect(resourcesOf(on, 0)).toEqual({});
  });
  it("leaves other tiles alone", () => {
    const given = { phase: "awaitingPlacement", drawn: "committee", resources: [{ climate: 1 }] } as const;
    const on = plays(holds("C12", given), "C12").does(0, "core.placeTile", { cell: "0,-1" });
    expect(on.state.phase).toBe("awaitingAction");
  });
});

describe("C13 Bill for the Grandchildren", () => {
  const given = {
    effects: [code],
    resources: [
      { climate: 1, domestic: 1 },
      { domestic: 2, media: 9 },
    ],
  };
  it("hands one added cost to another player, who has to pay it, once", () => {
    const on = plays(holds("C13", given), "C13").does(0, "core.placeInfluence", { tile: tileId("1,0") });
    expect([resourcesOf(on, 0), resourcesOf(on, 1)]).toEqual([{}, { domestic: 1, media: 9 }]);
    expect(definitions(on)).toEqual(["climate.C01"]);
    expect(on.events).toContainEqual(
      expect.objectContaining({ type: "core.costShifted", seat: 0, to: 1, name: "C01" }),
    );
  });
  it("finds nobody where nobody can pay, and waits", () => {
    const on = plays(holds("C13", { ...given, resources: [{ climate: 1, domestic: 1 }, { media: 9 }] }), "C13");
    expect(on.tries(0, "core.placeInfluence", { tile: tileId("1,0") }).code).toBe("CANNOT_PAY");
    passes(passes(on, 0), 1);
    expect(definitions(on)).toContain("climate.C13");
  });
});

describe("Transformation Pressure", () => {
  const pressure = { "1,0": "hotspot:transformation-pressure" };
  const count = (on: Stage, seat = 0) => on.does(seat, "exp.climate.placeCountdown", { tile: tileId("1,0") });
  it("[R13.2] is counted down with climate, and resolves with the third marker", () => {
    const given = { expansions: [climate], tiles: pressure, markers: [["1,0"], []], more: { countdown: 2 } };
    const on = count(stage({ ...given, resources: [{ climate: 1 }] }));
    expect([resourcesOf(on, 0), tileAt(on, "1,0").resolved, markersAt(on, "1,0", 0)]).toEqual([{}, true, 2]);
    expect(on.state.phase).toBe("awaitingPass");
    const early = count(stage({ ...given, resources: [{ climate: 1 }], more: { countdown: 1 } }));
    expect(tileAt(early, "1,0").resolved).toBe(false);
  });
  it("[R13.2] never resolves by itself", () => {
    const cells = around(3, 0).filter((cell) => cell !== "4,0");
    const on = stage({
      expansions: [climate],
      phase: "awaitingPlacement",
      drawn: "committee",
      tiles: {
        "3,0": "hotspot:transformation-pressure",
        ...Object.fromEntries(cells.map((cell) => [cell, "lobbyist"])),
      },
    }).does(0, "core.placeTile", { cell: "4,0" });
    expect(tileAt(on, "3,0").resolved).toBe(false);
  });
  it("[R13.2] takes no marker once it has resolved", () => {
    const given = { expansions: [climate], tiles: pressure, resources: [{ climate: 2 }, { climate: 2 }] };
    const on = passes(count(stage({ ...given, more: { countdown: 2 } })), 0);
    lays(on, 1);
    expect(on.tries(1, "exp.climate.placeCountdown", { tile: tileId("1,0") }).code).toBe("HOTSPOT_RESOLVED");
  });
  it("C14 Filibuster makes placing a marker cost one more", () => {
    const on = plays(holds("C14", { tiles: pressure, resources: [{ climate: 2, media: 2 }] }), "C14");
    count(on);
    expect(resourcesOf(on, 0)).toEqual({});
  });
  it("C15 Citizens' Assembly places one marker more", () => {
    const on = plays(holds("C15", { tiles: pressure }), "C15");
    count(on);
    expect((on.state as unknown as { countdown: number }).countdown).toBe(2);
    expect(on.told(1)).toContain("Player 1 places 2 countdown markers on Transformation Pressure at 1,0.");
  });
  it("C15 Citizens' Assembly: both markers lie there, also with the third", () => {
    const on = count(plays(holds("C15", { tiles: pressure, more: { countdown: 2 } }), "C15"));
    expect([(on.state as unknown as { countdown: number }).countdown, tileAt(on, "1,0").resolved]).toEqual([4, true]);
    expect(on.told(1)).toContain("Player 1 places 2 countdown markers on Transformation Pressure at 1,0.");
  });
});

keepScenes({ beforeEach, it, expect }, "../scenes/climate.json");
