import { describe, expect, it } from "vitest";
import { challenges } from "../src/index.ts";
import { facesIn, inTurn, type TacticsScene } from "./arrange.ts";

const STAT = { foe: "attack", journey: "move", court: "influence" } as const;
const LAST = ["edge_of_the_map", "the_empty_throne", "hollow_armour"];
const facing = (face: string, facts: object, round = 1): TacticsScene =>
  inTurn({
    round,
    row: [face, ...LAST.filter((other) => other !== face)],
    cards: [{ hand: ["long_stride", "make_do"] }],
    facts: { cardsUsed: [1, 0], ...facts } as never,
  });
const crystal = (fame: number): object => (fame >= 5 ? { crystal: "red" } : {});

describe.each(challenges)("[R6.2] $name", ({ id, kind, number, fame }) => {
  it("is won with its number", () => {
    const table = facing(id, { [STAT[kind]]: [number, 0] });
    table.does(0, "attempt", { challenge: id, ...crystal(fame) });
    expect(table.state.fame[0]).toBe(fame);
    expect(facesIn(table.state.trophies[0])).toEqual([id]);
    expect(table.state.wounds[0]).toBe(0);
  });
  it("[R6.5] is pushed with two less, for two wounds", () => {
    const table = facing(id, { [STAT[kind]]: [number - 2, 0] });
    table.does(0, "attempt", { challenge: id, ...crystal(fame) });
    expect(table.state.fame[0]).toBe(fame);
    expect(table.state.wounds[0]).toBe(2);
    expect(facesIn(table.state.hand[0])).toEqual(["long_stride", "make_do", "wound", "wound"]);
  });
  it("[R6.5] is out of reach with three less", () => {
    const table = facing(id, { [STAT[kind]]: [number - 3, 0] });
    expect(table.tries(0, "attempt", { challenge: id })).toMatchObject({ code: "TOO_WEAK", details: { gap: 3 } });
  });
  it("is not met with points of another kind", () => {
    const other = kind === "journey" ? "influence" : "move";
    const table = facing(id, { [other]: [20, 0] });
    expect(table.tries(0, "attempt", { challenge: id }).code).toBe("TOO_WEAK");
  });
  it("[R6.4] by night it is harder and worth more exactly if it is a foe", () => {
    const more = kind === "foe" ? 1 : 0;
    const short = facing(id, { [STAT[kind]]: [number + more - 3, 0] }, 2);
    expect(short.tries(0, "attempt", { challenge: id }).code).toBe("TOO_WEAK");
    const table = facing(id, { [STAT[kind]]: [number + more, 0] }, 2);
    table.does(0, "attempt", { challenge: id, ...crystal(fame + more) });
    expect(table.state.fame[0]).toBe(fame + more);
    expect(table.state.wounds[0]).toBe(0);
  });
});

describe("attempting", () => {
  it("[R6.3] ranged points count as attack, block for at most half of a foe's number", () => {
    // Bog Lurker needs 6.
    const half = facing("bog_lurker", { attack: [1, 0], ranged: [2, 0], block: [9, 0] });
    half.does(0, "attempt", { challenge: "bog_lurker" });
    expect(half.state.wounds[0]).toBe(0);
    const blocked = facing("bog_lurker", { block: [9, 0] });
    expect(blocked.tries(0, "attempt", { challenge: "bog_lurker" })).toMatchObject({ details: { gap: 3 } });
    const elsewhere = facing("heron_marsh", { block: [9, 0] });
    expect(elsewhere.tries(0, "attempt", { challenge: "heron_marsh" }).code).toBe("TOO_WEAK");
  });
  it("[R6.7] at most one a turn, and no card after it", () => {
    const table = facing("mill_rats", { attack: [20, 0] }).does(0, "attempt", { challenge: "mill_rats" });
    expect(table.tries(0, "attempt", { challenge: "hollow_armour" }).code).toBe("WINDOW_INVALID");
    expect(table.tries(0, "play_card", { card: "make_do" }).code).toBe("WINDOW_INVALID");
    table.does(0, "end_turn", { discard: [] });
  });
  it("[R6.1] the row is filled again", () => {
    const table = facing("mill_rats", { attack: [20, 0] });
    const before = table.state.challengeDeck.length;
    const row = table.state.challengeRow.length;
    table.does(0, "attempt", { challenge: "mill_rats" });
    expect(table.state.challengeRow).toHaveLength(4);
    expect(table.state.challengeDeck).toHaveLength(before - (4 - (row - 1)));
  });
  it("[R6.6] five fame bring a crystal of choice, of a colour with room", () => {
    const facts = { attack: [20, 0], redCrystals: [3, 0] };
    const table = facing("ash_drake", facts);
    expect(table.choice(0, "attempt", { challenge: "ash_drake" }).options.map(({ key }) => key)).toEqual([
      "blue",
      "green",
      "white",
    ]);
    table.does(0, "attempt", { challenge: "ash_drake", crystal: "green" });
    expect(table.state.greenCrystals[0]).toBe(1);
  });
  it("[R6.6] with all crystals there is none to gain", () => {
    const full = { redCrystals: [3, 0], blueCrystals: [3, 0], greenCrystals: [3, 0], whiteCrystals: [3, 0] };
    const table = facing("ash_drake", { attack: [20, 0], ...full }).does(0, "attempt", { challenge: "ash_drake" });
    expect(table.state.fame[0]).toBe(5);
  });
  it("[R1.5] tells of a new level", () => {
    const table = facing("mill_rats", { attack: [20, 0], fame: [10, 0] });
    table.does(0, "attempt", { challenge: "mill_rats" });
    expect(table.told(0)).toContain("You reached level 2: the hand limit is now 6.");
  });
  it("[R6.5] nobody pushes when there are not enough wounds left", () => {
    const table = facing("mill_rats", { attack: [2, 0], woundSupply: [] });
    expect(table.tries(0, "attempt", { challenge: "mill_rats" }).code).toBe("NO_WOUNDS_LEFT");
  });
  it("tells what was won and what it cost", () => {
    const table = facing("mill_rats", { attack: [3, 0] }).does(0, "attempt", { challenge: "mill_rats" });
    expect(table.told(1)).toContain("Player 1 won Mill Rats for 2 fame, at the price of a wound.");
    expect(facing("mill_rats", { attack: [3, 0] }).choice(0, "attempt").options[0]?.label).toEqual([
      "label.challenge",
      { challengeId: "mill_rats", kind: "foe", fame: 2, gap: 1 },
    ]);
  });
});
