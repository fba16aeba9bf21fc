import { type CardDefinition, openingHand, playsPerTurn, type Seat, startingLife } from "./duel.ts";

/** The duel as events that are decided first and applied after, written by hand for this game alone. */
export type DuelEvent =
  | { readonly type: "played"; readonly seat: Seat; readonly index: number; readonly card: CardDefinition }
  | { readonly type: "lifeChanged"; readonly seat: Seat; readonly by: number }
  | { readonly type: "rallied"; readonly seat: Seat }
  | { readonly type: "turnStarted"; readonly seat: Seat }
  | { readonly type: "drawn"; readonly seat: Seat; readonly card: CardDefinition }
  | { readonly type: "won"; readonly seat: Seat };

export interface Player {
  readonly life: number;
  readonly rallies: number;
  readonly deck: readonly CardDefinition[];
  readonly hand: readonly CardDefinition[];
  readonly discard: readonly CardDefinition[];
}

export interface State {
  readonly players: readonly [Player, Player];
  readonly active: Seat;
  readonly plays: number;
  readonly winner: Seat | null;
}

function otherSeat(seat: Seat): Seat {
  return seat === 0 ? 1 : 0;
}

export function seatPlayer(deck: readonly CardDefinition[]): Player {
  const top = deck.length - openingHand;
  return { life: startingLife, rallies: 0, deck: deck.slice(0, top), hand: deck.slice(top).reverse(), discard: [] };
}

export function legalMoves(state: State): number {
  return state.plays < playsPerTurn ? state.players[state.active].hand.length + 1 : 1;
}

export function decide(state: State, index: number, legal: number): DuelEvent[] {
  return index === legal - 1 ? decidePass(state) : decidePlay(state, index);
}

function decidePass(state: State): DuelEvent[] {
  const seat = otherSeat(state.active);
  const card = state.players[seat].deck.at(-1);
  return card === undefined
    ? [
        { type: "turnStarted", seat },
        { type: "won", seat: state.active },
      ]
    : [
        { type: "turnStarted", seat },
        { type: "drawn", seat, card },
      ];
}

function decidePlay(state: State, index: number): DuelEvent[] {
  const seat = state.active;
  const player = state.players[seat];
  const card = player.hand[index] as CardDefinition;
  const played: DuelEvent = { type: "played", seat, index, card };
  if (card.kind === "rally") return [played, { type: "rallied", seat }];
  if (card.kind === "heal") return [played, { type: "lifeChanged", seat, by: card.amount }];
  const other = otherSeat(seat);
  const damage = card.amount + player.rallies;
  const hit: DuelEvent = { type: "lifeChanged", seat: other, by: -damage };
  return state.players[other].life <= damage ? [played, hit, { type: "won", seat }] : [played, hit];
}
