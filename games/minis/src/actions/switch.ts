import { otherSeat } from "@cardwright/core";
import { activeOf, type MinisTurn, modeOf, newcomers, speedOf } from "../board.ts";
import { switched } from "../events/cards.ts";
import { world } from "../world.ts";
import { canPay, choosePayment, pay, tooDear } from "./paying.ts";

/** One switch a turn: free for a creature that is not slower than the one it faces, else one energy [R4.7]. */
export const switchActive = world.action("SWITCH", {
  takes: { creature: "piece", energy: "pieces" },
  label: "Switch your active creature",
  phase: "TURN.MAIN",
  play(turn) {
    const { seat, state } = turn;
    turn.need(state.switches[seat] < 1, "CAP_EXCEEDED.switch");
    const isFree = !isSlower(turn);
    const creature = turn.oneOf("creature", newcomers(state, seat), {
      ask: "Who comes in?",
      check: (one) =>
        turn.check("mayComeIn", { creature: one }) ??
        (isFree || canPay(state, seat, "any", 1) ? undefined : tooDear("any", 1)),
    });
    const paid = isFree ? [] : choosePayment(turn, "any", 1);
    const { id: incoming, face } = creature;
    const outgoing = activeOf(state, seat)?.id ?? "";
    return [
      ...pay(turn, paid),
      turn.add("switches", seat, 1),
      switched({ seat, incoming, face, outgoing, cause: "SWITCH" }),
    ];
  },
});
function isSlower(turn: MinisTurn): boolean {
  const own = activeOf(turn.state, turn.seat);
  const other = activeOf(turn.state, otherSeat(turn.seat));
  if (!modeOf(turn.state).full || own === undefined || other === undefined) return false;
  return speedOf(turn, own) < speedOf(turn, other);
}
