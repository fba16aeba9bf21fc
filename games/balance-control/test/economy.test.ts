import { keepScenes } from "@cardwright/core/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { climate, economy, security } from "../src/index.ts";
import { around, markersAt, passes, resourcesOf, type Stage, stage, tileAt, tileId } from "./stage.ts";

const rich = { domestic: 9, foreign: 9, media: 9, economy: 9 };
const tiles = {
  "1,0": "resort:domestic:3",
  "0,1": "resort:economy:2",
  "-1,0": "grassroots",
  "-1,1": "committee",
};
const base = { expansions: [economy], tiles, resources: [rich, rich] };
const holds = (measureId: string, more: Parameters<typeof stage>[0] = {}) =>
  stage({ ...base, hands: { economy: [[measureId]] }, ...more });
const plays = (on: Stage, measureId: string, wanted: Readonly<Record<string, string | number>> = {}) =>
  on.does(0, "exp.economy.measure.play", { measureId, ...wanted });
const definitions = (on: Stage) => on.state.effects.map(({ definition }) => definition);
/** Both players pass, so that the round is settled. */
const endsRound = (on: Stage) => passes(passes(on, 0), 1);

describe("E01 Cabinet Truce", () => {
  const cells = around(3, 0).filter((cell) => cell !== "4,0");
  const hotspot = { "3,0": "hotspot", ...Object.fromEntries(cells.map((cell) => [cell, "lobbyist"])) };
  it("keeps a hotspot from resolving this round, and costs domestic, economy and media", () => {
    const on = holds("E01", { tiles: hotspot, phase: "awaitingPlacement", drawn: "committee", markers: [[], ["3,0"]] });
    plays(on, "E01", { target: tileId("3,0") });
    expect(resourcesOf(on, 0)).toEqual({ domestic: 8, foreign: 9, media: 8, economy: 8 });
    on.does(0, "core.placeTile", { cell: "4,0" });
    expect(tileAt(on, "3,0").resolved).toBe(false);
    endsRound(on);
    expect(definitions(on)).toEqual([]);
    passes(on, 0);
    expect(tileAt(on, "3,0").resolved).toBe(true);
    expect(markersAt(on, "3,0", 1)).toBe(2);
  });
  it("needs a hotspot that has not resolved", () => {
    expect(holds("E01").tries(0, "exp.economy.measure.play", { measureId: "E01" }).code).toBe("NO_TARGET");
  });
});

describe("E02 Pump Priming", () => {
  it("doubles the printed value of a resort tile in this settlement only", () => {
    const on = holds("E02", { markers: [["1,0"], []], resources: [{ economy: 1, foreign: 1 }] });
    plays(on, "E02", { target: tileId("1,0") });
    expect(on.told(1)).toContain("Pump Priming takes effect.");
    endsRound(on);
    expect(resourcesOf(on, 0)).toEqual({ domestic: 6 });
    endsRound(on);
    expect(resourcesOf(on, 0)).toEqual({ domestic: 9 });
  });
});

describe("what a measure brings and takes", () => {
  const played = (options = {}, measuresPlayed = [1, 0, 0, 0]) =>
    plays(holds("E03", { options, more: { measuresPlayed } }), "E03").state;
  it("[R10.7] every second one of a player brings a marker from the reserve, where mandates are on", () => {
    const before = holds("E03").state;
    const counts = ({ supply, reserve }: typeof before) => [supply[0].length, reserve[0].length];
    const [supply = 0, reserve = 0] = counts(before);
    expect(counts(played())).toEqual([supply + 1, reserve - 1]);
    expect(counts(played({}, [0, 0, 0, 0]))).toEqual([supply, reserve]);
    expect(counts(played({ mandates: false }))).toEqual([supply, reserve]);
  });
  it("[R10.8] two of one resort stand for a unit that its player has nothing for, and for none that they have", () => {
    const on = plays(holds("E03", { resources: [{ economy: 1, media: 2 }] }), "E03");
    expect(resourcesOf(on, 0)).toEqual({});
    const own = holds("E03", { resources: [{ economy: 2, media: 9 }] });
    expect(resourcesOf(plays(own, "E03"), 0)).toEqual({ media: 9 });
    const poor = holds("E03", { resources: [{ economy: 1, media: 1, foreign: 1 }] });
    expect(poor.tries(0, "exp.economy.measure.play", { measureId: "E03" }).code).toBe("CANNOT_PAY");
  });
});

