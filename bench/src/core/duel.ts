/**
 * The small card duel that every engine of this benchmark plays, and what an engine must offer to take part.
 *
 * Two seats, 30 life and 30 cards each, five in hand, seat 0 starts. The active seat draws one card at the start of every
 * turn but the very first, and loses at once if it cannot. It may play up to three cards a turn; a pass ends the turn.
 */
export type Seat = 0 | 1;
export type PerSeat<Value> = readonly [Value, Value];

export type CardName =
  | `strike${1 | 2 | 3 | 4 | 5 | 6}` // the other seat loses that much, and 1 more for each active rally of the striker
  | `heal${1 | 2 | 3}` // the own life grows by that much, without a cap
  | "rally"; // strikes of this seat deal 1 more until it becomes active again

export interface CardDefinition {
  readonly name: CardName;
  readonly kind: "strike" | "heal" | "rally";
  readonly amount: number;
}

export const startingLife = 30;
export const openingHand = 5;
export const playsPerTurn = 3;

const strikes = ([1, 2, 3, 4, 5, 6] as const).map(
  (amount): CardDefinition => ({ name: `strike${amount}`, kind: "strike", amount }),
);
const heals = ([1, 2, 3] as const).map((amount): CardDefinition => ({ name: `heal${amount}`, kind: "heal", amount }));
const rally: CardDefinition = { name: "rally", kind: "rally", amount: 1 };

/** One deck before it is shuffled: three of each strike, two of each heal, six rallies. */
export const deckList: readonly CardDefinition[] = [
  ...strikes.flatMap((card) => [card, card, card]),
  ...heals.flatMap((card) => [card, card]),
  ...Array.from({ length: 6 }, () => rally),
];

const definitions = new Map(deckList.map((card) => [card.name, card]));

export function cardNamed(name: CardName): CardDefinition {
  const card = definitions.get(name);
  if (card === undefined) throw new Error(`the duel has no card named ${name}`);
  return card;
}

/**
 * Picks one of `legal` moves by its index: 0 to hand size - 1 plays that card of the hand, the last one passes. Engines call
 * it exactly once for each action, also when a pass is all that is left, so that one script means the same to all of them.
 */
export type Choose = (legal: number) => number;

/** The decks of both seats in a given order; the last card is the top one. */
export type Decks = PerSeat<readonly CardName[]>;

/** What a seat may know: its own hand, the size of everything hidden, and all that lies open. */
export interface SeenTable {
  readonly lives: PerSeat<number>;
  readonly rallies: PerSeat<number>;
  readonly discards: PerSeat<readonly CardName[]>;
  readonly deckSizes: PerSeat<number>;
  readonly handSizes: PerSeat<number>;
  readonly hand: readonly CardName[];
}

/** Where a scripted match stood when it ended or reached its limit of actions; zones in their order. */
export interface DuelResult {
  readonly actions: number;
  readonly winner: Seat | null;
  readonly lives: PerSeat<number>;
  readonly hands: PerSeat<readonly CardName[]>;
  readonly decks: PerSeat<readonly CardName[]>;
  readonly discards: PerSeat<readonly CardName[]>;
  /** What each seat was last told, read from the engine's own view. A mode that tells views must give it. */
  readonly views?: PerSeat<SeenTable>;
}

/** What both seats are told after every action: the view of each, or all that a server would send them. */
export type Tells = "nothing" | "views" | "frames";

/** One way in which an engine can run the duel. */
export interface DuelMode {
  readonly tells: Tells;
  /** Shuffles both decks from the seed, plays to the end and returns how many actions that took. This is what is timed. */
  playMatch(seed: number, choose: Choose): number;
  /** Plays the same rules on given decks, without a shuffle, for at most `limit` actions. */
  verify(decks: Decks, choose: Choose, limit: number): DuelResult;
}

/** A match that has some history and can go on for ever, with a state that does not grow. */
export interface LongMatch {
  advance(actions: number): void;
}

export interface DuelEngine {
  readonly name: string;
  readonly modes: Readonly<Record<string, DuelMode>>;
  /** A running match with its log after exactly that many actions; undefined if it ended before. */
  liveMatch?(seed: number, choose: Choose, actions: number): object | undefined;
  /** A match that already has that many actions of history. */
  longMatch?(actions: number): LongMatch;
}
