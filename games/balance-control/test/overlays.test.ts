import type { StateOf } from "@cardwright/core";
import { keepScenes } from "@cardwright/core/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { economy, security } from "../src/index.ts";
import { OVERLAYS_OF_A_KIND } from "../src/security/overlays.ts";
import type { Security } from "../src/security/world.ts";
import { around, markersAt, passes, resourcesOf, type Stage, stage, tileAt, tileId } from "./stage.ts";

const tiles = {
  "1,0": "resort:domestic:3",
  "0,1": "committee",
  "-1,0": "grassroots",
  "-1,1": "lobbyist",
  "1,-1": "system:authority-apparatus",
};
const base = { expansions: [security], tiles };
const secured = (on: Stage) => on.state as unknown as StateOf<Security>;
const lying = (on: Stage) => secured(on).overlays.map(({ face, tile }) => [face, tile]);
/** An overlay that lies there already, with its effect. */
const overlay = (kind: string, cell: string, i = 1) => ({
  piece: { id: `o${i}`, face: kind, at: "overlays", tile: tileId(cell) },
  effect: { definition: `security.${kind}`, piece: `o${i}`, source: { kind: "overlay", ref: kind } },
});
const withOverlays = (...list: readonly ReturnType<typeof overlay>[]) => ({
  effects: list.map(({ effect }) => effect),
  more: { overlays: list.map(({ piece }) => piece), established: [true, true] },
});

describe("placing overlays", () => {
  it("[R12.3] is a political action that costs two security", () => {
    const on = stage({ ...base, resources: [{ security: 3 }] });
    on.does(0, "exp.security.placeOverlay", { overlay: "blockade", tile: tileId("1,0") });
    expect([resourcesOf(on, 0), lying(on), on.state.phase]).toEqual([
      { security: 1 },
      [["blockade", tileId("1,0")]],
      "awaitingPass",
    ]);
    expect(on.state.effects[0]).toMatchObject({ definition: "security.blockade", source: { kind: "overlay" } });
    expect(on.told(1)).toContain("Player 1 places Blockade on Domestic resort 3 at 1,0.");
  });
  it("[R12.3] is refused to who cannot pay, in another window, and on the start committee", () => {
    const poor = stage({ ...base, resources: [{ security: 1 }] });
    expect(poor.tries(0, "exp.security.placeOverlay", {}).code).toBe("CANNOT_PAY");
    const early = stage({ ...base, phase: "awaitingPlacement", resources: [{ security: 2 }] });
    expect(early.tries(0, "exp.security.placeOverlay", {}).code).toBe("WINDOW_INVALID");
    const on = stage({ ...base, resources: [{ security: 2 }] });
    const wanted = { overlay: "blockade", tile: tileAt(on, "0,0").id };
    expect(on.tries(0, "exp.security.placeOverlay", wanted).code).toBe("START_COMMITTEE");
  });
  it("[R12.2] each kind lies where it does something", () => {
    const on = stage({ ...base, expansions: [security, economy], resources: [{ security: 2 }] });
    const fits = (kind: string) =>
      on
        .choice(0, "exp.security.placeOverlay", { overlay: kind })
        .options.filter(({ refused }) => refused === undefined)
        .map(({ key }) => key);
    expect(fits("securityLevel")).toEqual([tileId("1,0")]);
    expect(fits("administration")).toEqual([tileId("1,0"), tileId("-1,0")]);
    expect(fits("control")).toEqual([tileId("0,1"), tileId("-1,1"), tileId("1,-1")]);
    expect(fits("blockade")).toHaveLength(5);
  });
  it("[R12.2] there are four of each kind", () => {
    const on = stage({ ...base, resources: [{ security: 2 }] });
    expect(secured(on).overlayStock).toHaveLength(4 * OVERLAYS_OF_A_KIND);
    const stock = secured(on).overlayStock.filter(({ face }) => face !== "control");
    const none = stage({ ...base, resources: [{ security: 2 }], more: { overlayStock: stock } });
    const refusal = none.tries(0, "exp.security.placeOverlay", { overlay: "control", tile: tileId("0,1") });
    expect(refusal.code).toBe("STOCK_EMPTY");
  });
});

