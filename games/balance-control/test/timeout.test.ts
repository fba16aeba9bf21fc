import type { StateOf } from "@cardwright/core";
import { createEngine, seedFromText, timeoutAction } from "@cardwright/core/host";
import { drawFrom } from "@cardwright/core/testing";
import { describe, expect, it } from "vitest";
import { climate, economy, game, security } from "../src/index.ts";
import type { Security } from "../src/security/world.ts";
import { around, resourcesOf, type Stage, stage } from "./stage.ts";
import { wealth } from "./wealth.ts";

const ALL = [economy, security, climate];
const late = ({ engine, state }: Stage, seat: number) => timeoutAction(engine, state, seat);
const rich = { domestic: 9, foreign: 9, media: 9, security: 9, climate: 9 };
/** A hotspot with one neighbour missing, which the tile that was drawn will be. */
const surrounded = {
  expansions: [security, climate],
  phase: "awaitingPlacement",
  drawn: "committee",
  tiles: {
    "3,0": "hotspot",
    ...Object.fromEntries(
      around(3, 0)
        .filter((cell) => cell !== "4,0")
        .map((cell) => [cell, "grassroots"]),
    ),
  },
  markers: [["3,0"], []],
  resources: [rich, rich],
} as const;
const declines = (on: Stage, seat: number, prompt: string) => {
  const before = resourcesOf(on, 0);
  expect(on.state.prompts.map(({ type }) => type)).toEqual([prompt]);
  const result = on.engine.applyAction(on.snapshot, late(on, seat)!);
  if (!result.ok) throw new Error(result.error.message);
  on.snapshot = result.snapshot;
  expect([on.state.prompts, resourcesOf(on, 0)]).toEqual([[], before]);
};

describe("[R4.7] when a player's time is up", () => {
  it("a tile is drawn and laid", () => {
    const on = stage({ phase: "awaitingPlacement" });
    expect(late(on, 0)).toMatchObject({ type: "core.drawTile" });
    on.does(0, "core.drawTile");
    expect(late(on, 0)).toMatchObject({ type: "core.placeTile", payload: { cell: "0,-1" } });
  });
  it("but nothing is paid for it, and no tile is drawn where that is blocked", () => {
    const storm = { definition: "climate.C12", owner: 1, params: { accepts: "climate|domestic" } };
    const given = { phase: "awaitingPlacement", expansions: [climate], resources: [rich, rich] } as const;
    const dear = stage({ ...given, drawn: "resort:domestic:3", effects: [storm] });
    expect(late(dear, 0)).toMatchObject({ type: "core.skipPlacement" });
    const blocked = stage({ ...given, effects: [{ modifiers: { blockActionTypes: ["core.drawTile"] } }] });
    expect(late(blocked, 0)).toMatchObject({ type: "core.skipPlacement" });
  });
  it("no action is taken, and the turn is passed", () => {
    const on = stage({ tiles: { "1,0": "committee" } });
    expect(late(on, 0)).toMatchObject({ type: "core.skipAction" });
    expect(late(on.does(0, "core.skipAction"), 0)).toMatchObject({ type: "core.passTurn" });
  });
  it("no measure is played in answer", () => {
    const on = stage({ ...surrounded, hands: { security: [["S02"]] } }).does(0, "core.placeTile", { cell: "4,0" });
    declines(on, 0, "exp.security.answer");
  });
  it("no added cost is paid for a hotspot", () => {
    const leaves = { definition: "climate.C05", owner: 1, params: { accepts: "climate|media" } };
    const on = stage({ ...surrounded, effects: [leaves] }).does(0, "core.placeTile", { cell: "4,0" });
    declines(on, 0, "core.hotspotPrice");
  });
  it("no overlay is placed for the leader of Inner Order", () => {
    const tiles = { ...surrounded.tiles, "3,0": "hotspot:inner-order" };
    const on = stage({ ...surrounded, tiles }).does(0, "core.placeTile", { cell: "4,0" });
    declines(on, 0, "exp.security.innerOrder");
    expect((on.state as unknown as StateOf<Security>).overlays).toEqual([]);
  });
  it.each([2, 3, 4])("with %i players, something legal is done in every position", (seats) => {
    const engine = createEngine(game, [...ALL, wealth(["economy", "security", "climate"])]);
    const draw = drawFrom(`late ${seats}`);
    let { snapshot } = engine.create({ seats, seed: seedFromText(`late ${seats}`) });
    while (snapshot.state.outcome === null) {
      const [seat = 0] = engine.actors(snapshot.state);
      const result = engine.applyAction(snapshot, timeoutAction(engine, snapshot.state, seat)!);
      expect(result.ok ? "ok" : result.error).toBe("ok");
      const next = draw(4) === 0 ? result : engine.applyAction(snapshot, engine.sample(snapshot.state, seat, draw)!);
      if (!next.ok) throw new Error(next.error.message);
      ({ snapshot } = next);
    }
  });
});
