import { laws, scene } from "@cardwright/core/testing";
import { describe, expect, test } from "vitest";
import { game } from "../examples/quayside/game.ts";

describe("Quayside, the game of the chapter on turns", () => {
  test("bids for as many turns as it takes, and the last one in loads", () => {
    const table = scene(game, { seats: 8 }).does(0, "raise", { coins: 2 });
    for (const seat of [1, 2, 3, 4, 5, 6]) table.does(seat, "pass");
    table.does(7, "raise", { coins: 3 });
    expect([table.state.phase, table.state.activeSeat]).toEqual(["bidding", 0]);
    expect(table.tries(0, "load")).toMatchObject({ code: "WINDOW_INVALID" });
    table.does(0, "pass");
    expect([table.state.phase, table.state.activeSeat]).toEqual(["loading", 7]);
    expect(table.does(7, "load").state).toMatchObject({ phase: "bidding", activeSeat: 0, bid: 0 });
  });
  test("sends home who has spent everything, and goes on without them", () => {
    const table = scene(game, { seats: 3 });
    expect(table.tries(0, "pass")).toMatchObject({ code: "BID_FIRST" });
    table.does(0, "raise", { coins: 8 });
    expect(table.tries(1, "raise", { coins: 9 })).toMatchObject({ code: "TOO_DEAR" });
    table.does(1, "pass").does(2, "pass").does(0, "load");
    expect(table.state).toMatchObject({ seatsOut: [0], activeSeat: 1, phase: "bidding", cargo: [3, 0, 0] });
  });
  test("ends with scores and places", () => {
    const table = scene(game, { seats: 2 }).does(0, "raise", { coins: 8 }).does(1, "pass").does(0, "load");
    expect(table.state.outcome).toMatchObject({ scores: [6, 8], winners: [1], places: [2, 1] });
  });
  test.each([2, 5, 8])("obeys the laws with %i seats", (seats) => {
    expect(laws(game, { matches: 3, seats: [seats], every: 4 }).ok).toBe(true);
  });
});
