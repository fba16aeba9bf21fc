import { tacticActivated } from "../events/tactic-activated.ts";
import { ACTIVATE_TACTIC_ACTION } from "../protocol.ts";
import { drawUp } from "../steps/end-of-turn.ts";
import { activationRefusal, tacticById } from "../tactic-cards.ts";
import { tactics } from "../tactics/index.ts";
import { world } from "../world.ts";

const ACTIVATABLE = tactics.filter(({ activation }) => activation !== undefined).map(({ id }) => id);

/** Tactics that are used once, in one's own turn [R8]. */
export const activateTactic = world.action(ACTIVATE_TACTIC_ACTION, {
  takes: { tacticId: "text" },
  label: "Use your tactic",
  phase: ["play", "wrap-up", "draw"],
  play(turn) {
    const tactic = tacticById(
      turn.oneOf("tacticId", ACTIVATABLE, {
        ask: "Which tactic do you use?",
        label: (id) => [`card.${id}.name`],
        check: (id) => activationRefusal(turn.state, turn.seat, tacticById(id)),
      }),
    );
    return [
      tacticActivated({ playerId: turn.seat, tacticId: tactic.id }),
      ...(tactic.activation?.play(turn) ?? []),
      // In the middle of a draw the draw goes on.
      ...(turn.state.phase === "draw" ? [drawUp({ playerId: turn.seat })] : []),
    ];
  },
});
