import type { Events } from "@cardwright/core";
import { tacticDecisionRequired } from "../events/tactic-decision-required.ts";
import { tacticDecisionResolved } from "../events/tactic-decision-resolved.ts";
import type { Tactic } from "../tactic.ts";
import { type Seat, type Table, world } from "../world.ts";

/** How decisions of tactics open and close, and where play goes on afterwards. */

/** Opens the decision: until it is resolved, the phase allows nothing else [R8.1]. */
export function openDecision(table: Table, seat: Seat, { id, decision }: Tactic): Events {
  if (decision === undefined) return [];
  return [
    tacticDecisionRequired({ playerId: seat, tacticId: id }),
    table.set("pendingTacticDecision", seat, decision.pending),
    table.phase("decision"),
  ];
}
export function closeDecision(table: Table, seat: Seat, { decision }: Tactic): Events {
  if (decision === undefined) return [];
  return [
    table.set("pendingTacticDecision", seat, null),
    table.set("beforeTurnTacticPending", seat, false),
    tacticDecisionResolved({ playerId: seat, decisionType: decision.pending.type }),
  ];
}
/** When what a tactic does has settled: an open decision is waited for, a pick passes on, a turn goes on. */
export const afterTactic = world.step("AFTER_TACTIC", { playerId: world.seat }, (table, { playerId }) => {
  const { state } = table;
  if (state.pendingTacticDecision[playerId] !== null) return [];
  if (state.roundPhase === "tactics") return [table.endTurn()];
  return state.phase === "decision" ? [table.phase("play")] : [];
});
