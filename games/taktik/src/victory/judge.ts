import { type Events, open } from "@cardwright/core";
import * as z from "zod/mini";
import { unitsOf } from "../movement/moving.ts";
import { ATTACKER, DEFENDER, otherSide, type Seat } from "../pieces.ts";
import { OBJECTIVES_TO_HOLD, presetOf, TURNS_TO_HOLD } from "../presets.ts";
import { nameOfCell } from "../sentences.ts";
import { type TaktikState, type TaktikTable, world } from "../world.ts";

/** [R10] Who has won. Asked after every loss and at the end of every turn. */

interface Verdict {
  readonly winner: Seat;
  readonly reason: string;
}
const SIDES: readonly Seat[] = [ATTACKER, DEFENDER];
export const held = (state: TaktikState, seat: Seat): number => state.control.filter((side) => side === seat).length;
export const lastTurn = ({ options }: TaktikState): number => options.turnLimit ?? presetOf(options).turnLimit;

function annihilation(state: TaktikState): Verdict | undefined {
  const beaten = SIDES.find((seat) => unitsOf(state, seat).length === 0);
  return beaten === undefined ? undefined : { winner: otherSide(beaten), reason: "annihilation" };
}
function points(state: TaktikState): Verdict | undefined {
  if (state.options.victory !== "points") return undefined;
  const winner = SIDES.find((seat) => state.points[seat] >= presetOf(state.options).pointsToWin);
  return winner === undefined ? undefined : { winner, reason: "points" };
}
/** [R10.2] */
function objectives(state: TaktikState): Verdict | undefined {
  if (state.options.victory !== "objectives" || state.turnsHeld < TURNS_TO_HOLD) return undefined;
  return { winner: ATTACKER, reason: "objectives" };
}
/** What a side has lost so far: two for a unit that is gone, one for a damaged one. */
const losses = (state: TaktikState, seat: Seat): number =>
  2 * state.casualties[seat].length + unitsOf(state, seat).filter(({ damaged }) => damaged).length;
/** [R10.4] Time is on the defender's side, unless the attack has cost the defender more. */
function timeIsUp(state: TaktikState): Verdict {
  const isObjective = state.options.victory === "objectives";
  if (isObjective && held(state, DEFENDER) === 0) {
    return { winner: ATTACKER, reason: "allTaken" };
  }
  if (losses(state, DEFENDER) > losses(state, ATTACKER)) {
    return { winner: ATTACKER, reason: "losses" };
  }
  return { winner: DEFENDER, reason: "held" };
}
const ending = (table: TaktikTable, verdict: Verdict | undefined): Events =>
  verdict === undefined ? [] : [table.phase("VICTORY"), table.win(verdict.winner, verdict.reason)];

/** [R11.1] */
export const conceding = (table: TaktikTable, seat: Seat): Events =>
  ending(table, { winner: otherSide(seat), reason: "conceded" });

export const victoryIsJudged = world.step("VICTORY_IS_JUDGED", {}, (table) =>
  ending(table, annihilation(table.state) ?? points(table.state)),
);
/** At the end of a turn: who stands on an objective holds it, until the other side stands there. */
const objectiveTaken = world.event(
  "OBJECTIVE_TAKEN",
  { seat: open(world.seat), at: open(z.string()) },
  { say: ({ seat, at }, names) => `${names.seat(seat)}: the objective at ${at} is taken.` },
);
export const turnIsJudged = world.step("TURN_IS_JUDGED", {});
const limitIsJudged = world.step("LIMIT_IS_JUDGED", {}, (table) => {
  const { state } = table;
  return ending(table, objectives(state) ?? (state.turn >= lastTurn(state) ? timeIsUp(state) : undefined));
});
turnIsJudged.does((table) => {
  const { state } = table;
  const control = state.objectives.map((cell, i): Seat => {
    const holder = state.control[i] ?? DEFENDER;
    return state.board.find((unit) => unit.cell === cell)?.owner ?? holder;
  });
  const taken = control.flatMap((seat, i) =>
    seat === state.control[i] ? [] : [objectiveTaken({ seat, at: nameOfCell(state, state.objectives[i] ?? 0) })],
  );
  const holds = control.filter((seat) => seat === ATTACKER).length >= OBJECTIVES_TO_HOLD;
  const turnsHeld = holds ? state.turnsHeld + (state.activeSeat === ATTACKER ? 1 : 0) : 0;
  return [
    ...taken,
    ...(taken.length === 0 ? [] : [table.set("control", control)]),
    ...(turnsHeld === state.turnsHeld ? [] : [table.set("turnsHeld", turnsHeld)]),
    limitIsJudged({}),
  ];
});
