import { isMini, isStageOne } from "./cardset.ts";
import { deckOf } from "./decks/choice.ts";
import type { DeckList } from "./decks/deck.ts";
import type { Seat } from "./piece.ts";

/** What a seat may still send to the front. Deck lists are public, so what was not seen yet can be counted. For bots only. */

const isFighter = (face: string): boolean => isStageOne({ face }) && !isMini({ face });
const counted = new WeakMap<DeckList, number>();
function fightersIn(deck: DeckList): number {
  const known = counted.get(deck);
  if (known !== undefined) return known;
  const count = Object.entries(deck.cards).reduce((sum, [face, copies]) => sum + (isFighter(face) ? copies : 0), 0);
  counted.set(deck, count);
  return count;
}
type Options = { readonly mode: Parameters<typeof deckOf>[0]; readonly decks: readonly Parameters<typeof deckOf>[1][] };
const isOptions = (options: unknown): options is Options =>
  typeof options === "object" && options !== null && "mode" in options && "decks" in options;

/** How many creatures that can fight are in a seat's hand and deck, given those that everybody has seen. */
export function fightersUnseen(options: unknown, seat: Seat, seen: readonly { readonly face: string }[]): number {
  const choice = isOptions(options) ? options.decks[seat] : undefined;
  const deck = isOptions(options) && choice !== undefined ? deckOf(options.mode, choice, seat) : undefined;
  const shown = seen.reduce((sum, { face }) => sum + (isFighter(face) ? 1 : 0), 0);
  return deck === undefined ? 0 : Math.max(0, fightersIn(deck) - shown);
}
