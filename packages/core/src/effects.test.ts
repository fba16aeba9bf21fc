import { describe, expect, it } from "vitest";
import { tiles, world } from "../test/games/tiles.ts";
import { expiresOf, hasExpired, pruneExpiredEffects } from "./effects.ts";
import { defineExpansion } from "./expansion/index.ts";
import { SYSTEM_EFFECT } from "./gather.ts";
import { createEngine, replayEntries, seedFromText } from "./host.ts";
import type { ActiveEffect, Duration } from "./index.ts";
import { scene } from "./testing/index.ts";

const effect = (expires: ActiveEffect["expires"], extra: Partial<ActiveEffect> = {}): ActiveEffect => ({
  id: "e1",
  definition: SYSTEM_EFFECT.id,
  source: { kind: "system", ref: "curfew" },
  owner: 0,
  piece: null,
  targets: [],
  createdAtTurn: 1,
  expires,
  params: {},
  modifiers: null,
  ...extra,
});
const blocked = (expires: ActiveEffect["expires"], seats = 3) =>
  scene(tiles, {
    seats,
    given: () => ({
      effects: [effect(expires, { modifiers: { blockActionTypes: ["core.drawTile"] } })],
      nextEffect: 2,
    }),
  });
const pass = (table: ReturnType<typeof blocked>) => {
  const seat = table.state.activeSeat;
  return table.does(seat, "core.skipPlacement").does(seat, "core.passTurn");
};

