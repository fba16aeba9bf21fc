import { keepScenes } from "@cardwright/core/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { cardsOf, diceOf, facesIn, inTurn, SIXTEEN, type TacticsScene } from "./arrange.ts";

const empty = { hand: ["make_do"], deck: [] };
const spent = { hand: [], deck: [], discard: SIXTEEN };

describe("announcing the end of the round", () => {
  it("[R7.1] with an empty deck one may, in place of the turn", () => {
    const table = inTurn({ cards: [empty] }).does(0, "announce_end_of_round");
    expect(table.state.endOfRoundAnnouncedBy).toBe(0);
    expect(table.state.activeSeat).toBe(1);
    expect(facesIn(table.state.hand[0])).toEqual(["make_do"]);
    expect(table.told(1)).toContain("Player 1 announced the end of the round: everyone else has one more turn.");
  });
  it("[R7.1] with an empty deck one may also play on", () => {
    const table = inTurn({ cards: [empty] });
    table.does(0, "play_card", { card: "make_do", mode: "sideways", stat: "move" });
    expect(table.tries(0, "announce_end_of_round").code).toBe("TURN_BEGUN");
    table.does(0, "end_turn");
    expect(table.state.endOfRoundAnnouncedBy).toBeNull();
  });
  it("[R7.1] with cards in the deck one may not", () => {
    expect(inTurn().tries(0, "announce_end_of_round").code).toBe("DECK_NOT_EMPTY");
  });
  it("[R7.1] only a card that was used rules it out: tactics may come first", () => {
    const used = inTurn({ cards: [{ hand: ["make_do", "hot_temper"], deck: [] }] });
    used.does(0, "play_card", { card: "make_do", mode: "sideways", stat: "move" });
    expect(used.tries(0, "announce_end_of_round").message).toBe("TURN_BEGUN");
    const search = inTurn({ round: 2, tactics: ["mana_search"], source: ["red", "red", "red", "red"], cards: [empty] });
    search.does(0, "reroll_source_dice", { dieIds: ["p900"] }).does(0, "announce_end_of_round");
    const meditation = inTurn({ round: 2, tactics: ["midnight_meditation"], cards: [empty] });
    meditation.does(0, "activate_tactic", { tacticId: "midnight_meditation" });
    meditation
      .does(0, "resolve_tactic_decision", { type: "midnight_meditation", cardIds: ["make_do"] })
      .does(0, "announce_end_of_round");
  });
  it.each([
    ["cards in hand", empty],
    ["no card left", spent],
  ])("[R7.3] who announces has no further turn, not even a pending extra one, with %s", (_, cards) => {
    const table = inTurn({
      tactics: ["the_right_moment", "early_bird"],
      order: [1, 0],
      cards: [cards, { hand: ["make_do"] }],
    });
    table.does(0, "activate_tactic", { tacticId: "the_right_moment" }).does(0, "announce_end_of_round");
    expect([table.state.activeSeat, table.state.extraTurnPending[0]]).toEqual([1, false]);
    table.does(1, "end_turn", { discard: ["make_do"] });
    expect([table.state.round, table.state.phase]).toEqual([2, "tactics"]);
  });
  it("[R7.2] with no card left at all one must", () => {
    const table = inTurn({ cards: [spent] });
    for (const type of ["end_turn", "rest", "play_card", "attempt"]) table.tries(0, type);
    expect(table.tries(0, "end_turn").code).toBe("MUST_ANNOUNCE");
    expect(table.engine.validActions(table.state, 0).map(({ type }) => type)).toEqual(["announce_end_of_round"]);
  });
  it("[R7.3] it is announced once", () => {
    const table = inTurn({ cards: [empty, empty] }).does(0, "announce_end_of_round");
    expect(table.tries(1, "announce_end_of_round").code).toBe("ALREADY_ANNOUNCED");
  });
  it("[R7.3] everyone else has exactly one more turn, in order", () => {
    const table = inTurn(
      { active: 1, order: [2, 1, 0], cards: [{ hand: ["make_do"] }, empty, { hand: ["make_do"] }] },
      {},
      3,
    );
    table.does(1, "announce_end_of_round");
    expect(table.state.activeSeat).toBe(0);
    table.does(0, "end_turn", { discard: ["make_do"] });
    expect([table.state.activeSeat, table.state.round]).toEqual([2, 1]);
    table.does(2, "end_turn", { discard: ["make_do"] });
    expect([table.state.round, table.state.phase]).toEqual([2, "tactics"]);
  });
  it("[R7.2] who has no card left in the last turn just ends it", () => {
    const table = inTurn({ cards: [empty, spent] })
      .does(0, "announce_end_of_round")
      .does(1, "end_turn");
    expect(table.state.round).toBe(2);
  });
  it("[R7.4] nothing is drawn at the end of one's last turn", () => {
    const table = inTurn({ cards: [empty, { hand: ["make_do"] }, { hand: ["make_do"] }] }, {}, 3);
    table.does(0, "announce_end_of_round").does(1, "end_turn", { discard: ["make_do"] });
    expect(table.state.hand[1]).toEqual([]);
  });
});

