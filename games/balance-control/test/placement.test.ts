import { keepScenes } from "@cardwright/core/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { climate } from "../src/index.ts";
import { passes, stage } from "./stage.ts";

describe("laying tiles", () => {
  it("[R4.1] a turn goes through three phases: placement, action, pass", () => {
    const table = stage({ phase: "awaitingPlacement" });
    expect(table.tries(0, "core.passTurn").code).toBe("WINDOW_INVALID");
    expect(table.tries(0, "core.placeInfluence").code).toBe("WINDOW_INVALID");
    table.does(0, "core.drawTile").does(0, "core.placeTile", { cell: "1,0" });
    expect(table.state.phase).toBe("awaitingAction");
    table.does(0, "core.placeInfluence", { tile: table.state.map[1]!.id });
    expect(table.state.phase).toBe("awaitingPass");
    expect(table.tries(0, "core.skipAction").code).toBe("WINDOW_INVALID");
    table.does(0, "core.passTurn");
    expect(table.state).toMatchObject({ phase: "awaitingPlacement", activeSeat: 1 });
  });
  it("[R4.2] a tile lies next to any other, on a free cell", () => {
    const table = stage({ phase: "awaitingPlacement", tiles: { "1,0": "committee" }, drawn: "lobbyist" });
    const cells = table.choice(0, "core.placeTile").options.map(({ key }) => key);
    expect(cells).toEqual(["0,-1", "1,-1", "2,-1", "-1,0", "2,0", "-1,1", "0,1", "1,1"]);
    expect(table.tries(0, "core.placeTile", { cell: "3,3" }).code).toBe("CHOICE_INVALID");
    table.does(0, "core.placeTile", { cell: "2,-1" });
    expect(table.state.map.at(-1)).toMatchObject({ face: "lobbyist", q: 2, r: -1, resolved: false });
    expect(table.told(1)).toContain("Player 1 lays Lobbyist at 2,-1.");
  });
  it("[R4.2] one tile is drawn, then laid", () => {
    const table = stage({ phase: "awaitingPlacement" });
    expect(table.tries(0, "core.placeTile", {}).code).toBe("NO_TILE_DRAWN");
    table.does(0, "core.drawTile");
    expect(table.tries(0, "core.drawTile").code).toBe("TILE_ALREADY_DRAWN");
    expect(table.state.bag).toHaveLength(29);
  });
  it("[R4.3] an unplaceable tile goes to the open discard, and the player draws on", () => {
    const levy = { definition: "climate.C12", source: { kind: "measure", ref: "C12" }, params: { accepts: "climate" } };
    const bag = ["committee", "resort:media:2", "resort:domestic:1"];
    const table = stage({ phase: "awaitingPlacement", expansions: [climate], bag, effects: [levy] });
    table.does(0, "core.drawTile");
    expect(table.state.discard.map(({ face }) => face)).toEqual(["resort:domestic:1", "resort:media:2"]);
    expect(table.state.drawnTile[0]?.face).toBe("committee");
    expect(table.told(0)).toContain("Domestic resort 1 cannot be laid and is discarded.");
  });
  it("[R4.3] when the bag runs out while drawing on, the action is next", () => {
    const levy = { definition: "climate.C12", params: { accepts: "climate" } };
    const bag = ["resort:media:2"];
    const table = stage({ phase: "awaitingPlacement", expansions: [climate], bag, effects: [levy] });
    table.does(0, "core.drawTile");
    expect(table.state).toMatchObject({ phase: "awaitingAction", bag: [], drawnTile: [] });
  });
  it("[R4.4] with an empty bag a turn begins with the action", () => {
    const table = stage({ bag: [] });
    table.does(0, "core.skipAction").does(0, "core.passTurn");
    expect(table.state).toMatchObject({ phase: "awaitingAction", activeSeat: 1 });
  });
});

