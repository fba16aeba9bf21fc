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
/** The tactics of this round's set [R3.1]. */
export const isOfThisRound = (state: Pick<State, "round">, id: TacticId): boolean =>
  tacticById(id).time === timeOf(state);