describe("E03 Wage Round", () => {
  it("keeps everyone from converting economy this round, and names itself", () => {
    const on = plays(holds("E03", { markers: [["-1,0"], []] }), "E03");
    const refusal = on.tries(0, "core.convertResources", { tile: tileId("-1,0"), give: "economy" });
    expect(refusal).toMatchObject({ code: "CONVERSION_FORBIDDEN", because: [{ definition: "economy.E03" }] });
    expect(refusal.message).toBe("this may not be converted now");
    on.does(0, "core.convertResources", { tile: tileId("-1,0"), give: "domestic", take: "media" });
    expect(definitions(endsRoundFromPass(on))).toEqual([]);
  });
  it("[R8.2] a grassroots tile is refused for what stands in the way of the resort that one has two of", () => {
    const round = { definition: "economy.E03", owner: 1, expires: { atRound: 2 } };
    const given = { ...base, markers: [["-1,0"], []], effects: [round] };
    const convert = (resources: readonly Readonly<Record<string, number>>[]) =>
      stage({ ...given, resources }).tries(0, "core.convertResources", { tile: tileId("-1,0") });
    expect(convert([{ domestic: 1, economy: 2 }])).toMatchObject({ because: [{ definition: "economy.E03" }] });
    expect(convert([{ domestic: 1, economy: 1 }]).message).toBe("CANNOT_PAY.convert");
  });
});
const endsRoundFromPass = (on: Stage) => passes(on.does(0, "core.passTurn"), 1);

describe("E04 Grant Cutback", () => {
  it("takes one from an economy tile of an opponent in this settlement", () => {
    const on = holds("E04", { markers: [[], ["0,1"]], resources: [{ economy: 1, domestic: 1 }] });
    endsRound(plays(on, "E04", { target: tileId("0,1") }));
    expect(resourcesOf(on, 1)).toEqual({ economy: 1 });
  });
  it("does not fall on one's own tile, on no one's, or on another resort", () => {
    const own = holds("E04", { markers: [["0,1"], ["1,0"]] });
    const wanted = { measureId: "E04", target: tileId("0,1") };
    expect(own.tries(0, "exp.economy.measure.play", wanted).code).toBe("NO_TARGET");
    const theirs = holds("E04", { markers: [[], ["0,1", "1,0"]] });
    const other = { ...wanted, target: tileId("1,0") };
    expect(theirs.tries(0, "exp.economy.measure.play", other).code).toBe("CHOICE_INVALID");
  });
});

describe("E05 Relocation Rumour", () => {
  it("takes one from any resort tile in this settlement", () => {
    const on = holds("E05", { markers: [[], ["1,0"]], resources: [{ economy: 1, media: 1 }] });
    endsRound(plays(on, "E05", { target: tileId("1,0") }));
    expect(resourcesOf(on, 1)).toEqual({ domestic: 2 });
    expect(definitions(on)).toEqual([]);
  });
});

