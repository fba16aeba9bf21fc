import { keepScenes } from "@cardwright/core/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { security } from "../src/index.ts";
import { controller, influenceOn, leaderByMarkers, leaderShown, leaders } from "../src/influence.ts";
import { blockadedIn } from "../src/security/overlays.ts";
import { type Marker, SEATS, type Tile } from "../src/world.ts";
import { markersAt, type Stage, stage, tableOf, tileAt, tileId } from "./stage.ts";

const look = (on: Stage, cell: string) =>
  influenceOn(tableOf(on), tileAt(on, cell), "control").map(([, influence]) => influence);

describe("placing and moving influence", () => {
  it("[R5.2] one marker from the supply goes to a tile", () => {
    const on = stage({ tiles: { "1,0": "committee" } });
    on.does(0, "core.placeInfluence", { tile: tileId("1,0") });
    expect(markersAt(on, "1,0", 0)).toBe(1);
    expect(on.state.supply[0]).toHaveLength(3);
    expect(on.told(1)).toContain("Player 1 places influence on Committee at 1,0.");
  });
  it("[R5.1] at most three of one's own markers lie on a tile", () => {
    const on = stage({ tiles: { "1,0": "committee" }, markers: [["1,0", "1,0", "1,0"], []] });
    expect(on.tries(0, "core.placeInfluence", { tile: tileId("1,0") }).code).toBe("TILE_FULL");
    on.does(0, "core.skipAction").does(0, "core.passTurn");
    const other = stage({ tiles: { "1,0": "committee" }, markers: [[], ["1,0", "1,0", "1,0"]] });
    other.does(0, "core.placeInfluence", { tile: tileId("1,0") });
  });
  it("[R2.3] no influence lies on the start committee", () => {
    const on = stage({ tiles: { "1,0": "committee" }, markers: [["1,0"], []] });
    const { id } = tileAt(on, "0,0");
    expect(on.tries(0, "core.placeInfluence", { tile: id }).code).toBe("START_COMMITTEE");
    expect(on.tries(0, "core.moveInfluence", { from: tileId("1,0"), tile: id }).code).toBe("START_COMMITTEE");
  });
  it("[R5.2] nothing is placed from an empty supply", () => {
    const on = stage({ tiles: { "1,0": "committee" }, more: { supply: [[], []] } });
    expect(on.tries(0, "core.placeInfluence", { tile: tileId("1,0") }).code).toBe("SUPPLY_EMPTY");
  });
  it("[R5.3] one marker moves to a tile next to its own", () => {
    const tiles = { "1,0": "committee", "2,0": "lobbyist", "3,0": "grassroots" };
    const on = stage({ tiles, markers: [["1,0"], ["3,0"]] });
    const cells = on.choice(0, "core.moveInfluence", { from: tileId("1,0") }).options.map(({ key }) => key);
    expect(cells).toEqual([tileAt(on, "0,0").id, tileId("2,0")]);
    on.does(0, "core.moveInfluence", { from: tileId("1,0"), tile: tileId("2,0") });
    expect([markersAt(on, "1,0", 0), markersAt(on, "2,0", 0)]).toEqual([0, 1]);
    expect(on.told(0)).toContain("You move influence from Committee at 1,0 to Lobbyist at 2,0.");
  });
  it("[R5.3] only one's own markers move, and not onto a fourth", () => {
    const tiles = { "1,0": "committee", "2,0": "lobbyist" };
    const on = stage({ tiles, markers: [["1,0", "2,0", "2,0", "2,0"], ["1,0"]] });
    expect(on.tries(0, "core.moveInfluence", { from: tileId("1,0"), tile: tileId("2,0") }).code).toBe("TILE_FULL");
    on.does(0, "core.moveInfluence", { from: tileId("2,0"), tile: tileId("1,0") });
    expect(markersAt(on, "1,0", 1)).toBe(1);
  });
  it("[R5.1] the markers of a player are seven in all", () => {
    const { supply, reserve } = stage({}).state;
    expect(supply.map((list, seat) => list.length + reserve[seat as 0 | 1].length)).toEqual([7, 7]);
  });
});

