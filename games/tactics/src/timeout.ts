import type { GameSpec } from "@cardwright/core";
import { mustAnnounce } from "./actions/end-turn.ts";
import { isWound } from "./cards.ts";
import {
  ANNOUNCE_END_OF_ROUND_ACTION,
  END_TURN_ACTION,
  RESOLVE_TACTIC_DECISION_ACTION,
  REST_ACTION,
  SELECT_TACTIC_ACTION,
} from "./protocol.ts";
import { heldTactic } from "./tactic-cards.ts";
import type { Seat, State, Table, TacticsWorld } from "./world.ts";

type Taken = ReturnType<NonNullable<GameSpec<TacticsWorld>["onTimeout"]>>;

/** For a player whose time is up, the least that the rules allow [R9.6]. */
export function onTimeout({ state }: Table, seat: Seat): Taken {
  if (state.phase === "tactics") {
    return { type: SELECT_TACTIC_ACTION, payload: { tacticId: state.tacticOffer[0]?.face ?? "" } };
  }
  const decision = heldTactic(state, seat)?.decision;
  if (state.phase === "decision" && decision !== undefined) {
    return {
      type: RESOLVE_TACTIC_DECISION_ACTION,
      payload: { ...decision.byDefault(state, seat), type: decision.pending.type },
    };
  }
  return endOfTurn(state, seat);
}
function endOfTurn(state: State, seat: Seat): Taken {
  if (state.phase === "draw") return { type: END_TURN_ACTION };
  if (mustAnnounce(state, seat)) return { type: ANNOUNCE_END_OF_ROUND_ACTION };
  const hand = state.hand[seat];
  const [card] = hand.filter((each) => !isWound(each));
  const isFree = state.cardsUsed[seat] > 0 || hand.length === 0;
  if (card !== undefined) return { type: END_TURN_ACTION, payload: { discard: isFree ? [] : [card.id] } };
  return isFree ? { type: END_TURN_ACTION } : { type: REST_ACTION, payload: { card: hand[0]?.id ?? "" } };
}
