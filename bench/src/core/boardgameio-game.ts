import { createRequire } from "node:module";
import type { Ctx, Game } from "boardgame.io";
import {
  type CardName,
  cardNamed,
  type Decks,
  deckList,
  openingHand,
  playsPerTurn,
  type Seat,
  startingLife,
} from "./duel.ts";

type Core = typeof import("boardgame.io/core", { with: { "resolution-mode": "require" }});
// The folders of this package cannot be imported by name from an ES module.
const { INVALID_MOVE } = createRequire(import.meta.url)("boardgame.io/core") as Core;

export interface Table {
  lives: [number, number];
  rallies: [number, number];
  decks: [CardName[], CardName[]];
  hands: [CardName[], CardName[]];
  discards: [CardName[], CardName[]];
  winner: Seat | null;
}

export interface TableView extends Omit<Table, "decks" | "hands"> {
  deckSizes: [number, number];
  handSizes: [number, number];
  hand: CardName[];
}

const names = deckList.map((card) => card.name);

function seatOf(playerID: string): Seat {
  return playerID === "0" ? 0 : 1;
}

export function legalMoves(table: Table, ctx: Ctx): number {
  return mayPlay(ctx) ? table.hands[seatOf(ctx.currentPlayer)].length + 1 : 1;
}

function mayPlay(ctx: Ctx): boolean {
  return (ctx.numMoves ?? 0) < playsPerTurn;
}

function play(G: Table, seat: Seat, index: number, name: CardName): void {
  G.hands[seat].splice(index, 1);
  G.discards[seat].push(name);
  const card = cardNamed(name);
  if (card.kind === "strike") {
    const other = seat === 0 ? 1 : 0;
    G.lives[other] -= card.amount + G.rallies[seat];
    if (G.lives[other] <= 0) G.winner = seat;
  } else if (card.kind === "heal") {
    G.lives[seat] += card.amount;
  } else {
    G.rallies[seat]++;
  }
}

export function viewOfTable({ G, playerID }: { G: Table; ctx: Ctx; playerID: string | null }): TableView {
  const { decks, hands, ...open } = G;
  return {
    ...open,
    deckSizes: [decks[0].length, decks[1].length],
    handSizes: [hands[0].length, hands[1].length],
    hand: playerID === null ? [] : hands[seatOf(playerID)],
  };
}

/** The duel as boardgame.io's guides write a game; undo is switched off, as a game with hidden cards would. */
export const boardgameioDuel: Game<Table, Record<string, unknown>, Decks> = {
  name: "duel",
  disableUndo: true,
  setup: ({ random }, given) => {
    const decks: [CardName[], CardName[]] = given
      ? [given[0].slice(), given[1].slice()]
      : [random.Shuffle(names), random.Shuffle(names)];
    const dealt = (deck: CardName[]) => deck.splice(deck.length - openingHand).reverse();
    return {
      lives: [startingLife, startingLife],
      rallies: [0, 0],
      hands: [dealt(decks[0]), dealt(decks[1])],
      decks,
      discards: [[], []],
      winner: null,
    };
  },
  turn: {
    onBegin: ({ G, ctx }) => {
      const seat = seatOf(ctx.currentPlayer);
      G.rallies[seat] = 0;
      if (ctx.turn === 1) return;
      const card = G.decks[seat].pop();
      if (card === undefined) G.winner = seat === 0 ? 1 : 0;
      else G.hands[seat].push(card);
    },
  },
  moves: {
    play: ({ G, ctx, playerID }, index: number) => {
      const seat = seatOf(playerID);
      const name = G.hands[seat][index];
      if (name === undefined || !mayPlay(ctx)) return INVALID_MOVE;
      return play(G, seat, index, name);
    },
  },
  endIf: ({ G }) => (G.winner === null ? undefined : { winner: G.winner }),
  playerView: viewOfTable,
};
