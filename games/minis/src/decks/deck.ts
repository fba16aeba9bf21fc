import type { Mode } from "../modes.ts";

/** How many of which card, by card id. */
export type CardCounts = Readonly<Record<string, number>>;
export interface DeckList {
  readonly cards: CardCounts;
  readonly sideboard: CardCounts;
}
export interface PrebuiltDeck extends DeckList {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly mode: Mode;
}
/** The cards one by one, in the order of their ids: the same list is always the same deck. */
export const spread = (counts: CardCounts): readonly string[] =>
  Object.keys(counts)
    .sort()
    .flatMap((id) => Array.from({ length: counts[id] ?? 0 }, () => id));
export const sizeOf = (counts: CardCounts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);
