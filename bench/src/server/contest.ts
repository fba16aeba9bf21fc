import { type CardName, type Decks, openingHand, playsPerTurn, type Seat } from "../core/duel.ts";

/** Who takes part, and what the load asks of each of them. */
export const contestants = [
  "cardwright-sqlite",
  "cardwright-memory",
  "boardgame.io",
  "colyseus",
  "handwritten",
] as const;
export type ContestantId = (typeof contestants)[number];

/** A player of one match. The load knows the rules and says what to do; the player says what it heard. */
export interface Player {
  /** How many moves of the match it has been told of, its own and the other's. */
  readonly heard: number;
  /** Plays the card at that place of its hand, or passes. Done with the server's word that it counts. */
  move(card: number | null): Promise<void>;
  /** Called whenever something came in. */
  changed: () => void;
  /** Bytes of messages, both ways. */
  readonly bytes: number;
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

/** Whose turn it is, and how many cards they hold: enough to know what may be done, so that no player has to look. */
export class Course {
  active: Seat = 0;
  private plays = 0;
  private readonly hands: [number, number] = [openingHand, openingHand];

  /** The cards of the hand, and the pass as the last. */
  get legal(): number {
    return this.plays < playsPerTurn ? this.hands[this.active] + 1 : 1;
  }
  cardOf(choice: number): number | null {
    return this.legal === 1 || choice === this.hands[this.active] ? null : choice;
  }
  moved(card: number | null): void {
    if (card !== null) {
      this.plays++;
      this.hands[this.active]--;
      return;
    }
    this.plays = 0;
    this.active = this.active === 0 ? 1 : 0;
    this.hands[this.active]++;
  }
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
