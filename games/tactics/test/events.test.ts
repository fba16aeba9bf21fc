import { describe, expect, it } from "vitest";
import {
  CARDS_DRAWN_EVENT,
  SOURCE_DICE_REROLLED_EVENT,
  TACTIC_ACTIVATED_EVENT,
  TACTIC_DECISION_RESOLVED_EVENT,
  TACTIC_SELECTED_EVENT,
} from "../src/index.ts";
import { choosing, inTurn, type TacticsScene } from "./arrange.ts";

const found = (table: TacticsScene, type: string): object | undefined =>
  table.seenBy(-1).find((event) => event.type === type);

describe("the events of spec 003, as everyone sees them", () => {
  it("tactic_selected and tactic_decision_resolved", () => {
    const table = choosing().does(0, "select_tactic", { tacticId: "rethink" });
    expect(found(table, TACTIC_SELECTED_EVENT)).toEqual({ type: "tactic_selected", playerId: 0, tacticId: "rethink" });
    table.does(0, "resolve_tactic_decision", { type: "rethink", cardIds: [] });
    expect(found(table, TACTIC_DECISION_RESOLVED_EVENT)).toEqual({
      type: "tactic_decision_resolved",
      playerId: 0,
      decisionType: "rethink",
    });
  });
  it("cards_drawn, with how many there were", () => {
    const table = choosing().does(0, "select_tactic", { tacticId: "great_start" });
    expect(found(table, CARDS_DRAWN_EVENT)).toEqual({ type: "cards_drawn", playerId: 0, count: 2 });
    const few = choosing({ cards: [{ hand: ["hot_temper"], deck: ["make_do"], discard: ["given_word"] }] });
    few.does(0, "select_tactic", { tacticId: "great_start" });
    expect(found(few, CARDS_DRAWN_EVENT)).toEqual({ type: "cards_drawn", playerId: 0, count: 1 });
    const none = choosing({ cards: [{ hand: ["hot_temper"], deck: [] }] });
    none.does(0, "select_tactic", { tacticId: "great_start" });
    expect(found(none, CARDS_DRAWN_EVENT)).toBeUndefined();
  });
  it("tactic_activated", () => {
    const table = inTurn({ tactics: ["the_right_moment"] }).does(0, "activate_tactic", {
      tacticId: "the_right_moment",
    });
    expect(found(table, TACTIC_ACTIVATED_EVENT)).toEqual({
      type: "tactic_activated",
      playerId: 0,
      tacticId: "the_right_moment",
    });
  });
  it("source_dice_rerolled, with the colours that came up", () => {
    const table = inTurn({ round: 2, tactics: ["mana_search"], source: ["red", "blue", "green", "white"] });
    table.does(0, "reroll_source_dice", { dieIds: ["p901", "p902"] });
    expect(found(table, SOURCE_DICE_REROLLED_EVENT)).toEqual({
      type: "source_dice_rerolled",
      playerId: 0,
      dieIds: ["p901", "p902"],
      colors: table.state.source.slice(1, 3).map(({ color }) => color),
    });
  });
});

describe("sentences speak to whoever sits there as well as about others", () => {
  it("a lost reputation", () => {
    const table = inTurn({ source: ["red", "blue", "green", "white"], cards: [{ hand: ["raised_voice"] }] });
    table.does(0, "play_card", { card: "raised_voice", mode: "powered", mana: "p900" });
    expect(table.told(0)).toContain("You lost 1 reputation.");
    expect(table.told(1)).toContain("Player 1 lost 1 reputation.");
  });
});
