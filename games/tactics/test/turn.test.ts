import { describe, expect, it } from "vitest";
import { facesIn, inTurn } from "./arrange.ts";

const hand = ["long_stride", "long_stride", "hot_temper", "given_word", "make_do"];

describe("a turn", () => {
  it.each(["move", "influence", "attack", "block"] as const)("[R5.3] a card played sideways is %s 1", (stat) => {
    const table = inTurn({ cards: [{ hand }] });
    table.does(0, "play_card", { card: "given_word", mode: "sideways", stat });
    expect(table.state[stat][0]).toBe(1);
    expect(facesIn(table.state.playArea[0])).toEqual(["given_word"]);
  });
  it("[R5.3] a wound cannot be played at all", () => {
    const table = inTurn({ cards: [{ hand: ["wound", "long_stride"] }] });
    expect(table.tries(0, "play_card", { card: "wound" }).code).toBe("WOUND");
  });
  it("[R5.2] at least one card is played or discarded each turn", () => {
    const table = inTurn({ cards: [{ hand }] });
    expect(table.tries(0, "end_turn", { discard: [] }).code).toBe("CHOICE_INVALID");
    expect(table.choice(0, "end_turn")).toMatchObject({ min: 1, max: 5 });
    table.does(0, "play_card", { card: "long_stride", mode: "basic" });
    expect(table.choice(0, "end_turn")).toMatchObject({ min: 0, max: 4 });
    table.does(0, "end_turn", { discard: [] });
    expect(table.state.activeSeat).toBe(1);
  });
  it("[R5.8] played and discarded cards are put away, and the hand is filled to the limit", () => {
    const table = inTurn({ cards: [{ hand }] });
    table.does(0, "play_card", { card: "long_stride", mode: "basic" });
    table.does(0, "end_turn", { discard: ["make_do", "hot_temper"] });
    expect(facesIn(table.state.discard[0])).toEqual(["hot_temper", "long_stride", "make_do"]);
    expect(table.state.hand[0]).toHaveLength(5);
    expect(table.state.deck[0]).toHaveLength(8);
    expect(table.state.playArea[0]).toEqual([]);
  });
  it("[R5.8] wounds cannot be thrown away at the end of a turn", () => {
    const table = inTurn({ cards: [{ hand: ["wound", "long_stride"] }] });
    expect(table.tries(0, "end_turn", { discard: ["wound"] }).code).toBe("CHOICE_INVALID");
  });
  it("[R5.9] an empty deck is not shuffled anew: the draw just stops", () => {
    const table = inTurn({
      cards: [{ hand: ["long_stride"], deck: ["hot_temper"], discard: ["make_do", "given_word"] }],
    });
    table.does(0, "end_turn", { discard: ["long_stride"] });
    expect(facesIn(table.state.hand[0])).toEqual(["hot_temper"]);
    expect(table.state.deck[0]).toEqual([]);
    expect(facesIn(table.state.discard[0])).toEqual(["given_word", "long_stride", "make_do"]);
  });
  it("[R5.1] points do not outlast the turn", () => {
    const table = inTurn({ cards: [{ hand }] });
    table.does(0, "play_card", { card: "long_stride", mode: "basic" }).does(0, "end_turn", { discard: [] });
    expect(table.state.move[0]).toBe(0);
  });
  it.each([
    [11, 5],
    [12, 6],
    [34, 6],
    [35, 7],
  ])("[R1.5] with fame %i the hand limit is %i", (fame, limit) => {
    const table = inTurn({ cards: [{ hand: ["long_stride"] }], facts: { fame: [fame, 0] as never } });
    table.does(0, "end_turn", { discard: ["long_stride"] });
    expect(table.state.hand[0]).toHaveLength(limit);
  });
});

describe("resting", () => {
  it("[R5.6] discards one card that is no wound and any number of wounds", () => {
    const table = inTurn({ cards: [{ hand: ["wound", "wound", "wound", "long_stride", "make_do"] }] });
    table.does(0, "rest", { card: "long_stride", wounds: 2 });
    expect(facesIn(table.state.discard[0])).toEqual(["long_stride", "wound", "wound"]);
    expect(table.state.wounds[0]).toBe(3);
    expect(table.told(0)).toContain("You rested.");
  });
  it("[R5.6] with nothing but wounds in hand, one wound is discarded", () => {
    const table = inTurn({ cards: [{ hand: ["wound", "wound"] }] });
    expect(table.tries(0, "end_turn", { discard: [] }).code).toBe("MUST_REST");
    table.does(0, "rest", { card: "wound" });
    expect(facesIn(table.state.hand[0])).toEqual(["wound"]);
  });
  it("[R5.6] a wound is not the one card while there is another", () => {
    const table = inTurn({ cards: [{ hand: ["wound", "long_stride"] }] });
    expect(table.tries(0, "rest", { card: "wound", wounds: 0 }).code).toBe("CHOICE_INVALID");
  });
  it("[R5.6] is instead of playing cards", () => {
    const table = inTurn({ cards: [{ hand }] });
    table.does(0, "play_card", { card: "long_stride", mode: "basic" });
    expect(table.tries(0, "rest", { card: "make_do" }).code).toBe("TURN_BEGUN");
  });
  it("[R5.7] afterwards only the turn can be ended", () => {
    const table = inTurn({ cards: [{ hand }] }).does(0, "rest", { card: "long_stride" });
    for (const type of ["play_card", "attempt", "rest"]) expect(table.tries(0, type).code).toBe("WINDOW_INVALID");
    table.does(0, "end_turn", { discard: [] });
    expect(table.state.activeSeat).toBe(1);
  });
});