describe("majorities", () => {
  it("[R6.1] control is a strict majority; a tie is none", () => {
    const on = stage({ tiles: { "1,0": "committee" }, markers: [["1,0", "1,0"], ["1,0"]] });
    expect(leaders(tableOf(on), tileAt(on, "1,0"), "control")).toEqual([0]);
    const tied = stage({ tiles: { "1,0": "committee" }, markers: [["1,0"], ["1,0"]] });
    expect(leaders(tableOf(tied), tileAt(tied, "1,0"), "control")).toEqual([0, 1]);
    const empty = stage({ tiles: { "1,0": "committee" } });
    expect(leaders(tableOf(empty), tileAt(empty, "1,0"), "control")).toEqual([]);
  });
  it("[R6.2] each lobbyist next to a tile gives one to who controls the lobbyist", () => {
    const tiles = { "1,0": "committee", "2,0": "lobbyist", "1,1": "lobbyist" };
    const on = stage({ tiles, markers: [["1,0"], ["2,0", "1,1"]] });
    expect(look(on, "1,0")).toEqual([1, 2]);
  });
  it("[R6.3] a lobbyist itself is judged by markers alone", () => {
    const tiles = { "1,0": "lobbyist", "2,0": "lobbyist" };
    const on = stage({ tiles, markers: [["1,0"], ["2,0"]] });
    // Each has one marker and one from the other lobbyist; no tie is broken by lobbyists lobbying each other.
    expect(look(on, "1,0")).toEqual([1, 1]);
    const tied = stage({ tiles: { ...tiles, "1,1": "committee" }, markers: [["1,0"], ["1,0"]] });
    expect(look(tied, "1,1")).toEqual([0, 0]);
  });
  it("[R2.3] nobody controls the start committee, whoever lobbies next to it", () => {
    const on = stage({ tiles: { "1,0": "lobbyist" }, markers: [["1,0"], []] });
    expect(look(on, "0,0")).toEqual([]);
  });
});

describe("the leader that a board shows", () => {
  const shown = (on: Stage, cell: string) => {
    const { map, board, seats } = on.view(0);
    const blockaded = blockadedIn(on.view(0));
    const laid = {
      seats: SEATS.slice(0, seats),
      state: { map: map as readonly Tile[], board: board as readonly Marker[] },
    };
    return leaderShown(laid, tileAt(on, cell), ({ id }) => !blockaded.has(id));
  };
  const tiles = { "1,0": "committee", "2,0": "lobbyist" };
  it("[R6.2] counts lobbyists: there is none in a tie, and another one where they outweigh the markers", () => {
    expect(shown(stage({ tiles, markers: [["1,0"], []] }), "1,0")).toBe(0);
    expect(shown(stage({ tiles, markers: [["1,0"], ["2,0"]] }), "1,0")).toBeUndefined();
    const two = { ...tiles, "1,1": "lobbyist" };
    expect(shown(stage({ tiles: two, markers: [["1,0"], ["2,0", "1,1"]] }), "1,0")).toBe(1);
    expect(shown(stage({ tiles, markers: [[], ["2,0"]] }), "1,0")).toBe(1);
  });
  it("[R6.3] is judged by markers alone on a lobbyist", () => {
    const on = stage({ tiles: { "1,0": "lobbyist", "2,0": "lobbyist" }, markers: [["1,0"], ["2,0"]] });
    expect([shown(on, "1,0"), shown(on, "2,0")]).toEqual([0, 1]);
  });
  it("[R2.3] is nobody on the start committee", () => {
    expect(shown(stage({ tiles: { "1,0": "lobbyist" }, markers: [["1,0"], []] }), "0,0")).toBeUndefined();
  });
  it("[R12.2] does not count a lobbyist under Blockade", () => {
    const given = { expansions: [security], tiles, markers: [["1,0"], ["2,0"]], resources: [{ security: 2 }] };
    const on = stage(given);
    expect(shown(on, "1,0")).toBeUndefined();
    on.does(0, "exp.security.placeOverlay", { overlay: "blockade", tile: tileId("2,0") });
    expect([shown(on, "1,0"), leaders(tableOf(on), tileAt(on, "1,0"), "control")]).toEqual([0, [0]]);
  });
  it("is the one who controls the tile by the rules, on every tile of a crowded map", () => {
    const field = Array.from({ length: 30 }, (_, i) => `${1 + (i % 6)},${Math.floor(i / 6)}`);
    const faces = ["committee", "lobbyist", "resort:media:2", "lobbyist", "grassroots"];
    const laid = Object.fromEntries(field.map((cell, i) => [cell, faces[i % 5] ?? ""]));
    const markers = [0, 1, 2].map((seat) => field.filter((_, i) => (i * i + seat) % (4 + seat) === 0));
    const on = stage({ seats: 3, expansions: [security], tiles: laid, markers, resources: [{ security: 2 }] });
    const blocked = field.find((cell) => laid[cell] === "lobbyist" && markersAt(on, cell, 1) > 0) ?? "";
    on.does(0, "exp.security.placeOverlay", { overlay: "blockade", tile: tileId(blocked) });
    const table = tableOf(on);
    const others = field.filter((cell) => laid[cell] !== "lobbyist").map((cell) => tileAt(on, cell));
    const found = others.map((tile) => controller(table, tile));
    expect(others.map(({ q, r }) => shown(on, `${q},${r}`))).toEqual(found);
    expect(found).not.toEqual(others.map((tile) => leaderByMarkers(table, tile)));
  });
});

keepScenes({ beforeEach, it, expect }, "../scenes/influence.json");
