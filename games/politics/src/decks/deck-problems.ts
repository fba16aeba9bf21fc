import type { Card } from "../card.ts";
import { findCard } from "../catalogue.ts";
import { COPIES_MAX, COPIES_MAX_TIER_3, DECK_BUDGET, DECK_SIZE } from "../numbers.ts";

/** [R2] Deck building: 25 cards, a budget, copies. Each problem is a sentence that says how to mend it. */

/** [R2.3] What a card costs in this company: some cards make others cheaper, but nothing is free. */
export function costInDeck(card: Card, company: readonly Card[]): number {
  const makers = new Set(company.filter((other) => other.id !== card.id && isDiscounted(card, other)));
  return Math.max(1, card.hp - makers.size);
}
const isDiscounted = (card: Card, { deckDiscount }: Card): boolean =>
  deckDiscount !== undefined &&
  (deckDiscount.tag === undefined || card.tags.includes(deckDiscount.tag)) &&
  (deckDiscount.kind === undefined || card.kind === deckDiscount.kind);

export function deckCost(deck: readonly Card[]): number {
  return deck.reduce((sum, card) => sum + costInDeck(card, deck), 0);
}

/** Parameters of a message. */
type Params = Readonly<Record<string, string | number>>;
export interface DeckProblem {
  readonly message: string;
  /** The message of the language files that says the same, and its parameters. */
  readonly said: readonly [key: string, params: Params];
}
export function deckProblems(ids: readonly string[]): readonly DeckProblem[] {
  const unknown = [...new Set(ids.filter((id) => findCard(id) === undefined))];
  const problems: DeckProblem[] = [];
  const tell = (message: string, problem: string, params: Params): void => {
    problems.push({ message, said: [`deck.problem.${problem}`, params] });
  };
  if (unknown.length > 0) {
    const names = unknown.join(", ");
    tell(`no such card: ${names}`, "unknown", { why: names });
    return problems;
  }
  const deck = ids.flatMap((id) => findCard(id) ?? []);
  if (deck.length !== DECK_SIZE) {
    const message = `a deck has exactly ${DECK_SIZE} cards; this one has ${deck.length}`;
    tell(message, "size", { have: deck.length, most: DECK_SIZE });
  }
  for (const card of new Set(deck)) {
    const copies = deck.filter(({ id }) => id === card.id).length;
    const most = card.tier === 3 ? COPIES_MAX_TIER_3 : COPIES_MAX;
    const message = `${card.name} may be in a deck ${times(most)}; here it is ${times(copies)}`;
    if (copies > most) tell(message, "copies", { card: card.id, have: copies, most });
  }
  const cost = deckCost(deck);
  if (cost > DECK_BUDGET) {
    const over = cost - DECK_BUDGET;
    tell(`a deck may cost ${DECK_BUDGET} HP; this one costs ${cost}, so ${over} too many`, "cost", {
      have: cost,
      most: DECK_BUDGET,
    });
  }
  return problems;
}
const times = (count: number): string => (count === 1 ? "once" : count === 2 ? "twice" : `${count} times`);
