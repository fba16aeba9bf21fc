import { type Refusal, refuse } from "@cardwright/core";
import { timeOf } from "./day.ts";
import type { TacticId } from "./protocol.ts";
import type { Tactic } from "./tactic.ts";
import { tactics } from "./tactics/index.ts";
import type { Seat, State } from "./world.ts";

const byId = new Map(tactics.map((tactic) => [tactic.id, tactic]));

export function tacticById(id: TacticId): Tactic {
  const tactic = byId.get(id);
  if (tactic === undefined) throw new Error(`there is no tactic ${id}`);
  return tactic;
}
export function heldTactic({ tactic }: Pick<State, "tactic">, seat: Seat): Tactic | undefined {
  const [piece] = tactic[seat];
  return piece === undefined ? undefined : tacticById(piece.face);
}
/** Why a seat cannot use this tactic now: the one place that says so, for the action and for the end of a turn. */
export function activationRefusal(state: State, seat: Seat, tactic: Tactic): Refusal | undefined {
  if (heldTactic(state, seat) !== tactic) return refuse("NOT_YOUR_TACTIC");
  if (state.tacticFlipped[seat]) return refuse("TACTIC_FLIPPED");
  return tactic.activation?.refusal(state, seat);
}
/** The tactics of this round's set [R3.1]. */
export const isOfThisRound = (state: Pick<State, "round">, id: TacticId): boolean =>
  tacticById(id).time === timeOf(state);
