import type { GameSpec } from "@cardwright/core";
import { heldTactic } from "./tactic-cards.ts";
import type { Seat, Table, TacticsWorld } from "./world.ts";

type Next = ReturnType<NonNullable<GameSpec<TacticsWorld>["turnOrder"]>>;

/** Who chooses tactics when: lowest fame first; of equals, whoever came later in the last round [R3.2]. */
export function pickOrder({ state, seats }: Table): readonly Seat[] {
  const { fame, roundOrder } = state;
  return [...seats].sort((a, b) => fame[a] - fame[b] || roundOrder.indexOf(b) - roundOrder.indexOf(a));
}
/** Who takes turns when: by the numbers of the tactics [R3.4]. */
export function tacticOrder({ state, seats }: Table): readonly Seat[] {
  const numberOf = (seat: Seat): number => heldTactic(state, seat)?.number ?? 0;
  return [...seats].sort((a, b) => numberOf(a) - numberOf(b));
}

/** The next to choose, the next to take a turn, or the first to choose in a new round. */
export function nextTurn(table: Table): Next {
  const { state } = table;
  const { activeSeat, roundOrder } = state;
  if (state.roundPhase === "tactics") {
    const picker = pickOrder(table).find((seat) => state.tactic[seat].length === 0);
    return { seat: picker ?? tacticOrder(table)[0] ?? activeSeat, newRound: false };
  }
  if (state.extraTurnPending[activeSeat]) return { seat: activeSeat, newRound: false };
  const next = roundOrder[(roundOrder.indexOf(activeSeat) + 1) % roundOrder.length] ?? activeSeat;
  // Everyone but the one who announced has had a last turn.
  if (next === state.endOfRoundAnnouncedBy) return { seat: pickOrder(table)[0] ?? next, newRound: true };
  return { seat: next, newRound: false };
}
