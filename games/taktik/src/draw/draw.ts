import { open, pieceId } from "@cardwright/core";
import * as z from "zod/mini";
import { takingEffect } from "../cardset/play.ts";
import { cards } from "../cardset/set.ts";
import { world } from "../world.ts";
import { bonusDrawn, malusResponse, malusTarget } from "./prompts.ts";

/** [R6] Spec 004 section 5: draw one; a malus strikes at once, a bonus is played or stored. */

export const cardIsDrawn = world.step("CARD_IS_DRAWN", { seat: world.seat });
export const cardIsResolved = world.step("CARD_IS_RESOLVED", { seat: world.seat });
const malusStrikes = world.step("MALUS_STRIKES", { card: pieceId, seat: world.seat });

const nothingToDraw = world.event(
  "NOTHING_TO_DRAW",
  { seat: open(world.seat) },
  { say: ({ seat }, names) => `${names.seat(seat)}: there is no card left to draw.` },
);
const bonusKept = world.event(
  "BONUS_DRAWN",
  { seat: open(world.seat) },
  // The rule says that everyone learns whether a bonus or a malus was drawn.
  { say: ({ seat }, names) => `${names.seat(seat)}: a bonus is drawn.`, happeningReveals: true },
);
const malusDrawn = world.event(
  "MALUS_DRAWN",
  { seat: open(world.seat), malus: open(z.string()) },
  {
    say: ({ seat, malus }, names) => `${names.seat(seat)}: ${names.face(malus)} strikes.`,
    // The rule says that a malus is shown by whoever draws it.
    reveals: ["malus"],
    happeningReveals: true,
  },
);

cardIsDrawn.does((table, { seat }) => {
  const { deck, discard } = table.state;
  if (deck.length > 0) return [table.draw(1, "deck", ["drawn", seat])];
  if (discard.length === 0) return [nothingToDraw({ seat })];
  return [table.gather("discard", "deck"), table.shuffle("deck"), cardIsDrawn({ seat })];
});
cardIsResolved.does((table, { seat }) => {
  const [card] = table.state.drawn[seat];
  if (card === undefined) return [];
  if (cards.byId(card.face).timing !== "immediate") return [bonusKept({ seat }), bonusDrawn(seat, {})];
  return [
    malusDrawn({ seat, malus: card.face }),
    table.move(card, ["malus", seat]),
    malusStrikes({ card: card.id, seat }),
    malusResponse(seat, { card: card.id }),
  ];
});
/** [R6.4] Where the card asks for a choice, the opponent of whoever drew it makes it. */
malusStrikes.does((table, { card: id, seat }) => {
  const card = table.find("malus", id);
  if (card === undefined) return [];
  const chooses = cards.byId(card.face).creates.some(({ target }) => target !== undefined);
  return [chooses ? malusTarget(table.next(seat), { card: id, seat }) : takingEffect(card, seat, [])];
});
