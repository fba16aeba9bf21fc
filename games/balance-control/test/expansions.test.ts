import { readdirSync, readFileSync } from "node:fs";
import { defineExpansion } from "@cardwright/core/expansion";
import { createEngine, seedFromText } from "@cardwright/core/host";
import { describe, expect, it } from "vitest";
import { CLIMATE_TILES } from "../src/climate/expansion.ts";
import { ECONOMY_TILES } from "../src/economy/expansion.ts";
import { climate, economy, game } from "../src/index.ts";
import { SECURITY_TILES } from "../src/security/expansion.ts";
import { BAGS } from "../src/tiles.ts";
import { world } from "../src/world.ts";
import { COMBINATIONS, nameOf, stage } from "./stage.ts";

const TILES: Readonly<Record<string, readonly string[]>> = {
  economy: ECONOMY_TILES,
  security: SECURITY_TILES,
  climate: CLIMATE_TILES,
};
const sorted = (list: readonly string[]) => [...list].sort();

describe("the bag", () => {
  it("[R2.4] holds 71 tiles in the full game and 30 in the short one", () => {
    const count = (faces: readonly string[], word: string) => faces.filter((face) => face.startsWith(word)).length;
    const kinds = [
      "resort:domestic",
      "resort:foreign",
      "resort:media",
      "committee",
      "grassroots",
      "lobbyist",
      "hotspot",
    ];
    expect([BAGS.full.length, ...kinds.map((kind) => count(BAGS.full, kind))]).toEqual([71, 12, 12, 12, 10, 8, 9, 8]);
    expect([BAGS.short.length, ...kinds.map((kind) => count(BAGS.short, kind))]).toEqual([30, 4, 4, 4, 4, 4, 5, 5]);
    const values = [1, 2, 3, 4, 5].map((value) => count(BAGS.full, `resort:media:${value}`));
    expect(values).toEqual([2, 4, 4, 1, 1]);
  });
  it("[R3.1] the preset is chosen when the match is created; short by default", () => {
    expect(stage({ preset: "full" }).state.bag).toHaveLength(71);
    const engine = createEngine(game);
    expect(engine.create({ seed: seedFromText("any") }).snapshot.state.bag).toHaveLength(30);
  });
  it("[R3.2] starting influence depends on the number of players", () => {
    expect([2, 3, 4].map((seats) => stage({ seats }).state.supply[0].length)).toEqual([4, 3, 2]);
  });
});

describe.each(COMBINATIONS.map((set) => [nameOf(set), set] as const))("created with %s", (_, expansions) => {
  it("[R10] has the tiles, the resorts and the slices of exactly these expansions", () => {
    const { bag, resorts, extensions } = stage({ expansions }).state;
    const added = expansions.flatMap(({ id }) => TILES[id] ?? []);
    expect(sorted(bag.map(({ face }) => face))).toEqual(sorted([...BAGS.short, ...added]));
    expect(resorts).toEqual(["domestic", "foreign", "media", ...expansions.map(({ id }) => id)]);
    expect(Object.keys(extensions)).toEqual(expansions.map(({ id }) => id));
  });
  it("every face and measure has a name and a text", () => {
    const { rules } = createEngine(game, expansions);
    const cards = [...(game.cards ?? []), ...expansions.flatMap(({ cards: own = [] }) => own)];
    for (const { face } of stage({ expansions }).state.bag) expect(rules.faceName(face)).not.toBe(face);
    for (const { text, name } of cards) expect([text.length > 5, name.length > 2]).toEqual([true, true]);
  });
});

describe("what an expansion cannot do", () => {
  const thief = world.event("exp.thief.steals", {}, { apply: () => ({ noise: { media: 99 } }), say: () => "" });
  const steal = world.action("exp.thief.steal", { label: "Steal", play: () => [thief({})] });
  it("change a part of the core game with an event of its own", () => {
    const on = stage({ expansions: [defineExpansion({ id: "thief", events: [thief], actions: [steal] })] });
    expect(() => on.does(0, "exp.thief.steal")).toThrow("RULES_FAILED");
    expect(on.state.noise).toEqual({});
  });
  it("change the slice of another", () => {
    const rude = world.event("exp.rude.burns", {}, { applySlice: () => ({ measures: null }), say: () => "" });
    const burn = world.action("exp.rude.burn", { label: "Burn", play: () => [rude({})] });
    const expansions = [economy, defineExpansion({ id: "rude", events: [rude], actions: [burn] })];
    const on = stage({ expansions });
    const before = on.state.extensions["economy"];
    on.does(0, "exp.rude.burn");
    expect(on.state.extensions["economy"]).toBe(before);
  });
  it("take a name that is taken", () => {
    const copy = { ...climate, id: "copy" };
    expect(() => createEngine(game, [climate, copy])).toThrow(/is declared by expansion climate|defined by/);
    expect(() => createEngine(game, [economy, economy])).toThrow();
  });
});

/** The engine lets any rule return its own events; that expansions change no core fact or phase by them is seen here. */
const FOLDERS = ["economy", "security", "climate"];
function reachingOut(folder: string, text: string): readonly string[] {
  const others = FOLDERS.filter((other) => other !== folder);
  const reached = others.filter((other) => text.includes(`/${other}/`) || text.includes(`extensions["${other}"]`));
  // The stock of overlays is the expansion's own.
  const writing = text.matchAll(/\b(?:turn|table)\.(?:add|set|phase|endTurn|win|create)\((?!"overlayStock")/g);
  return [...reached, ...[...writing].map(String)];
}
describe("the sources of the expansions", () => {
  const root = new URL("../src/", import.meta.url);
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true })
      .map(String)
      .filter((file) => file.endsWith(".ts"))
      .map((file) => [folder, readFileSync(new URL(`${folder}/${file}`, root), "utf8")] as const),
  );
  it("change core state by the core game's own steps alone, and know nothing of each other", () => {
    expect(files.length).toBeGreaterThan(40);
    expect(files.flatMap(([folder, text]) => reachingOut(folder, text))).toEqual([]);
  });
  it("would be caught if they did not", () => {
    expect(reachingOut("economy", `[table.set("resources", 0, {})]`)).toEqual(["table.set("]);
    expect(reachingOut("economy", `import { placing } from "../security/overlays.ts";`)).toEqual(["security"]);
    expect(reachingOut("climate", `state.extensions["economy"]`)).toEqual(["economy"]);
  });
});
