import { keepScenes, scene } from "@cardwright/core/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { game } from "../src/index.ts";
import { choosing, diceOf, facesIn, inTurn, type TacticsScene, typesOf } from "./arrange.ts";

const FIVE = ["long_stride", "long_stride", "hot_temper", "given_word", "make_do"];
const tempers = { hand: ["hot_temper", "hot_temper", "light_feet", "long_stride", "second_wind"] };

describe("[R8.7] Early Bird", () => {
  it("does nothing but set the order", () => {
    const before = scene(game);
    const table = scene(game).does(0, "select_tactic", { tacticId: "early_bird" });
    expect(table.state.hand[0]).toEqual(before.state.hand[0]);
    expect(table.state.pendingTacticDecision[0]).toBeNull();
    table.does(1, "select_tactic", { tacticId: "great_start" });
    expect(table.state.activeSeat).toBe(0);
  });
});

describe("[R8.2] Rethink", () => {
  const picked = (cards: object, options: object = {}): TacticsScene =>
    choosing({ cards: [cards] }, options).does(0, "select_tactic", { tacticId: "rethink" });

  it("asks at once and lets nobody go on before it is answered", () => {
    const table = picked({ hand: FIVE });
    expect(table.state.pendingTacticDecision[0]).toEqual({ type: "rethink", maxCards: 3 });
    expect(table.state.phase).toBe("decision");
    expect(table.tries(1, "select_tactic", { tacticId: "planning" }).code).toBe("NOT_YOUR_TURN");
    expect(table.tries(0, "select_tactic", { tacticId: "planning" }).code).toBe("WINDOW_INVALID");
  });
  it("discards, shuffles the discard pile into the deck and draws as many", () => {
    const table = picked({ hand: FIVE });
    table.does(0, "resolve_tactic_decision", { type: "rethink", cardIds: ["make_do", "long_stride", "long_stride"] });
    expect(table.state.hand[0]).toHaveLength(5);
    expect(table.state.deck[0]).toHaveLength(11);
    expect(table.state.discard[0]).toEqual([]);
    expect(table.state.activeSeat).toBe(1);
    expect(typesOf(table.events)).toContain("tactic_decision_resolved");
  });
  it("takes wounds too, none, but never four cards", () => {
    picked({ hand: ["wound", ...FIVE] }).does(0, "resolve_tactic_decision", { type: "rethink", cardIds: ["wound"] });
    picked({ hand: FIVE }).does(0, "resolve_tactic_decision", { type: "rethink", cardIds: [] });
    const four = FIVE.slice(0, 4);
    expect(picked({ hand: FIVE }).tries(0, "resolve_tactic_decision", { type: "rethink", cardIds: four }).code).toBe(
      "CHOICE_INVALID",
    );
  });
  it("[!] shuffles first: a discarded card can be drawn again", () => {
    const table = picked({ hand: FIVE, deck: [] });
    table.does(0, "resolve_tactic_decision", { type: "rethink", cardIds: ["make_do", "hot_temper"] });
    expect(facesIn(table.state.hand[0])).toEqual([...FIVE].sort());
  });
  it("[!] draws first where the match was created so: a discarded card cannot be drawn again", () => {
    const table = picked({ hand: FIVE, deck: ["quiet_hour", "clear_mind"] }, { rethink: "drawFirst" });
    table.does(0, "resolve_tactic_decision", { type: "rethink", cardIds: ["make_do", "hot_temper"] });
    expect(facesIn(table.state.hand[0])).toEqual([
      "clear_mind",
      "given_word",
      "long_stride",
      "long_stride",
      "quiet_hour",
    ]);
    expect(facesIn(table.state.deck[0])).toEqual(["hot_temper", "make_do"]);
  });
  it("gives the same cards for the same seed", () => {
    const hands = [1, 2].map(() => {
      const table = picked({ hand: FIVE }).does(0, "resolve_tactic_decision", {
        type: "rethink",
        cardIds: ["make_do", "hot_temper"],
      });
      return table.state.hand[0].map(({ face }) => face);
    });
    expect(hands[0]).toEqual(hands[1]);
  });
});