describe("a turn never stands still", () => {
  it("[R4.5] placement is skipped only where it is blocked or would cost something", () => {
    const table = stage({ phase: "awaitingPlacement" });
    expect(table.tries(0, "core.skipPlacement").code).toBe("PLACEMENT_POSSIBLE");
    table.does(0, "core.drawTile");
    expect(table.tries(0, "core.skipPlacement").code).toBe("PLACEMENT_POSSIBLE");
  });
  it("[R4.5] a blocked draw can be skipped", () => {
    const blocked = { modifiers: { blockActionTypes: ["core.drawTile"] } };
    const table = stage({ phase: "awaitingPlacement", effects: [blocked] });
    expect(table.tries(0, "core.drawTile")).toMatchObject({ code: "ACTION_BLOCKED", because: [{ effect: "x0" }] });
    table.does(0, "core.skipPlacement");
    expect(table.state.phase).toBe("awaitingAction");
    expect(table.told(0)).toContain("You lay no tile.");
  });
  it("[R4.5] a tile that may not be laid is discarded", () => {
    const blocked = { modifiers: { blockActionTypes: ["core.placeTile"] } };
    const table = stage({ phase: "awaitingPlacement", effects: [blocked], drawn: "hotspot" });
    table.does(0, "core.skipPlacement");
    expect(table.state.discard.map(({ face }) => face)).toEqual(["hotspot"]);
  });
  it("[R4.5] who would have to pay for laying may go without", () => {
    const levy = { definition: "climate.C12", params: { accepts: "climate|domestic" } };
    const table = stage({
      phase: "awaitingPlacement",
      expansions: [climate],
      drawn: "resort:media:2",
      effects: [levy],
      resources: [{ domestic: 1 }],
    });
    table.does(0, "core.skipPlacement");
    expect(table.state).toMatchObject({ phase: "awaitingAction", resources: [{ domestic: 1 }, {}] });
  });
  it("[R4.5] the action can be skipped, whatever is blocked", () => {
    const types = ["core.placeInfluence", "core.moveInfluence", "core.formalizeInfluence", "core.convertResources"];
    const table = stage({ effects: [{ modifiers: { blockActionTypes: types } }] });
    for (const type of types) expect(table.tries(0, type).code).toBe("ACTION_BLOCKED");
    table.does(0, "core.skipAction").does(0, "core.passTurn");
    expect(table.state.activeSeat).toBe(1);
  });
  it("[R4.5] no effect can block a way out", () => {
    const jail = {
      id: "jail",
      events: [],
      onSessionCreate: () => ({
        events: ["core.passTurn", "core.skipAction", "core.skipPlacement", "core.drawTile"].map((type) => ({
          definition: "system",
          owner: -1,
          modifiers: { blockActionTypes: [type] },
          type: "EFFECT_STARTED",
        })),
      }),
    };
    const { effects } = stage({ expansions: [] }).state;
    expect(effects).toHaveLength(0);
    const table = stage({ expansions: [jail], phase: "awaitingPlacement" });
    expect(table.state.effects.map(({ modifiers }) => modifiers?.blockActionTypes)).toEqual([["core.drawTile"]]);
    table.does(0, "core.skipPlacement").does(0, "core.skipAction").does(0, "core.passTurn");
  });
});

describe("who begins a round", () => {
  const starts = (options: object) => {
    const on = stage({ seats: 3, options });
    const seats: number[] = [];
    for (let i = 0; i < 9; i++) {
      seats.push(on.state.activeSeat);
      passes(on, on.state.activeSeat);
    }
    return [seats, on.state.round];
  };
  it("[R3.3] the same player in every round, as spec 000 has it", () => {
    expect(starts({})).toEqual([[0, 1, 2, 0, 1, 2, 0, 1, 2], 4]);
  });
  it("[R3.3] or the next one, where the match is created so", () => {
    expect(starts({ startPlayer: "rotating" })).toEqual([[0, 1, 2, 1, 2, 0, 2, 0, 1], 4]);
  });
});

keepScenes({ beforeEach, it, expect }, "../scenes/placement.json");
