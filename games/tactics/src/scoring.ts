import type { Events } from "@cardwright/core";
import { BASIC_COLORS, CRYSTALS } from "./colours.ts";
import { matchScored } from "./events/match-scored.ts";
import type { Seat, State, Table } from "./world.ts";

/** What each wound costs in the end. It has cost cards before. */
export const WOUND_COST = 1;

/** Fame, half a point for each crystal, what the wounds cost, and the reputation [R9.3]. */
export function scoreOf(state: State, seat: Seat): number {
  const crystals = BASIC_COLORS.reduce((sum, color) => sum + state[CRYSTALS[color]][seat], 0);
  return state.fame[seat] + crystals / 2 - WOUND_COST * state.wounds[seat] + state.reputation[seat];
}
const best = (state: State, seats: readonly Seat[]): readonly Seat[] => {
  const top = Math.max(...seats.map((seat) => scoreOf(state, seat)));
  return seats.filter((seat) => scoreOf(state, seat) === top);
};
export function scoring(table: Table): Events {
  const { seats, state } = table;
  return [
    matchScored({ scores: seats.map((seat) => scoreOf(state, seat)) }),
    table.win(best(state, seats), "the highest score"),
  ];
}
/** Whoever concedes leaves the victory to the best of the others [R9.5]. */
export const conceding = (table: Table, seat: Seat): Events => [
  table.win(best(table.state, table.others(seat)), "another player conceded"),
];
