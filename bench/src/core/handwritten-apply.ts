import type { CardDefinition, Seat } from "./duel.ts";
import type { DuelEvent, Player, State } from "./handwritten-events.ts";

/** The next state, sharing what did not change. */
export function applyWithSpreads(state: State, event: DuelEvent): State {
  switch (event.type) {
    case "played": {
      const player = state.players[event.seat];
      const hand = player.hand.slice();
      hand.splice(event.index, 1);
      const next = { ...player, hand, discard: [...player.discard, event.card] };
      return { ...state, players: withPlayer(state, event.seat, next), plays: state.plays + 1 };
    }
    case "lifeChanged": {
      const player = state.players[event.seat];
      return { ...state, players: withPlayer(state, event.seat, { ...player, life: player.life + event.by }) };
    }
    case "rallied": {
      const player = state.players[event.seat];
      return { ...state, players: withPlayer(state, event.seat, { ...player, rallies: player.rallies + 1 }) };
    }
    case "turnStarted": {
      const player = { ...state.players[event.seat], rallies: 0 };
      return { ...state, players: withPlayer(state, event.seat, player), active: event.seat, plays: 0 };
    }
    case "drawn": {
      const player = state.players[event.seat];
      const next = { ...player, deck: player.deck.slice(0, -1), hand: [...player.hand, event.card] };
      return { ...state, players: withPlayer(state, event.seat, next) };
    }
    case "won":
      return { ...state, winner: event.seat };
  }
}

function withPlayer(state: State, seat: Seat, player: Player): readonly [Player, Player] {
  return seat === 0 ? [player, state.players[1]] : [state.players[0], player];
}

interface MutablePlayer {
  life: number;
  rallies: number;
  deck: CardDefinition[];
  hand: CardDefinition[];
  discard: CardDefinition[];
}

interface MutableState {
  players: readonly [MutablePlayer, MutablePlayer];
  active: Seat;
  plays: number;
  winner: Seat | null;
}

/** The same state, changed; only for a caller who owns it. */
export function applyInPlace(owned: State, event: DuelEvent): State {
  const state = owned as MutableState;
  const player = state.players[event.seat];
  switch (event.type) {
    case "played":
      player.hand.splice(event.index, 1);
      player.discard.push(event.card);
      state.plays++;
      break;
    case "lifeChanged":
      player.life += event.by;
      break;
    case "rallied":
      player.rallies++;
      break;
    case "turnStarted":
      player.rallies = 0;
      state.active = event.seat;
      state.plays = 0;
      break;
    case "drawn":
      player.deck.pop();
      player.hand.push(event.card);
      break;
    case "won":
      state.winner = event.seat;
      break;
  }
  return state;
}