describe("E06 Hole in the Books", () => {
  const given = { markers: [[], ["1,0"]], resources: [{ economy: 2 }, { media: 1 }] };
  it("makes the target's next political action cost one more, once", () => {
    const on = passes(plays(holds("E06", given), "E06", { player: 1 }), 0);
    on.does(1, "core.drawTile");
    on.does(1, "core.placeTile", { cell: on.choice(1, "core.placeTile").options[0]!.key });
    on.does(1, "core.placeInfluence", { tile: tileId("1,0") });
    expect([resourcesOf(on, 1), definitions(on)]).toEqual([{}, []]);
  });
  it("costs whoever cannot pay the action, and is consumed by that", () => {
    const on = passes(plays(holds("E06", { ...given, resources: [{ economy: 2 }] }), "E06", { player: 1 }), 0);
    on.does(1, "core.drawTile");
    on.does(1, "core.placeTile", { cell: on.choice(1, "core.placeTile").options[0]!.key });
    expect(on.tries(1, "core.placeInfluence", { tile: tileId("1,0") })).toMatchObject({
      code: "CANNOT_PAY",
      because: [{ definition: "economy.E06" }],
    });
    on.does(1, "core.skipAction");
    expect(definitions(on)).toEqual([]);
  });
  it("is called by its name where it cannot be paid, and where it is handed on", () => {
    const held = { ...base, expansions: [economy, climate], hands: { economy: [["E06"]] } };
    const poor = plays(stage({ ...held, resources: [{ economy: 2 }] }), "E06", { player: 1 });
    passes(poor, 0).does(1, "core.drawTile");
    poor.does(1, "core.placeTile", { cell: poor.choice(1, "core.placeTile").options[0]!.key });
    expect(poor.tries(1, "core.placeInfluence", { tile: tileId("1,0") })).toMatchObject({
      message: "CANNOT_PAY.added",
      because: [{ definition: "economy.E06", source: "Hole in the Books" }],
    });
    const bill = { definition: "climate.C13", owner: 1 };
    const on = stage({ ...held, effects: [bill], resources: [{ economy: 2, media: 1 }, { media: 1 }] });
    passes(plays(on, "E06", { player: 1 }), 0).does(1, "core.drawTile");
    on.does(1, "core.placeTile", { cell: on.choice(1, "core.placeTile").options[0]!.key });
    const choice = on.choice(1, "core.placeInfluence", { tile: tileId("1,0") });
    expect(choice.options.map(({ label }) => label)).toEqual([
      ["ask.addedCost.all"],
      ["ask.addedCost.shift", { name: "E06", to: 0 }],
    ]);
  });
  it("[R2.3] falls on the player's action, so that it counts in the start committee as well", () => {
    const deficit = { definition: "economy.E06", targets: [0], modifiers: { costDeltaByResourceId: { any: 1 } } };
    const resources = [{ domestic: 2, foreign: 1, media: 2 }];
    const on = stage({ ...base, effects: [deficit], resources, more: { established: [true, true] } });
    on.does(0, "core.formalizeInfluence", { tile: tileAt(on, "0,0").id });
    expect([resourcesOf(on, 0), definitions(on)]).toEqual([{}, []]);
  });
  it("waits for its target, however long, and leaves the others alone", () => {
    const on = stage({ ...base, seats: 3, hands: { economy: [["E06"]] }, resources: [rich] });
    plays(on, "E06", { player: 2 }).does(0, "core.placeInfluence", { tile: tileId("1,0") });
    expect(resourcesOf(on, 0)).toEqual({ ...rich, economy: 7 });
    passes(on.does(0, "core.passTurn"), 1);
    expect(definitions(on)).toEqual(["economy.E06"]);
    passes(on, 2);
    expect(definitions(on)).toEqual([]);
  });
});

describe("E07 Spending Moratorium", () => {
  it("forbids converting in the next round, not in this one", () => {
    const on = plays(holds("E07", { markers: [["-1,0"], []] }), "E07");
    const convert = { tile: tileId("-1,0"), give: "domestic", take: "media" };
    on.does(0, "core.convertResources", convert);
    endsRoundFromPass(on);
    on.does(0, "core.drawTile");
    on.does(0, "core.placeTile", { cell: on.choice(0, "core.placeTile").options[0]!.key });
    expect(on.tries(0, "core.convertResources", convert).code).toBe("CONVERSION_FORBIDDEN");
    endsRound(on);
    expect(definitions(on)).toEqual([]);
  });
});

describe("E08 Round of Experts", () => {
  it("lets one resource of another resort count as economy, once", () => {
    const hands = { economy: [["E08"]], climate: [["C06"]] };
    const resources = [{ economy: 3, climate: 1, media: 1 }];
    const on = plays(stage({ ...base, expansions: [economy, climate], hands, resources }), "E08");
    on.does(0, "exp.climate.measure.play", { measureId: "C06" });
    expect(resourcesOf(on, 0)).toEqual({});
    expect(on.told(0)).toContain("You pay economy with something else.");
    expect(definitions(on)).toEqual(["climate.C06"]);
  });
  it("is not used up by a payment that needs no other resource", () => {
    const hands = { economy: [["E08"]], climate: [["C06"]] };
    const resources = [{ economy: 4, climate: 1 }];
    const on = plays(stage({ ...base, expansions: [economy, climate], hands, resources }), "E08");
    on.does(0, "exp.climate.measure.play", { measureId: "C06" });
    expect(definitions(on)).toEqual(["economy.E08", "climate.C06"]);
  });
});

