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
export function scoring(table: Table): Events {
  const { seats, state } = table;
  const scores = seats.map((seat) => scoreOf(state, seat));
  return [matchScored({ scores }), table.finish({ scores, ...verdict(state, scores) })];
}
/** [R11.4] A single player wins or loses against the number that was agreed on. */
function verdict(
  { seats, options }: State,
  [only = 0]: readonly number[],
): Pick<Parameters<Table["finish"]>[0], "winners" | "reason"> {
  if (seats > 1) return { reason: "score" };
  return only >= options.soloGoal ? { winners: [0], reason: "goal" } : { winners: [], reason: "clock" };
}
/** Whoever concedes leaves the victory to the best of the others [R9.5]. */
export function conceding(table: Table, seat: Seat): Events {
  const { seats, state } = table;
  const scores = seats.map((each) => scoreOf(state, each));
  const others = table.others(seat);
  const best = Math.max(...others.map((other) => scoreOf(state, other)));
  const winners = others.filter((other) => scoreOf(state, other) === best);
  return [table.finish({ scores, winners, reason: "conceded" })];
}
