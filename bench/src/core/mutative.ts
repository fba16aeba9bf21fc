import { create } from "mutative";
import {
  type CardDefinition,
  type CardName,
  type Choose,
  cardNamed,
  type DuelEngine,
  deckList,
  openingHand,
  playsPerTurn,
  type Seat,
  startingLife,
} from "./duel.ts";
import { pureRand } from "./random-source.ts";

/** For orientation: the plain loop with its changes written on a draft, which gives an immutable state for every action. */
interface Player {
  life: number;
  rallies: number;
  deck: CardDefinition[];
  hand: CardDefinition[];
  discard: CardDefinition[];
}

interface State {
  players: [Player, Player];
  active: Seat;
  plays: number;
  winner: Seat | null;
}

function seatPlayer(deck: CardDefinition[]): Player {
  const top = deck.length - openingHand;
  return { life: startingLife, rallies: 0, deck: deck.slice(0, top), hand: deck.slice(top).reverse(), discard: [] };
}

function startState(first: CardDefinition[], second: CardDefinition[]): State {
  return { players: [seatPlayer(first), seatPlayer(second)], active: 0, plays: 0, winner: null };
}

function pass(state: State): void {
  const next: Seat = state.active === 0 ? 1 : 0;
  const player = state.players[next];
  state.active = next;
  state.plays = 0;
  player.rallies = 0;
  const card = player.deck.pop();
  if (card === undefined) state.winner = next === 0 ? 1 : 0;
  else player.hand.push(card);
}

function play(state: State, index: number): void {
  const player = state.players[state.active];
  const [card] = player.hand.splice(index, 1) as [CardDefinition];
  player.discard.push(card);
  state.plays++;
  if (card.kind === "strike") {
    const other = state.players[state.active === 0 ? 1 : 0];
    other.life -= card.amount + player.rallies;
    if (other.life <= 0) state.winner = state.active;
  } else if (card.kind === "heal") {
    player.life += card.amount;
  } else {
    player.rallies++;
  }
}

function run(start: State, choose: Choose, limit: number): { state: State; actions: number } {
  let state = start;
  let actions = 0;
  while (state.winner === null && actions < limit) {
    const legal = state.plays < playsPerTurn ? state.players[state.active].hand.length + 1 : 1;
    const index = choose(legal);
    state = create(state, (draft) => (index === legal - 1 ? pass(draft) : play(draft, index)));
    actions++;
  }
  return { state, actions };
}

function names(cards: readonly CardDefinition[]): CardName[] {
  return cards.map((card) => card.name);
}

export const mutative: DuelEngine = {
  name: "mutative",
  modes: {
    draft: {
      tells: "nothing",
      playMatch(seed, choose) {
        const random = pureRand.start(seed);
        const start = startState(random.shuffle(deckList), random.shuffle(deckList));
        return run(start, choose, Number.POSITIVE_INFINITY).actions;
      },
      verify(decks, choose, limit) {
        const start = startState(decks[0].map(cardNamed), decks[1].map(cardNamed));
        const { state, actions } = run(start, choose, limit);
        const [first, second] = state.players;
        return {
          actions,
          winner: state.winner,
          lives: [first.life, second.life],
          hands: [names(first.hand), names(second.hand)],
          decks: [names(first.deck), names(second.deck)],
          discards: [names(first.discard), names(second.discard)],
        };
      },
    },
  },
};
