import { keepScenes } from "@cardwright/core/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { climate, economy, security } from "../src/index.ts";
import { PRODUCTION_ORDER, productionOf } from "../src/settlement.ts";
import { resourcesOf, type Stage, stage, tableOf, tileAt, tileId } from "./stage.ts";

/** Seat 1 of two is the last of the round, so that its pass settles it. */
const last = { phase: "awaitingPass", activeSeat: 1 } as const;
const settles = (on: Stage) => on.does(1, "core.passTurn");
const tiles = { "1,0": "resort:domestic:3", "0,1": "resort:media:4" };

describe("round settlement", () => {
  it("[R9.1] the only leader takes all that a tile pays", () => {
    const on = settles(stage({ ...last, tiles, markers: [["1,0"], ["0,1"]] }));
    expect([resourcesOf(on, 0), resourcesOf(on, 1)]).toEqual([{ domestic: 3 }, { media: 4 }]);
    expect(on.told(0)).toContain("Domestic resort 3 at 1,0 pays 3.");
    expect(on.told(0)).toContain("You receive 3 domestic.");
  });
  it("[R9.1] a tile without influence pays nothing", () => {
    const on = settles(stage({ ...last, tiles }));
    expect([on.state.resources, on.state.noise]).toEqual([[{}, {}], {}]);
  });
  it("[R9.1] a tie shares evenly and the rest becomes noise", () => {
    const on = settles(stage({ ...last, tiles, markers: [["1,0"], ["1,0"]] }));
    expect([resourcesOf(on, 0), resourcesOf(on, 1), on.state.noise]).toEqual([
      { domestic: 1 },
      { domestic: 1 },
      { domestic: 1 },
    ]);
  });
  it("[R9.1] three in a tie for a value of two leave only noise", () => {
    const given = { ...last, seats: 3, activeSeat: 2, tiles: { "1,0": "resort:media:2" } } as const;
    const on = stage({ ...given, markers: [["1,0"], ["1,0"], ["1,0"]] }).does(2, "core.passTurn");
    expect([on.state.resources, on.state.noise]).toEqual([[{}, {}, {}], { media: 2 }]);
  });
  it("[R9.1] lobbyists count, also where their owner has no marker", () => {
    const on = settles(stage({ ...last, tiles: { ...tiles, "1,1": "lobbyist" }, markers: [["1,1"], []] }));
    expect(resourcesOf(on, 0)).toEqual({ domestic: 3, media: 4 });
  });
});

describe("the order of production", () => {
  it("[R9.2] is this list", () => {
    expect(PRODUCTION_ORDER).toEqual(["printed", "prohibited", "doubled", "changed", "overlaid", "floor"]);
  });
  const expansions = [economy, security, climate];
  const overlay = (kind: string) => ({
    effects: [{ definition: `security.${kind}`, piece: "o1" }],
    more: { overlays: [{ id: "o1", face: kind, at: "overlays", tile: tileId("1,0") }] },
  });
  const doubled = { definition: "economy.E02", targets: [tileId("1,0")] };
  const less = { definition: "economy.E05", targets: [tileId("1,0")] };

  it("[R9.2] doubling comes before what measures take, and that before overlays, whatever began first", () => {
    const level = overlay("securityLevel");
    const effects = [...level.effects, less, doubled];
    const on = stage({ ...last, tiles, expansions, effects, more: level.more });
    expect(productionOf(tableOf(on), tileAt(on, "1,0"))).toEqual([
      ["printed", 3],
      ["prohibited", 3],
      ["doubled", 6],
      ["changed", 5],
      ["overlaid", 4],
      ["floor", 4],
    ]);
  });
  it("[R9.2] nothing falls below zero", () => {
    const level = overlay("securityLevel");
    const given = { ...last, tiles: { "1,0": "resort:media:1" }, expansions, more: level.more };
    const on = stage({ ...given, effects: [less, ...level.effects], markers: [["1,0"], []] });
    expect(productionOf(tableOf(on), tileAt(on, "1,0")).at(-1)).toEqual(["floor", 0]);
    expect(settles(on).state.resources).toEqual([{}, {}]);
  });
  it("[R9.2] a prohibition gives nothing, whatever else is on the tile", () => {
    const blockade = overlay("blockade");
    const effects = [doubled, ...blockade.effects];
    const on = stage({ ...last, tiles, expansions, effects, more: blockade.more, markers: [["1,0"], []] });
    expect(productionOf(tableOf(on), tileAt(on, "1,0")).map(([, value]) => value)).toEqual([3, 0, 0, 0, 0, 0]);
    expect(settles(on).state.resources).toEqual([{}, {}]);
  });
  it("[R9.2] what one player may take is capped after control, and the rest becomes noise", () => {
    const cap = { definition: "climate.C11", targets: [0], expires: { atNextTurnOfPlayerId: 1 } };
    const on = settles(stage({ ...last, tiles, expansions, effects: [cap], markers: [["1,0"], ["0,1"]] }));
    expect([resourcesOf(on, 0), resourcesOf(on, 1), on.state.noise]).toEqual([
      { domestic: 1 },
      { media: 4 },
      { domestic: 2 },
    ]);
  });
});

