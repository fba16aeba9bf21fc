import { z } from "@cardwright/core";
import list from "./cards.json" with { type: "json" };

/** A card is a line in cards.json. What a card may say is written here once, and a card that says anything else is refused. */
const card = z.strictObject({
  id: z.string(),
  name: z.string(),
  text: z.string(),
  tags: z.array(z.string()),
  copies: z.int().min(1).max(20),
  /** Points for whoever plays it. */
  value: z.int().min(0).max(20),
  /** Cards that whoever plays it draws. */
  draws: z.int().min(1).max(5).optional(),
  /** Points that every other player loses. */
  steals: z.int().min(1).max(5).optional(),
});
export type Card = z.infer<typeof card>;
export const cards: readonly Card[] = z.array(card).min(1).max(200).parse(list);

const byId = new Map(cards.map((one) => [one.id, one]));
export function cardOf(face: string): Card {
  const found = byId.get(face);
  if (found === undefined) throw new RangeError(`there is no card "${face}"`);
  return found;
}
/** The faces of the whole deck, each card as often as there are copies of it. */
export const DECK: readonly string[] = cards.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id));
