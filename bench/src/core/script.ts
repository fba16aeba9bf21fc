import { type CardName, type Choose, type Decks, deckList } from "./duel.ts";

/**
 * The harness's own small generator (xorshift32), the same for every engine: it picks moves, and lays out decks for the
 * comparison. It costs about a nanosecond, so that what is timed is the engine.
 */
export function scriptedChoices(seed: number): Choose {
  // Zero is the one state it cannot leave, and neighbouring seeds must not start alike.
  let state = Math.imul(seed + 1, 0x9e3779b1) | 1;
  return (legal) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % legal;
  };
}

/** Passes fifteen times out of sixteen, so that the decks run out before the lives do. */
export function hesitantChoices(seed: number): Choose {
  const choose = scriptedChoices(seed);
  return (legal) => (choose(16) === 0 ? choose(legal) : legal - 1);
}

export function scriptedDecks(seed: number): Decks {
  const choose = scriptedChoices(seed);
  return [scriptedDeck(choose), scriptedDeck(choose)];
}

function scriptedDeck(choose: Choose): CardName[] {
  const left = deckList.map((card) => card.name);
  const deck: CardName[] = [];
  while (left.length > 0) deck.push(...left.splice(choose(left.length), 1));
  return deck;
}
