import type { DeckCounts, DeckRules } from "@cardwright/table";
import { cards } from "../src/cards/index.ts";
import { findCard } from "../src/catalogue.ts";
import { deckCost, deckProblems } from "../src/decks/deck-problems.ts";
import { deckList } from "../src/decks/prebuilt.ts";
import { COPIES_MAX, COPIES_MAX_TIER_3, DECK_BUDGET, DECK_SIZE } from "../src/numbers.ts";

const spread = (deck: DeckCounts): readonly string[] =>
  Object.entries(deck).flatMap(([id, count]) => Array.from({ length: count }, () => id));
const costOf = (deck: DeckCounts): number => deckCost(spread(deck).flatMap((id) => findCard(id) ?? []));

/** [R2] Twenty-five cards, a budget, one or two copies of each. */
export const deckRules: DeckRules = {
  cards: () => cards.map(({ id }) => id),
  meters: (_, deck, words) => [
    { label: words.text("label.meter.cards"), value: spread(deck).length, most: DECK_SIZE },
    { label: words.text("label.meter.hp"), value: costOf(deck), most: DECK_BUDGET },
  ],
  problems: (_, deck, words) => deckProblems(spread(deck)).map(({ said }) => words.sentence(...said)),
  whyNotMore(_, deck, id, words) {
    const most = findCard(id)?.tier === 3 ? COPIES_MAX_TIER_3 : COPIES_MAX;
    if ((deck[id] ?? 0) >= most) return words.sentence("deck.most", { most });
    if (spread(deck).length >= DECK_SIZE) return words.sentence("deck.full", { most: DECK_SIZE });
    const over = costOf({ ...deck, [id]: (deck[id] ?? 0) + 1 }) - DECK_BUDGET;
    return over > 0 ? words.sentence("deck.dear", { cost: over }) : undefined;
  },
  price: (id, words) => words.text("deck.price", { cost: findCard(id)?.hp ?? 0 }),
  prebuilt(id) {
    const counts: Record<string, number> = {};
    for (const card of deckList(id) ?? []) counts[card] = (counts[card] ?? 0) + 1;
    return deckList(id) === undefined ? undefined : counts;
  },
  asOption: (_, deck) => spread(deck),
};
