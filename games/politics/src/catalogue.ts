import type { Card } from "./card.ts";
import { cards } from "./cards/index.ts";

const byId: ReadonlyMap<string, Card> = new Map(cards.map((card) => [card.id, card]));

export const findCard = (id: string): Card | undefined => byId.get(id);
export function cardOf(piece: { readonly face: string }): Card {
  const card = byId.get(piece.face);
  if (card === undefined) throw new Error(`there is no card "${piece.face}"`);
  return card;
}