describe("the effect layer", () => {
  it("blocks core.drawTile until the next turn of player A, then lets it happen", () => {
    const table = blocked({ atNextTurnOfPlayerId: 0 });
    const refused = table.tries(0, "core.drawTile");
    expect(refused).toMatchObject({
      code: "ACTION_BLOCKED",
      because: [{ source: "curfew", owner: 0, expires: { atNextTurnOfPlayerId: 0 } }],
    });
    pass(table);
    expect(table.tries(1, "core.drawTile").code).toBe("ACTION_BLOCKED");
    pass(pass(table));
    expect(table.state.activeSeat).toBe(0);
    expect(table.state.effects).toEqual([]);
    expect(table.events.map(({ type }) => type)).toContain("EFFECT_ENDED");
    table.does(0, "core.drawTile");
  });
  it("does not end in the middle of the turn in which it was made", () => {
    const table = blocked({ atNextTurnOfPlayerId: 0 });
    table.does(0, "core.skipPlacement");
    expect(table.state.effects).toHaveLength(1);
  });
  it("ends at a turn number and at a round number", () => {
    const atTurn = blocked({ atTurn: 2 }, 2);
    expect(pass(atTurn).state.effects).toEqual([]);
    const atRound = blocked({ atRound: 2 }, 2);
    expect(pass(atRound).state.effects).toHaveLength(1);
    expect(pass(atRound).state.effects).toEqual([]);
  });
  it("lets an expansion's hook read blockActionTypes, as spec 000 shows", () => {
    const reader = defineExpansion({
      id: "reader",
      hooks: {
        onValidateAction: ({ snapshot, action }) => {
          const cause = snapshot.state.effects.find(({ modifiers }) =>
            modifiers?.blockActionTypes?.includes(action.type),
          );
          return cause === undefined ? undefined : { reject: { code: "FORBIDDEN", message: cause.id } };
        },
      },
    });
    const ban = world.effect("ban", { name: "Ban", duration: { type: "untilConsumed" }, scope: "own" });
    const table = scene(
      { ...tiles, effects: [...(tiles.effects ?? []), ban] },
      {
        expansions: [reader],
        // The engine's own gate reads what reaches the seat that acts; a hook may read what is meant for another.
        given: () => ({
          effects: [effect({}, { definition: "ban", owner: 1, modifiers: { blockActionTypes: ["core.drawTile"] } })],
        }),
      },
    );
    expect(table.tries(0, "core.drawTile")).toEqual({ code: "FORBIDDEN", message: "e1" });
  });
  it("adds up cost deltas by resource", () => {
    const modifiers = { costDeltaByResourceId: { gold: 2 } };
    const costs: number[] = [];
    const probe = world.action("probe", {
      label: "Probe",
      play: (turn) => {
        costs.push(
          turn.costDelta(turn.seat, "gold"),
          turn.costDelta(turn.seat, "wood"),
          turn.costDelta(turn.seat, "constructor"),
        );
        return [];
      },
    });
    const table = scene(world.game({ ...tiles, actions: [...tiles.actions, probe] }), {
      given: () => ({ effects: [effect({}, { modifiers }), effect({}, { id: "e2", modifiers })] }),
    });
    table.does(0, "probe");
    expect(costs.slice(0, 3)).toEqual([4, 0, 0]);
  });
  it("takes the modifiers that an effect was begun with in place of all that its definition has", () => {
    const toll = world.effect("toll", {
      duration: { type: "untilConsumed" },
      scope: "all",
      modifiers: { costDeltaByResourceId: { gold: 2 }, blockActionTypes: ["probe"] },
    });
    const costs: number[] = [];
    const probe = world.action("probe", {
      play: (turn) => {
        costs.push(turn.costDelta(turn.seat, "gold"));
        return [];
      },
    });
    const begin = world.action("begin", {
      takes: { own: "yesNo" },
      play: (turn) => {
        const modifiers = { blockActionTypes: ["core.drawTile"] };
        return [toll.start({ owner: turn.seat, ...(turn.yesNo("own") ? { modifiers } : null) })];
      },
    });
    const game = world.game({ ...tiles, effects: [toll], actions: [...tiles.actions, probe, begin] });
    const own = scene(game).does(0, "begin", { own: "YES" }).does(0, "probe");
    expect([costs[0], own.tries(0, "core.drawTile").code]).toEqual([0, "ACTION_BLOCKED"]);
    expect(scene(game).does(0, "begin", { own: "NO" }).tries(0, "probe").code).toBe("ACTION_BLOCKED");
  });
  it("knows every duration", () => {
    const clock = { turn: 5, round: 2 };
    const cases: readonly [Duration, ActiveEffect["expires"]][] = [
      [{ type: "untilEndOfTurn" }, { atEndOfTurn: 5 }],
      [{ type: "nTurns", turns: 2 }, { atEndOfTurn: 6 }],
      [{ type: "untilPhase", phase: "ATTACK" }, { atPhase: "ATTACK" }],
      [{ type: "atTurn", inTurns: 1 }, { atTurn: 6 }],
      [{ type: "atRound", inRounds: 2 }, { atRound: 4 }],
      [{ type: "untilNextTurnOfOwner" }, { atNextTurnOfPlayerId: 1 }],
      [{ type: "untilNextTurnOfTarget" }, { atNextTurnOfPlayerId: 3 }],
      [{ type: "whileInPlay" }, { withPiece: "p7" }],
      [{ type: "untilConsumed" }, {}],
    ];
    for (const [duration, expires] of cases) expect(expiresOf(duration, clock, 1, "p7", 3)).toEqual(expires);
  });
  it("prunes by the same rule that the engine ends effects by", () => {
    const state = {
      turn: 3,
      round: 2,
      activeSeat: 1,
      phase: "main",
      effects: [effect({ atTurn: 3 }), effect({ atTurn: 4 }, { id: "e2" })],
    };
    expect(pruneExpiredEffects(state).effects.map(({ id }) => id)).toEqual(["e2"]);
    expect(pruneExpiredEffects({ ...state, turn: 2 })).toEqual({ ...state, turn: 2 });
    expect(hasExpired(effect({ atEndOfTurn: 3 }), state, "turnEnd")).toBe(true);
    expect(hasExpired(effect({ atEndOfTurn: 3 }), state, "turnStart")).toBe(false);
    expect(hasExpired(effect({ atPhase: "main" }), state, "phaseStart")).toBe(true);
  });
  it("creates and ends effects as events that a replay can repeat", () => {
    const curfew = world.effect("curfew", { name: "Curfew", duration: { type: "nTurns", turns: 2 } });
    const declare = world.action("declare", { label: "Declare", play: (turn) => [curfew.start({ owner: turn.seat })] });
    const game = { ...tiles, effects: [...(tiles.effects ?? []), curfew], actions: [...tiles.actions, declare] };
    const engine = createEngine(game);
    const first = engine.create({ seed: seedFromText("x") });
    const entries = [first.entry];
    let { snapshot } = first;
    const does = (type: string): readonly string[] => {
      const result = engine.applyAction(snapshot, { type, seat: snapshot.state.activeSeat });
      if (!result.ok) throw new Error(result.error.message);
      snapshot = result.snapshot;
      entries.push(result.entry);
      expect(replayEntries(engine, snapshot.state, entries)).toEqual(snapshot.state);
      return result.entry.events.map((event) => event.type);
    };
    expect(does("declare")).toEqual(["EFFECT_STARTED"]);
    expect(snapshot.state.effects).toMatchObject([{ id: "e1", definition: "curfew", expires: { atEndOfTurn: 2 } }]);
    does("core.skipPlacement");
    expect(does("core.passTurn")).not.toContain("EFFECT_ENDED");
    does("core.skipPlacement");
    expect(does("core.passTurn")).toContain("EFFECT_ENDED");
    expect(snapshot.state.effects).toEqual([]);
  });
});
