import type { CardName, Decks } from "../core/duel.ts";

/** Who takes part, and what the load asks of each of them. */
export const contestants = [
  "cardwright-sqlite",
  "cardwright-memory",
  "boardgame.io",
  "colyseus",
  "handwritten",
] as const;
export type ContestantId = (typeof contestants)[number];

/** A player of one match. The load tells it when to move; it tells the load when it knows that it may. */
export interface Player {
  /** How many moves it has: the cards of its hand, and the pass as the last; 0 while it is the other's turn. */
  legal(): number;
  /** Sends one move and waits for the server's word that it counts. */
  move(index: number): Promise<void>;
  /** Called whenever something came in. */
  changed: () => void;
  /** Bytes of messages, both ways. */
  bytes(): number;
  close(): void;
}
export interface Contestant {
  /** Two players of one new match, both looking at it. */
  seat(url: string, decks: Decks): Promise<readonly [Player, Player]>;
}
/** What a server process does. */
export interface Served {
  readonly url: string;
}

/** Nobody dies of these, so that every match has as many moves as the load asks for. */
export function peacefulDecks(seed: number): Decks {
  const deck = (offset: number): CardName[] =>
    Array.from({ length: 30 }, (_, i) => {
      const kind = (i * 7 + offset + seed) % 10;
      return kind < 3 ? "rally" : (`heal${(kind % 3) + 1}` as CardName);
    });
  return [deck(0), deck(3)];
}
