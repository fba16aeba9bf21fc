import { drawFrom, scene } from "@cardwright/core/testing";
import { describe, expect, it } from "vitest";
import {
  activateTactic,
  game,
  rerollSourceDice,
  resolveTacticDecision,
  type TacticEffectsOptions,
  validActions,
} from "../src/index.ts";
import { choosing, inTurn, type TacticsScene } from "./arrange.ts";

const FIVE = ["long_stride", "long_stride", "hot_temper", "given_word", "make_do"];
const effects = (table: TacticsScene, seat = 0): TacticEffectsOptions | undefined =>
  validActions(table.engine, table.state, seat).tacticEffects;

describe("validActions, in the words of spec 003", () => {
  it("names the tactic that can be used, and no other", () => {
    const day = inTurn({ tactics: ["the_right_moment", "early_bird"] });
    expect(effects(day)).toEqual({ canActivate: { theRightMoment: true } });
    expect(effects(day, 1)).toBeUndefined();
    const long = inTurn({
      round: 2,
      tactics: ["long_night"],
      cards: [{ hand: FIVE, deck: [], discard: ["quiet_hour"] }],
    });
    expect(effects(long)).toEqual({ canActivate: { longNight: true } });
    const meditation = inTurn({ round: 2, tactics: ["midnight_meditation"], cards: [{ hand: FIVE }] });
    expect(effects(meditation)).toEqual({ canActivate: { midnightMeditation: true } });
  });
  it("names nothing when nothing can be used", () => {
    expect(effects(inTurn({ tactics: ["early_bird", "the_right_moment"] }))).toBeUndefined();
    const flipped = inTurn({ tactics: ["the_right_moment"], facts: { tacticFlipped: [true, false] as never } });
    expect(effects(flipped)).toBeUndefined();
    expect(effects(inTurn({ round: 2, tactics: ["long_night"] }))).toBeUndefined();
  });
  it("lists the dice that Mana Search may take", () => {
    const free = inTurn({ round: 2, tactics: ["mana_search"], source: ["red", "blue", "green", "black"] });
    expect(effects(free)).toEqual({
      canRerollSourceDice: {
        maxDice: 2,
        mustPickDepletedFirst: false,
        availableDice: ["p900", "p901", "p902", "p903"],
      },
    });
    const restricted = inTurn({ round: 2, tactics: ["mana_search"], source: ["gold", "blue", "gold", "black"] });
    expect(effects(restricted)?.canRerollSourceDice).toEqual({
      maxDice: 2,
      mustPickDepletedFirst: true,
      availableDice: ["p900", "p902"],
    });
    const used = inTurn({
      round: 2,
      tactics: ["mana_search"],
      facts: { manaSearchUsedThisTurn: [true, false] as never },
    });
    expect(effects(used)).toBeUndefined();
  });
  it("tells the pending decision with its limits", () => {
    const rethink = scene(game).does(0, "select_tactic", { tacticId: "rethink" });
    expect(effects(rethink)).toEqual({ pendingDecision: { type: "rethink", maxCards: 3 } });
    expect(effects(rethink, 1)).toBeUndefined();
    const steal = scene(game).does(0, "select_tactic", { tacticId: "mana_steal" });
    expect(effects(steal)).toEqual({ pendingDecision: { type: "mana_steal_pick_die" } });
    const meditation = inTurn({ round: 2, tactics: ["midnight_meditation"], cards: [{ hand: FIVE }] });
    meditation.does(0, "activate_tactic", { tacticId: "midnight_meditation" });
    expect(effects(meditation)).toEqual({ pendingDecision: { type: "midnight_meditation", maxCards: 5 } });
  });
  it("shows Preparation's snapshot to its owner, sorted, copies included", () => {
    const deck = ["quiet_hour", "light_feet", "clear_mind", "light_feet"];
    const table = choosing({ round: 2, cards: [{ hand: FIVE, deck }] }).does(0, "select_tactic", {
      tacticId: "preparation",
    });
    expect(effects(table)).toEqual({
      pendingDecision: {
        type: "preparation_pick_card",
        deckSnapshot: ["clear_mind", "light_feet", "light_feet", "quiet_hour"],
      },
    });
    expect(effects(table, 1)).toBeUndefined();
  });
  it("requires Sparing Power's decision before the turn", () => {
    const table = choosing({ round: 2 }, {}, 2)
      .does(0, "select_tactic", { tacticId: "sparing_power" })
      .does(1, "select_tactic", { tacticId: "from_the_dusk" });
    table.does(1, "end_turn", { discard: [table.state.hand[1][0]!.id] });
    expect(effects(table)).toEqual({
      pendingDecision: { type: "sparing_power_choice" },
      beforeTurnRequired: { tacticId: "sparing_power" },
    });
  });
  it("takes the spec's actions as they are worded", () => {
    const table = inTurn({ tactics: ["the_right_moment"] });
    expect(table.engine.applyAction(table.snapshot, activateTactic(0, "the_right_moment")).ok).toBe(true);
    const search = inTurn({ round: 2, tactics: ["mana_search"], source: ["gold", "blue", "green", "black"] });
    expect(search.engine.applyAction(search.snapshot, rerollSourceDice(0, ["p900", "p901"])).ok).toBe(true);
    expect(search.engine.applyAction(search.snapshot, rerollSourceDice(0, ["p901"])).ok).toBe(false);
    const rethink = scene(game).does(0, "select_tactic", { tacticId: "rethink" });
    const cardIds = rethink.state.hand[0].slice(0, 2).map(({ id }) => id);
    const resolved = resolveTacticDecision(0, { type: "rethink", cardIds });
    expect(resolved).toEqual({ type: "resolve_tactic_decision", seat: 0, payload: { type: "rethink", cardIds } });
    const meant = resolveTacticDecision(0, { type: "midnight_meditation", cardIds });
    const refused = rethink.engine.applyAction(rethink.snapshot, meant);
    expect(refused).toMatchObject({ ok: false, error: { code: "CHOICE_INVALID", details: { choice: "type" } } });
    expect(rethink.engine.applyAction(rethink.snapshot, resolved).ok).toBe(true);
  });
  it("offers nothing that the engine would refuse, and says nothing less, over whole matches", () => {
    for (const name of ["one", "two", "three"]) {
      const table: TacticsScene = scene(game, { seats: 2, seed: `offers ${name}` });
      const draw = drawFrom(name);
      while (table.state.outcome === null) {
        const seat = table.state.activeSeat;
        const found = effects(table, seat);
        const legal = new Set(table.engine.validActions(table.state, seat).map(({ type }) => type));
        expect(legal.has("activate_tactic")).toBe(found?.canActivate !== undefined);
        expect(legal.has("reroll_source_dice")).toBe(found?.canRerollSourceDice !== undefined);
        expect(legal.has("resolve_tactic_decision")).toBe(found?.pendingDecision !== undefined);
        if (found?.pendingDecision !== undefined) expect([...legal]).toEqual(["resolve_tactic_decision"]);
        const action = table.engine.sample(table.state, seat, draw)!;
        table.does(seat, action.type, action.payload as never);
      }
    }
  });
});
