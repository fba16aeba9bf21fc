import { RESOLVE_TACTIC_DECISION_ACTION } from "../protocol.ts";
import { afterTactic, closeDecision } from "../steps/tactic-flow.ts";
import { heldTactic } from "../tactic-cards.ts";
import { world } from "../world.ts";

/** The only thing that the phase of an open decision allows [R8.1]. */
export const resolveTacticDecision = world.action(RESOLVE_TACTIC_DECISION_ACTION, {
  takes: { type: "text", cardIds: "pieces", cardId: "text", dieId: "piece", choice: "text" },
  label: "Decide for your tactic",
  phase: "decision",
  play(turn) {
    const { seat, state } = turn;
    const tactic = heldTactic(state, seat);
    if (tactic?.decision === undefined || state.pendingTacticDecision[seat] === null) {
      turn.need(false, "NO_DECISION");
      return [];
    }
    const answered = tactic.decision.answer(turn);
    // The answer names what it answers, as spec 003 has it: one that was meant for another decision is refused.
    turn.oneOf("type", [tactic.decision.pending.type]);
    return [...answered, ...closeDecision(turn, seat, tactic), afterTactic({ playerId: seat })];
  },
});
