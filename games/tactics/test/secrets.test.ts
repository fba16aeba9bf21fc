import { scene } from "@cardwright/core/testing";
import { describe, expect, it } from "vitest";
import { game, toClientState, validActions } from "../src/index.ts";
import { choosing, inTurn, SIXTEEN, type TacticsScene } from "./arrange.ts";

const FIVE = ["long_stride", "long_stride", "hot_temper", "given_word", "make_do"];
const player = (table: TacticsScene, viewer: number, seat = 0) =>
  toClientState(table.engine, table.state, viewer).players[seat]!;
/** Everything that a viewer is ever sent of the last step and of the state after it. */
const sent = (table: TacticsScene, viewer: number): string =>
  JSON.stringify([
    toClientState(table.engine, table.state, viewer),
    table.seenBy(viewer),
    table.told(viewer),
    viewer < 0 ? null : validActions(table.engine, table.state, viewer),
  ]);

describe("[R10.1] hands and decks", () => {
  it("a player sees the own hand, and of everything else hidden a count", () => {
    const table = scene(game, { seats: 3 });
    const view = table.view(0);
    expect(view.hand[0]).toEqual(table.state.hand[0]);
    expect(view.hand.slice(1)).toEqual([{ count: 5 }, { count: 5 }]);
    expect(view.deck).toEqual([{ count: 11 }, { count: 11 }, { count: 11 }]);
    expect(view.challengeDeck).toEqual({ count: 67 });
    expect(table.view(-1).hand).toEqual([{ count: 5 }, { count: 5 }, { count: 5 }]);
  });
});

describe("[R10.2] Preparation's snapshot", () => {
  const deck = ["quiet_hour", "clear_mind", "raised_voice"];
  const pending = (): TacticsScene =>
    choosing({ round: 2, cards: [{ hand: FIVE, deck }] }).does(0, "select_tactic", { tacticId: "preparation" });

  it("reaches its owner", () => {
    expect(player(pending(), 0).pendingTacticDecision).toEqual({
      type: "preparation_pick_card",
      deckSnapshot: ["clear_mind", "quiet_hour", "raised_voice"],
    });
  });
  it.each([1, -1])("reaches viewer %i through no channel", (viewer) => {
    const table = pending();
    expect(player(table, viewer).pendingTacticDecision).toEqual({ type: "preparation_pick_card" });
    for (const face of deck) expect(sent(table, viewer)).not.toContain(face);
    for (const face of deck) expect(sent(table, 0)).toContain(face);
  });
  it.each([1, -1])("what was taken is not told to viewer %i", (viewer) => {
    const table = pending().does(0, "resolve_tactic_decision", { type: "preparation_pick_card", cardId: "clear_mind" });
    for (const face of deck) expect(sent(table, viewer)).not.toContain(face);
  });
  it("is over once the card is taken", () => {
    const table = pending().does(0, "resolve_tactic_decision", { type: "preparation_pick_card", cardId: "clear_mind" });
    expect(player(table, 0).pendingTacticDecision).toBeNull();
    // In which order they lie there nobody knows.
    expect(table.view(0).deck[0]).toEqual({ count: 2, holds: ["quiet_hour", "raised_voice"] });
  });
});

describe("[R10.3] the cards under Sparing Power", () => {
  const rest = SIXTEEN.filter((face) => !FIVE.includes(face));
  const stashed = (): TacticsScene => {
    const table = inTurn({
      round: 2,
      active: 1,
      order: [1, 0],
      tactics: ["sparing_power", "from_the_dusk"],
      cards: [{ hand: FIVE, deck: rest }, { hand: FIVE }],
    });
    return table
      .does(1, "end_turn", { discard: ["make_do"] })
      .does(0, "resolve_tactic_decision", { type: "sparing_power_choice", choice: "stash" });
  };
  it.each([0, 1, -1])("are a count to viewer %i", (viewer) => {
    const table = stashed();
    expect(player(table, viewer).tacticState).toEqual({ sparingPowerStoredCount: 1 });
    expect(table.view(viewer).sparingPowerStored[0]).toEqual({ count: 1 });
    const [stored] = table.state.sparingPowerStored[0];
    expect(sent(table, viewer)).not.toContain(stored!.face);
    expect(sent(table, viewer)).not.toContain(`"${stored!.id}"`);
  });
  it("are seen by their owner once taken, and by nobody else", () => {
    const table = stashed();
    const stored = table.state.sparingPowerStored[0][0]!.face;
    table.does(0, "end_turn", { discard: ["make_do"] }).does(1, "end_turn", { discard: [table.state.hand[1][0]!.id] });
    table.does(0, "resolve_tactic_decision", { type: "sparing_power_choice", choice: "take" });
    expect(JSON.stringify(table.seenBy(0))).toContain(stored);
    expect(JSON.stringify([table.seenBy(1), table.seenBy(-1)])).not.toContain(stored);
  });
});

describe("what is open about tactics is open to all", () => {
  it("the die on Mana Steal, the coming extra turn, the used Mana Search", () => {
    const steal = choosing({ source: ["red", "blue", "green", "white"] }).does(0, "select_tactic", {
      tacticId: "mana_steal",
    });
    steal.does(0, "resolve_tactic_decision", { type: "mana_steal_pick_die", dieId: "p901" });
    expect(player(steal, 1).tacticState).toEqual({ storedManaDie: { dieId: "p901", color: "blue" } });
    const moment = inTurn({ tactics: ["the_right_moment"] }).does(0, "activate_tactic", {
      tacticId: "the_right_moment",
    });
    expect(player(moment, -1)).toEqual({
      selectedTacticId: "the_right_moment",
      tacticFlipped: true,
      tacticState: { extraTurnPending: true },
      pendingTacticDecision: null,
      beforeTurnTacticPending: false,
    });
    const search = inTurn({ round: 2, tactics: ["mana_search"], source: ["red", "blue", "green", "white"] });
    search.does(0, "reroll_source_dice", { dieIds: ["p900"] });
    expect(player(search, 1).tacticState).toEqual({ manaSearchUsedThisTurn: true });
  });
  it("cards that go back into the deck by meditation are told as a number only", () => {
    const table = inTurn({ round: 2, tactics: ["midnight_meditation"], cards: [{ hand: FIVE, deck: [] }] });
    table.does(0, "activate_tactic", { tacticId: "midnight_meditation" });
    table.does(0, "resolve_tactic_decision", { type: "midnight_meditation", cardIds: ["make_do", "hot_temper"] });
    for (const face of ["make_do", "hot_temper"]) expect(JSON.stringify(table.seenBy(1))).not.toContain(face);
  });
});
