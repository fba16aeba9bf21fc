import { type Refusal, refuse } from "@cardwright/core";
import { tacticActivated } from "../events/tactic-activated.ts";
import {
  ACTIVATE_TACTIC_ACTION,
  TACTIC_LONG_NIGHT,
  TACTIC_MIDNIGHT_MEDITATION,
  TACTIC_THE_RIGHT_MOMENT,
} from "../protocol.ts";
import type { Tactic } from "../tactic.ts";
import { heldTactic, tacticById } from "../tactic-cards.ts";
import { type Turn, world } from "../world.ts";

const ACTIVATABLE = [TACTIC_THE_RIGHT_MOMENT, TACTIC_LONG_NIGHT, TACTIC_MIDNIGHT_MEDITATION] as const;

function refusalOf(turn: Turn, tactic: Tactic): Refusal | undefined {
  const { state, seat } = turn;
  if (heldTactic(state, seat) !== tactic) return refuse("NOT_YOUR_TACTIC", "you have not chosen this tactic");
  if (state.tacticFlipped[seat]) return refuse("TACTIC_FLIPPED", "you have used it already");
  if (tactic.activation === undefined) return refuse("NOT_ACTIVATED", "this tactic works by itself");
  return tactic.activation.refusal(turn);
}

/** Tactics that are used once, in one's own turn [R8]. */
export const activateTactic = world.action(ACTIVATE_TACTIC_ACTION, {
  label: "Use your tactic",
  phase: ["play", "wrap-up", "draw"],
  play(turn) {
    const tactic = tacticById(
      turn.oneOf("tacticId", ACTIVATABLE, {
        ask: "Which tactic do you use?",
        label: (id) => tacticById(id).name,
        check: (id) => refusalOf(turn, tacticById(id)),
      }),
    );
    return [tacticActivated({ playerId: turn.seat, tacticId: tactic.id }), ...(tactic.activation?.play(turn) ?? [])];
  },
});