describe("the end of a round", () => {
  it("[R9.3] the order at a round wrap is this list", () => {
    const ends = [
      { definition: "system", expires: { atEndOfTurn: 1 } },
      { definition: "system", expires: { atRound: 2 } },
      { definition: "system", expires: { atNextTurnOfPlayerId: 0 } },
    ];
    const given = { ...last, tiles, expansions: [economy], markers: [["1,0"], []], effects: ends };
    const on = settles(stage(given));
    const told = on.events.map((event) => {
      if (event.type === "EFFECT_ENDED") return `${event.type} ${String(event["effect"])}`;
      if (event.type === "TURN_STARTED") return `${event.type} round ${String(event["round"])}`;
      return event.type;
    });
    expect(told.filter((type) => type !== "FACT_CHANGED")).toEqual([
      "TURN_ENDED",
      "EFFECT_ENDED x0",
      "core.settlementBegan",
      "core.beforeMajority",
      "core.tileProduced",
      "core.resourcesGained",
      "core.settlementEnded",
      "TURN_STARTED round 2",
      "EFFECT_ENDED x1",
      "EFFECT_ENDED x2",
    ]);
  });
  it("[R9.3] effects of the old round still apply in its settlement", () => {
    const doubled = { definition: "economy.E02", targets: [tileId("1,0")], expires: { atRound: 2 } };
    const on = stage({ ...last, tiles, expansions: [economy], markers: [["1,0"], []], effects: [doubled] });
    settles(on);
    expect([resourcesOf(on, 0), on.state.effects, on.state.round]).toEqual([{ domestic: 6 }, [], 2]);
  });
  it("[R9.4] with an empty bag the running round is finished and settled, then most influence wins", () => {
    const on = stage({ bag: [], tiles, markers: [["1,0", "1,0"], ["0,1"]], phase: "awaitingPass" });
    on.does(0, "core.passTurn");
    expect(on.state.outcome).toBeNull();
    on.does(1, "core.skipAction").does(1, "core.passTurn");
    expect(on.state.outcome).toEqual({ winners: [0], reason: "influence", scores: [2, 1], places: [1, 2] });
    expect(resourcesOf(on, 1)).toEqual({ media: 4 });
  });
  it("[R9.4] with one tile left in the bag another round is played", () => {
    const on = settles(stage({ ...last, bag: ["committee"], tiles, markers: [["1,0"], []] }));
    expect(on.state).toMatchObject({ outcome: null, round: 2 });
  });
  it("[R9.4] a tie shares the victory, and resources never score", () => {
    const on = stage({ ...last, bag: [], tiles, markers: [["1,0"], ["0,1"]], resources: [{ media: 90 }] });
    expect(settles(on).state.outcome?.winners).toEqual([0, 1]);
  });
  it("[R9.6] a tie goes to who played more measures, then to who controls more tiles, unless the option is off", () => {
    const two = { "1,0": "resort:domestic:3", "0,1": "resort:media:4", "-1,0": "committee" };
    const tied = {
      ...last,
      bag: [],
      tiles: two,
      markers: [
        ["1,0", "1,0"],
        ["0,1", "-1,0"],
      ],
    };
    const winners = (more: Readonly<Record<string, unknown>>, options = {}) =>
      settles(stage({ ...tied, options, more })).state.outcome?.winners;
    expect(winners({ measuresPlayed: [0, 0, 0, 0] })).toEqual([1]);
    expect(winners({ measuresPlayed: [1, 0, 0, 0] })).toEqual([0]);
    expect(winners({ measuresPlayed: [1, 0, 0, 0] }, { tieBreak: false })).toEqual([0, 1]);
  });
  it("[R9.5] who concedes leaves the victory to the foremost of the others", () => {
    const given = { seats: 4, tiles, markers: [["1,0", "1,0"], ["0,1"], ["0,1"], []] };
    expect(stage(given).does(3, "concede").state.outcome?.winners).toEqual([0]);
    const on = stage(given).does(0, "concede");
    expect(on.state.outcome).toMatchObject({ winners: [1, 2], reason: "conceded", places: [3, 1, 1, 4] });
  });
});

keepScenes({ beforeEach, it, expect }, "../scenes/settlement.json");