describe("E09 Price Guarantee", () => {
  it("lets no measure change what a tile pays in this settlement; overlays still do", () => {
    const blocked = { definition: "economy.E05", targets: [tileId("1,0")], expires: { atRound: 2 } };
    const given = { markers: [["1,0"], []], resources: [{ economy: 2, media: 1 }], effects: [blocked] };
    const on = endsRound(plays(holds("E09", given), "E09", { target: tileId("1,0") }));
    expect(resourcesOf(on, 0)).toEqual({ domestic: 3 });
    const level = { definition: "security.securityLevel", piece: "o1" };
    const overlays = [{ id: "o1", face: "securityLevel", at: "overlays", tile: tileId("1,0") }];
    const more = { ...given, expansions: [economy, security], effects: [blocked, level], more: { overlays } };
    const both = endsRound(plays(holds("E09", more), "E09", { target: tileId("1,0") }));
    expect(resourcesOf(both, 0)).toEqual({ domestic: 2 });
  });
});

describe("E10 Contingency Fund", () => {
  const levy = { definition: "climate.C01", targets: [tileId("1,0")], params: { accepts: "climate|domestic" } };
  const given = { expansions: [economy, climate], effects: [levy], resources: [{ economy: 1, media: 1 }] };
  it("sets one added cost aside for one of any resort, this turn", () => {
    const on = holds("E10", given);
    expect(on.tries(0, "core.placeInfluence", { tile: tileId("1,0") }).code).toBe("CANNOT_PAY");
    plays(on, "E10").does(0, "core.placeInfluence", { tile: tileId("1,0") });
    expect(resourcesOf(on, 0)).toEqual({});
    expect(definitions(on)).toEqual(["climate.C01"]);
  });
  it("is a choice where the added cost could be paid as well", () => {
    const on = plays(holds("E10", { ...given, resources: [{ economy: 2, domestic: 1 }] }), "E10");
    const choice = on.choice(0, "core.placeInfluence", { tile: tileId("1,0") });
    expect(choice.options.map(({ label }) => label)).toEqual([
      ["ask.addedCost.all"],
      ["ask.addedCost.waive", { name: "C01" }],
    ]);
  });
  it("[R8.4] sets one source aside, not all that add the same", () => {
    const modifiers = { costDeltaByResourceId: { media: 1 } };
    const effects = [
      { definition: "economy.E06", owner: 1, targets: [0], modifiers },
      { definition: "system", modifiers },
    ];
    const on = plays(holds("E10", { ...given, effects, resources: [{ economy: 2, media: 1 }] }), "E10");
    const choice = on.choice(0, "core.placeInfluence", { tile: tileId("1,0") });
    expect(choice.options.map(({ key, label }) => [key, label])).toEqual([
      ["x0.media/", ["ask.addedCost.waive", { name: "E06" }]],
      ["x1.media/", ["ask.addedCost.waive", { name: "system" }]],
    ]);
    on.does(0, "core.placeInfluence", { tile: tileId("1,0"), addedCost: choice.options[0]!.key });
    expect(resourcesOf(on, 0)).toEqual({});
  });
  it("ends with the turn", () => {
    const on = plays(holds("E10", given), "E10");
    expect(definitions(on)).toEqual(["climate.C01", "economy.E10"]);
    passes(on, 0);
    expect(definitions(on)).toEqual(["climate.C01"]);
  });
});

describe("the tiles of the economy expansion", () => {
  it("[R11.2] who controls the Investment Program converts economy there, and nothing else", () => {
    const on = holds("E10", { tiles: { "1,0": "system:investment-program" }, markers: [["1,0"], []] });
    const choice = on.choice(0, "core.convertResources", { tile: tileId("1,0") });
    expect(choice.options.map(({ key }) => key)).toEqual(["economy"]);
    on.does(0, "core.convertResources", { tile: tileId("1,0"), give: "economy", take: "media" });
    expect(resourcesOf(on, 0)).toEqual({ ...rich, economy: 7, media: 10 });
  });
  it("[R11.3] the leader of the Labour Market also receives one economy", () => {
    const cells = around(3, 0).filter((cell) => cell !== "4,0");
    const on = stage({
      expansions: [economy],
      phase: "awaitingPlacement",
      drawn: "committee",
      tiles: { "3,0": "hotspot:labour-market", ...Object.fromEntries(cells.map((cell) => [cell, "committee"])) },
      markers: [[], ["3,0"]],
    }).does(0, "core.placeTile", { cell: "4,0" });
    expect([resourcesOf(on, 1), markersAt(on, "3,0", 1)]).toEqual([{ economy: 1 }, 2]);
  });
});

keepScenes({ beforeEach, it, expect }, "../scenes/economy.json");