describe("[R8.3] Mana Steal", () => {
  const picked = (source: readonly ("red" | "gold" | "black" | "blue")[]): TacticsScene =>
    choosing({ source, cards: [tempers, tempers] }).does(0, "select_tactic", { tacticId: "mana_steal" });
  const stolen = (): TacticsScene =>
    picked(["red", "blue", "gold", "black"])
      .does(0, "resolve_tactic_decision", { type: "mana_steal_pick_die", dieId: "p900" })
      .does(1, "select_tactic", { tacticId: "the_right_moment" });

  it("takes a die of a basic colour, and no other", () => {
    const table = picked(["red", "blue", "gold", "black"]);
    expect(table.state.pendingTacticDecision[0]).toEqual({ type: "mana_steal_pick_die" });
    for (const dieId of ["p902", "p903"]) {
      expect(table.tries(0, "resolve_tactic_decision", { type: "mana_steal_pick_die", dieId }).code).toBe("NOT_BASIC");
    }
    table.does(0, "resolve_tactic_decision", { type: "mana_steal_pick_die", dieId: "p901" });
    expect(table.state.storedManaDie[0]).toMatchObject([{ id: "p901", color: "blue" }]);
    expect(table.state.source).toHaveLength(3);
  });
  it("asks nothing when no die shows a basic colour", () => {
    const table = picked(["gold", "gold", "gold", "black"]);
    expect(table.state.pendingTacticDecision[0]).toBeNull();
    expect(table.state.activeSeat).toBe(1);
  });
  it("pays once, beside the die of the turn", () => {
    const table = stolen();
    table.does(0, "play_card", { card: "hot_temper", mode: "powered", mana: "p900" });
    expect(table.state.attack[0]).toBe(4);
    table.does(0, "play_card", { card: "second_wind", mode: "powered", mana: "p901" });
    expect(table.state.move[0]).toBe(4);
    expect(table.state.storedManaDie[0]).toEqual([]);
  });
  it("nobody else can pay with it", () => {
    const table = stolen().does(0, "rest", { card: "light_feet" }).does(0, "end_turn", { discard: [] });
    const wanted = { card: "hot_temper", mode: "powered", mana: "p900" };
    expect(table.tries(1, "play_card", wanted).code).toBe("CHOICE_INVALID");
    table.does(1, "play_card", { ...wanted, mana: "p902" });
  });
  it("[!] goes back, rerolled, at the end of the turn in which it is used", () => {
    const table = stolen();
    table.does(0, "play_card", { card: "hot_temper", mode: "powered", mana: "p900" });
    expect(table.state.source.some(({ id }) => id === "p900")).toBe(false);
    expect(table.state.spentDice[0].map(({ id }) => id)).toEqual(["p900"]);
    table.does(0, "end_turn", { discard: [] });
    expect(table.state.source.some(({ id }) => id === "p900")).toBe(true);
    expect(diceOf(table.state)).toBe(4);
  });
  it("stays on the card while it is not used", () => {
    const table = stolen().does(0, "rest", { card: "light_feet" }).does(0, "end_turn", { discard: [] });
    expect(table.state.storedManaDie[0]).toHaveLength(1);
    expect(diceOf(table.state)).toBe(4);
  });
});

describe("[R8.4] Planning", () => {
  const planned = (hand: readonly string[]): TacticsScene =>
    choosing({ cards: [{ hand }] })
      .does(0, "select_tactic", { tacticId: "planning" })
      .does(1, "select_tactic", { tacticId: "the_right_moment" });
  const playing = (table: TacticsScene, cards: readonly string[]): TacticsScene => {
    for (const card of cards) table.does(0, "play_card", { card, mode: "sideways", stat: "move" });
    return table;
  };
  it("with two cards in hand before the draw, the limit is one higher", () => {
    const table = playing(planned(FIVE), ["long_stride", "make_do", "given_word"]).does(0, "end_turn", { discard: [] });
    expect(table.state.hand[0]).toHaveLength(6);
  });
  it("with one card it is not", () => {
    const table = playing(planned(FIVE), ["long_stride", "long_stride", "make_do", "given_word"]);
    table.does(0, "end_turn", { discard: [] });
    expect(table.state.hand[0]).toHaveLength(5);
  });
  it("counts what is left after discarding, wounds included", () => {
    const some = planned(FIVE).does(0, "end_turn", { discard: FIVE.slice(0, 4) });
    expect(some.state.hand[0]).toHaveLength(5);
    const wounded = planned(["wound", "make_do", "given_word"]).does(0, "end_turn", { discard: ["given_word"] });
    expect(wounded.state.hand[0]).toHaveLength(6);
  });
  it("can be explained", () => {
    const { state } = planned(FIVE);
    expect(state.effects.map(({ definition, owner }) => [definition, owner])).toEqual([["planning", 0]]);
  });
  it("is for its owner alone, and ends with the round", () => {
    const table = planned(FIVE).does(0, "end_turn", { discard: ["make_do"] });
    table.does(1, "end_turn", { discard: [table.state.hand[1][0]!.id] });
    expect(table.state.hand[1]).toHaveLength(5);
    const done = planned(["make_do"]);
    const scenes = { ...done.state, deck: [[], done.state.deck[1]], hand: [[], done.state.hand[1]] };
    done.snapshot = { ...done.snapshot, state: scenes as never };
    done.does(0, "announce_end_of_round").does(1, "end_turn", { discard: [done.state.hand[1][0]!.id] });
    expect(done.state.effects).toEqual([]);
  });
});

