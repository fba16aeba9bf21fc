import { describe, expect, it } from "vitest";
import { tiles } from "../test/games/tiles.ts";
import { scene } from "./testing/index.ts";

/** Draws, places and passes for whoever is active. */
function turns(table: ReturnType<typeof start>, count: number) {
  for (let i = 0; i < count; i++) {
    const seat = table.state.activeSeat;
    table.does(seat, "core.drawTile").does(seat, "core.placeTile", { tile: table.state.drawn[seat][0]?.id ?? "" });
    table.does(seat, "core.passTurn");
  }
  return table;
}
const start = (seats: number) => scene(tiles, { seats });
const clock = ({ state }: ReturnType<typeof start>) => ({
  round: state.round,
  turnInRound: state.turnInRound,
  turn: state.turn,
  active: state.activeSeat,
  start: state.roundStartPlayerIndex,
});

describe("rounds", () => {
  it("starts at round 1, turn 1", () => {
    expect(clock(start(3))).toEqual({ round: 1, turnInRound: 1, turn: 1, active: 0, start: 0 });
  });
  it("wraps the round when the start player is reached again", () => {
    const table = start(3);
    expect(clock(turns(table, 1))).toEqual({ round: 1, turnInRound: 2, turn: 2, active: 1, start: 0 });
    expect(clock(turns(table, 1))).toEqual({ round: 1, turnInRound: 3, turn: 3, active: 2, start: 0 });
    expect(clock(turns(table, 1))).toEqual({ round: 2, turnInRound: 1, turn: 4, active: 0, start: 0 });
  });
  for (const seats of [2, 3, 4]) {
    it(`increments the round exactly once in ${seats} passes of ${seats} players`, () => {
      const table = start(seats);
      for (let round = 1; round <= 3; round++) {
        expect(table.state.round).toBe(round);
        turns(table, seats);
      }
      expect(clock(table)).toEqual({ round: 4, turnInRound: 1, turn: 3 * seats + 1, active: 0, start: 0 });
    });
  }
  it("settles the old round, then increments, clears, activates and prunes, in that order", () => {
    const table = turns(start(2), 1);
    const seat = table.state.activeSeat;
    table.does(seat, "core.drawTile").does(seat, "core.placeTile", { tile: table.state.drawn[seat][0]?.id ?? "" });
    expect(table.state.placedThisRound).toEqual([1, 1]);
    table.does(seat, "core.passTurn");
    expect(table.events.map(({ type }) => type)).toEqual(["TURN_ENDED", "roundSettled", "TURN_STARTED"]);
    expect(table.events[1]).toMatchObject({ round: 1 });
    expect(table.state).toMatchObject({ round: 2, placedThisRound: [0, 0], placedThisTurn: [0, 0], settled: 1 });
  });
  it("resets what counts per turn at every turn, and what counts per round at every round", () => {
    const table = turns(start(3), 1);
    expect(table.state.placedThisTurn).toEqual([0, 0, 0]);
    expect(table.state.placedThisRound).toEqual([1, 0, 0]);
  });
});