describe("the next round", () => {
  const afterDay = (): TacticsScene =>
    inTurn({
      tactics: ["early_bird", "mana_steal"],
      cards: [empty, { hand: ["make_do"], playArea: [], discard: ["hot_temper", "given_word"] }],
      facts: { fame: [6, 2] as never },
    });
  const turned = (): TacticsScene =>
    afterDay()
      .does(0, "announce_end_of_round")
      .does(1, "end_turn", { discard: ["make_do"] });

  it("[R1.2] [R3.1] night follows day, and the other tactics are shown", () => {
    const { state } = turned();
    expect(state.round).toBe(2);
    expect(facesIn(state.tacticOffer)).toEqual(
      ["from_the_dusk", "long_night", "mana_search", "midnight_meditation", "preparation", "sparing_power"].sort(),
    );
    expect(state.tactic.flat()).toEqual([]);
    expect(state.tacticsAside).toHaveLength(6);
  });
  it("[R3.2] the lowest fame chooses first", () => {
    expect(turned().state.activeSeat).toBe(1);
  });
  it("[R2.1] everyone shuffles all cards and draws to the limit", () => {
    const { state } = turned();
    expect(state.hand[1]).toHaveLength(5);
    expect(state.discard[1]).toEqual([]);
    expect(state.deck[1]).toHaveLength(cardsOf(state, 1).length - 5);
  });
  it("[R2.1] the row is dealt anew, the old one goes under the deck", () => {
    const before = afterDay().state;
    const { state } = turned();
    expect(state.challengeRow).toHaveLength(4);
    expect(facesIn(state.challengeDeck.slice(0, 4))).toEqual(facesIn(before.challengeRow));
  });
  it("[R2.2] what a tactic kept for the round is forgotten", () => {
    const table = inTurn({
      cards: [empty, { hand: ["make_do"] }],
      tactics: ["the_right_moment", "planning"],
      facts: { tacticFlipped: [true, true] as never, extraTurnPending: [false, false] as never },
    });
    table.does(0, "announce_end_of_round").does(1, "end_turn", { discard: ["make_do"] });
    expect(table.state.tacticFlipped).toEqual([false, false]);
    expect(table.state.endOfRoundAnnouncedBy).toBeNull();
    expect(table.state.roundPhase).toBe("tactics");
  });
  it("[R2.2] the die of an unused Mana Steal goes back to the source", () => {
    const table = inTurn({
      tactics: ["early_bird", "mana_steal"],
      source: ["red", "blue", "green"],
      cards: [empty, { hand: ["make_do"] }],
      facts: { storedManaDie: [[], [{ id: "p990", face: "die", at: "storedManaDie/1", color: "white" }]] as never },
    });
    table.does(0, "announce_end_of_round").does(1, "end_turn", { discard: ["make_do"] });
    expect(diceOf(table.state)).toBe(4);
    expect(table.state.source).toHaveLength(4);
    expect(table.state.storedManaDie.flat()).toEqual([]);
  });
  it("[R2.2] the cards under Sparing Power go back into the deck", () => {
    const stored = ["make_do", "hot_temper", "given_word"];
    const table = inTurn({
      round: 2,
      active: 1,
      order: [1, 0],
      tactics: ["sparing_power", "from_the_dusk"],
      cards: [{ hand: ["quiet_hour"], sparingPowerStored: stored }, empty],
    });
    table.does(1, "announce_end_of_round");
    table
      .does(0, "resolve_tactic_decision", { type: "sparing_power_choice", choice: "stash" })
      .does(0, "end_turn", { discard: ["quiet_hour"] });
    expect(table.state.round).toBe(3);
    expect(table.state.sparingPowerStored.flat()).toEqual([]);
    expect(cardsOf(table.state, 0)).toEqual([...SIXTEEN].sort());
  });
});

keepScenes({ beforeEach, it, expect }, "../scenes/end-of-round.json");
