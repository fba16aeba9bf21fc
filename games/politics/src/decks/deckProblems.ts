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

export function deckProblems(ids: readonly string[]): readonly string[] {
  const unknown = [...new Set(ids.filter((id) => findCard(id) === undefined))];
  if (unknown.length > 0) return [`no such card: ${unknown.join(", ")}`];
  const deck = ids.flatMap((id) => findCard(id) ?? []);
  const problems: string[] = [];
  if (deck.length !== DECK_SIZE) problems.push(`a deck has exactly ${DECK_SIZE} cards; this one has ${deck.length}`);
  for (const card of new Set(deck)) {
    const copies = deck.filter(({ id }) => id === card.id).length;
    const most = card.tier === 3 ? COPIES_MAX_TIER_3 : COPIES_MAX;
    if (copies > most) problems.push(`${card.name} may be in a deck ${times(most)}; here it is ${times(copies)}`);
  }
  const cost = deckCost(deck);
  if (cost > DECK_BUDGET) {
    problems.push(`a deck may cost ${DECK_BUDGET} HP; this one costs ${cost}, so ${cost - DECK_BUDGET} too many`);
  }
  return problems;
}
const times = (count: number): string => (count === 1 ? "once" : count === 2 ? "twice" : `${count} times`);