describe("[R8.5] Great Start", () => {
  it("draws two cards at once", () => {
    const table = choosing({ cards: [{ hand: FIVE }] }).does(0, "select_tactic", { tacticId: "great_start" });
    expect(table.state.hand[0]).toHaveLength(7);
    expect(table.state.deck[0]).toHaveLength(9);
    expect(table.state.activeSeat).toBe(1);
  });
  it.each([0, 1])("[!] never shuffles the discard pile: with %i cards in the deck it draws as many", (count) => {
    const deck = ["quiet_hour"].slice(0, count);
    const cards = [{ hand: FIVE, deck, discard: ["hot_temper", "raised_voice"] }];
    const table = choosing({ cards }).does(0, "select_tactic", { tacticId: "great_start" });
    expect(table.state.hand[0]).toHaveLength(5 + count);
    expect(table.state.discard[0]).toHaveLength(2);
  });
});

describe("[R8.6] The Right Moment", () => {
  const holding = (facts: object = {}): TacticsScene =>
    inTurn({ tactics: ["the_right_moment", "early_bird"], order: [1, 0], cards: [{ hand: FIVE }], facts });

  it("gives another turn right after this one", () => {
    const table = holding().does(0, "activate_tactic", { tacticId: "the_right_moment" });
    expect([table.state.tacticFlipped[0], table.state.extraTurnPending[0]]).toEqual([true, true]);
    expect(table.told(1)).toContain("Player 1 used The Right Moment.");
    const { turn } = table.state;
    table.does(0, "end_turn", { discard: ["make_do"] });
    expect(table.state).toMatchObject({ activeSeat: 0, turn: turn + 1, phase: "play" });
    expect(table.state.extraTurnPending[0]).toBe(false);
    table.does(0, "end_turn", { discard: ["hot_temper"] });
    expect(table.state.activeSeat).toBe(1);
  });
  it("the extra turn is a turn like any other: cards, dice and points begin anew", () => {
    const table = holding().does(0, "activate_tactic", { tacticId: "the_right_moment" });
    table.does(0, "play_card", { card: "long_stride", mode: "basic" }).does(0, "end_turn", { discard: [] });
    expect([table.state.move[0], table.state.cardsUsed[0]]).toEqual([0, 0]);
    expect(table.choice(0, "end_turn").min).toBe(1);
  });
  it("works once", () => {
    const table = holding().does(0, "activate_tactic", { tacticId: "the_right_moment" });
    table.does(0, "end_turn", { discard: ["make_do"] });
    expect(table.tries(0, "activate_tactic", { tacticId: "the_right_moment" }).code).toBe("TACTIC_FLIPPED");
  });
  it("may be used after an attempt or a rest as well", () => {
    holding().does(0, "rest", { card: "make_do" }).does(0, "activate_tactic", { tacticId: "the_right_moment" });
  });
  it("not once the end of the round has been announced", () => {
    const table = holding({ endOfRoundAnnouncedBy: 1 });
    expect(table.tries(0, "activate_tactic", { tacticId: "the_right_moment" }).code).toBe("LAST_TURN");
  });
  it("not once the end of the scenario has been triggered", () => {
    const table = holding({ scenarioEndTriggered: true });
    expect(table.tries(0, "activate_tactic", { tacticId: "the_right_moment" }).code).toBe("LAST_TURN");
  });
  it("a pending extra turn is still had when that very turn triggers the end of the scenario", () => {
    const table = inTurn({
      tactics: ["the_right_moment", "early_bird"],
      order: [1, 0],
      row: ["mill_rats", "hedge_robbers", "bog_lurker", "iron_boar"],
      cards: [{ hand: FIVE }, { hand: FIVE }],
      facts: { attack: [9, 0], cardsUsed: [1, 0], challengeDeck: [] } as never,
    });
    table.does(0, "activate_tactic", { tacticId: "the_right_moment" }).does(0, "attempt", { challenge: "mill_rats" });
    table.does(0, "end_turn", { discard: ["given_word"] });
    expect(table.state.activeSeat).toBe(0);
    expect(table.state.hand[0]).toHaveLength(5);
    table.does(0, "end_turn", { discard: ["make_do"] });
    expect([table.state.activeSeat, table.state.outcome]).toEqual([1, null]);
    table.does(1, "end_turn", { discard: ["make_do"] });
    expect(table.state.outcome?.winners).toEqual([0]);
  });
  it("in the extra turn the end of the round can be announced", () => {
    const table = inTurn({ tactics: ["the_right_moment", "early_bird"], cards: [{ hand: ["make_do"], deck: [] }] });
    table.does(0, "activate_tactic", { tacticId: "the_right_moment" }).does(0, "end_turn", { discard: ["make_do"] });
    table.does(0, "announce_end_of_round");
    expect(table.state.activeSeat).toBe(1);
  });
  it("who has not chosen it cannot use it", () => {
    const table = inTurn({ tactics: ["early_bird", "the_right_moment"] });
    expect(table.tries(0, "activate_tactic", { tacticId: "the_right_moment" }).code).toBe("NOT_YOUR_TACTIC");
    expect(table.tries(0, "activate_tactic", { tacticId: "early_bird" }).code).toBe("CHOICE_INVALID");
  });
});

keepScenes({ beforeEach, it, expect }, "../scenes/tactics-day.json");