describe("what overlays do", () => {
  it("[R12.2] Security Level: the tile pays one less, and several add up", () => {
    const given = { ...base, markers: [["1,0"], []], phase: "awaitingPass", activeSeat: 1 } as const;
    const one = stage({ ...given, ...withOverlays(overlay("securityLevel", "1,0")) }).does(1, "core.passTurn");
    expect(resourcesOf(one, 0)).toEqual({ domestic: 2 });
    const two = withOverlays(overlay("securityLevel", "1,0"), overlay("securityLevel", "1,0", 2));
    expect(resourcesOf(stage({ ...given, ...two }).does(1, "core.passTurn"), 0)).toEqual({ domestic: 1 });
  });
  it("[R12.2] Control and Administration: actions on the tile cost one more of any resort", () => {
    for (const [kind, cell] of [
      ["control", "0,1"],
      ["administration", "1,0"],
    ] as const) {
      const poor = stage({ ...base, ...withOverlays(overlay(kind, cell)) });
      expect(poor.tries(0, "core.placeInfluence", { tile: tileId(cell) })).toMatchObject({
        code: "CANNOT_PAY",
        because: [{ definition: `security.${kind}` }],
      });
      const on = stage({ ...base, ...withOverlays(overlay(kind, cell)), resources: [{ media: 1 }] });
      on.does(0, "core.placeInfluence", { tile: tileId(cell) });
      expect(resourcesOf(on, 0)).toEqual({});
    }
  });
  it("[R12.2] Blockade: committee, grassroots, lobbyist and resort do nothing", () => {
    const rich = [{ domestic: 4, media: 4 }, {}];
    const on = stage({
      ...base,
      ...withOverlays(overlay("blockade", "0,1"), overlay("blockade", "-1,0", 2)),
      markers: [["0,1", "-1,0"], []],
      resources: rich,
    });
    expect(on.tries(0, "core.formalizeInfluence", { tile: tileId("0,1") })).toMatchObject({
      code: "TILE_BLOCKED",
      message: "this tile does nothing for now",
    });
    expect(on.tries(0, "core.convertResources", { tile: tileId("-1,0") }).code).toBe("TILE_BLOCKED");
    // The lobbyist of the other player would make it a tie.
    const lobby = { ...base, markers: [["0,1"], ["-1,1"]], resources: rich };
    const tied = stage({ ...lobby, more: { established: [true, true] } });
    expect(tied.tries(0, "core.formalizeInfluence", { tile: tileId("0,1") }).code).toBe("NOT_IN_CONTROL");
    const freed = stage({ ...lobby, ...withOverlays(overlay("blockade", "-1,1")) });
    freed.does(0, "core.formalizeInfluence", { tile: tileId("0,1") });
    const pays = { ...base, ...withOverlays(overlay("blockade", "1,0")), markers: [["1,0"], []] };
    const settled = stage({ ...pays, phase: "awaitingPass", activeSeat: 1 }).does(1, "core.passTurn");
    expect(resourcesOf(settled, 0)).toEqual({});
  });
  it("[R12.2] a Control on a hotspot makes its leader pay for the marker", () => {
    const cells = around(3, 0).filter((cell) => cell !== "4,0");
    const on = stage({
      expansions: [security],
      phase: "awaitingPlacement",
      drawn: "committee",
      tiles: { "3,0": "hotspot", ...Object.fromEntries(cells.map((cell) => [cell, "lobbyist"])) },
      markers: [[], ["3,0"]],
      resources: [{}, { foreign: 1 }],
      ...withOverlays(overlay("control", "3,0")),
    }).does(0, "core.placeTile", { cell: "4,0" });
    on.answers(1, { pay: "YES" });
    expect([resourcesOf(on, 1), markersAt(on, "3,0", 1)]).toEqual([{}, 2]);
  });
});

describe("the Authority Apparatus", () => {
  const given = { ...base, ...withOverlays(overlay("blockade", "1,0")), markers: [["1,-1"], []] };
  const use = (on: Stage, wanted: object) =>
    on.does(0, "exp.security.useApparatus", { apparatus: tileId("1,-1"), overlay: "o1", ...wanted });
  it("[R12.4] its controller moves one overlay", () => {
    const on = use(stage(given), { way: "move", tile: tileId("0,1") });
    expect([lying(on), on.state.phase]).toEqual([[["blockade", tileId("0,1")]], "awaitingPass"]);
  });
  it("[R12.4] or removes it, and its effect ends with it", () => {
    const on = use(stage(given), { way: "remove" });
    expect([lying(on), on.state.effects]).toEqual([[], []]);
    expect(secured(on).overlayStock).toContainEqual(expect.objectContaining({ id: "o1", tile: "" }));
    expect(on.told(1)).toContain("Blockade is removed from Domestic resort 3 at 1,0.");
  });
  it("[R12.4] serves nobody else, and not while it is blocked", () => {
    const other = stage({ ...given, markers: [[], ["1,-1"]] });
    const wanted = { apparatus: tileId("1,-1"), overlay: "o1", way: "remove" };
    expect(other.tries(0, "exp.security.useApparatus", wanted).code).toBe("NOT_IN_CONTROL");
    const blocked = stage({ ...given, ...withOverlays(overlay("blockade", "1,-1")) });
    expect(blocked.tries(0, "exp.security.useApparatus", wanted).code).toBe("TILE_BLOCKED");
  });
});

describe("Inner Order", () => {
  const cells = around(3, 0).filter((cell) => cell !== "4,0");
  const given = {
    expansions: [security],
    phase: "awaitingPlacement",
    drawn: "committee",
    tiles: { "3,0": "hotspot:inner-order", ...Object.fromEntries(cells.map((cell) => [cell, "lobbyist"])) },
    markers: [[], ["3,0"]],
  } as const;
  const lays = (on: Stage) => on.does(0, "core.placeTile", { cell: "4,0" });
  it("[R12.5] its leader places one overlay at no cost, beside the marker", () => {
    const on = lays(stage(given)).answers(1, { way: "place", overlay: "control", tile: tileId("2,0") });
    expect([lying(on), markersAt(on, "3,0", 1)]).toEqual([[["control", tileId("2,0")]], 2]);
    expect(on.state.phase).toBe("awaitingAction");
  });
  it("[R12.5] or moves one, or leaves it", () => {
    const on = lays(stage({ ...given, ...withOverlays(overlay("control", "2,0")) }));
    on.answers(1, { way: "move", overlay: "o1", tile: tileId("4,-1") });
    expect(lying(on)).toEqual([["control", tileId("4,-1")]]);
    const left = lays(stage(given));
    expect(left.triesToAnswer(1, { way: "move" }).code).toBe("NO_OVERLAY");
    left.answers(1, { way: "nothing" });
    expect(lying(left)).toEqual([]);
    passes(left, 0);
  });
});

keepScenes({ beforeEach, it, expect }, "../scenes/overlays.json");
