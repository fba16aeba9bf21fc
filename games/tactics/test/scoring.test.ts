import { describe, expect, it } from "vitest";
import { scoreOf } from "../src/index.ts";
import { choosing, inTurn, type TacticsScene } from "./arrange.ts";

const last = (facts: object, options: object = { rounds: 1 }): TacticsScene =>
  inTurn({ cards: [{ hand: ["make_do"], deck: [] }, { hand: ["make_do"] }], facts }, options)
    .does(0, "announce_end_of_round")
    .does(1, "end_turn", { discard: ["make_do"] });

describe("the end of the match", () => {
  it("[R9.1] [R9.3] after the last round fame, crystals, wounds and reputation are counted", () => {
    const facts = { fame: [10, 12], redCrystals: [3, 0], blueCrystals: [2, 1], wounds: [0, 1], reputation: [0, -1] };
    const table = last(facts);
    const { state, events } = table;
    expect([scoreOf(state, 0), scoreOf(state, 1)]).toEqual([12.5, 10.5]);
    expect(events.find(({ type }) => type === "match_scored")?.["scores"]).toEqual([12.5, 10.5]);
    expect(table.told(-1)).toContain("The scores: Player 1 12.5, Player 2 10.5.");
    expect(state.outcome).toMatchObject({ winners: [0], places: [1, 2], reason: "score" });
  });
  it("[R9.4] equals share the victory", () => {
    expect(last({ fame: [8, 8] }).state.outcome?.winners).toEqual([0, 1]);
  });
  it("[R9.1] not before the last round", () => {
    const table = last({ fame: [8, 8] }, { rounds: 4 });
    expect([table.state.outcome, table.state.round]).toEqual([null, 2]);
  });
  it("[R9.2] when the row cannot be filled, everyone else has one more turn and the match ends", () => {
    const table = inTurn(
      {
        active: 1,
        order: [0, 1, 2],
        row: ["mill_rats", "hedge_robbers", "bog_lurker", "iron_boar", "ash_drake"],
        cards: [{ hand: ["make_do"] }, { hand: ["make_do"] }, { hand: ["make_do"] }],
        facts: { attack: [0, 9, 0], cardsUsed: [0, 1, 0], challengeDeck: [] } as never,
      },
      {},
      3,
    );
    table.does(1, "attempt", { challenge: "mill_rats" });
    expect(table.state.scenarioEndTriggered).toBe(true);
    expect(table.state.endOfRoundAnnouncedBy).toBe(1);
    table.does(1, "end_turn", { discard: [] }).does(2, "end_turn", { discard: ["make_do"] });
    expect(table.tries(0, "announce_end_of_round")).toMatchObject({
      code: "ALREADY_ANNOUNCED",
      message: "ALREADY_ANNOUNCED.last",
    });
    table.does(0, "end_turn", { discard: ["make_do"] });
    expect(table.state.outcome?.winners).toEqual([1]);
  });
  it("[R9.2] everyone else has one more turn also when the end of the round had been announced before", () => {
    const hand = ["make_do", "given_word"];
    const table = inTurn(
      {
        order: [0, 1, 2],
        row: ["mill_rats", "hedge_robbers", "bog_lurker", "iron_boar", "ash_drake"],
        cards: [{ hand, deck: [] }, { hand }, { hand }],
        facts: { challengeDeck: [] } as never,
      },
      {},
      3,
    );
    table.does(0, "announce_end_of_round").does(1, "end_turn", { discard: ["make_do"] });
    // Points last for a turn, so the one who triggers the end gets them now.
    table.snapshot = { ...table.snapshot, state: { ...table.state, attack: [0, 0, 9] as never } };
    table.does(2, "attempt", { challenge: "mill_rats" }).does(2, "end_turn", { discard: ["make_do"] });
    expect([table.state.outcome, table.state.activeSeat]).toEqual([null, 0]);
    table.does(0, "end_turn", { discard: ["make_do"] });
    expect([table.state.outcome, table.state.activeSeat]).toEqual([null, 1]);
    table.does(1, "end_turn", { discard: ["given_word"] });
    expect(table.state.outcome?.winners).toEqual([2]);
  });
  it("[R9.2] a row that can still be filled ends nothing", () => {
    const table = inTurn({
      row: ["mill_rats", "hedge_robbers", "bog_lurker", "iron_boar"],
      cards: [{ hand: ["make_do"] }],
      facts: { attack: [9, 0], cardsUsed: [1, 0] } as never,
    });
    table.does(0, "attempt", { challenge: "mill_rats" });
    expect(table.state.scenarioEndTriggered).toBe(false);
  });
  it("[R9.5] whoever concedes leaves the victory to the best of the others", () => {
    const table = choosing({ facts: { fame: [9, 3, 5] as never } }, {}, 3).does(0, "concede");
    expect(table.state.outcome?.winners).toEqual([2]);
  });
});
