import { open, pieceId, pieceIds } from "@cardwright/core";
import * as z from "zod/mini";
import { BARE, drawsLeft } from "../board.ts";
import { cardDrawn, handDiscard } from "../events/cards.ts";
import { world } from "../world.ts";

/** Cards that an effect picks out of a deck or a hand. Only their player learns which. */

export const takeFromDeck = world.step("takeFromDeck", { seat: world.seat, cards: pieceIds });
takeFromDeck.does((table, { seat, cards: wanted }) => {
  const taken = wanted
    .slice(0, drawsLeft(table.state, seat))
    .flatMap((id) => table.state.deck[seat].filter((card) => card.id === id));
  if (taken.length === 0) return [];
  const cards = taken.map(({ id }) => id);
  const faces = taken.map(({ face }) => face);
  return [
    ...taken.map((card) => table.move(card, ["hand", seat])),
    table.add("cardsByEffects", seat, taken.length),
    cardDrawn({ seat, count: taken.length, cause: "EFFECT", cards, faces }),
  ];
});
/** Puts a card of the deck on top of it; its player knows that it lies there. */
export const putOnTop = world.step("putOnTop", { seat: world.seat, card: pieceId });
putOnTop.does((table, { seat, card: id }) => {
  const card = table.state.deck[seat].find((piece) => piece.id === id);
  return card === undefined ? [] : [table.move(card, ["deck", seat], { position: "top" }), ...table.show([card], seat)];
});

/** Asks for cards to discard, as many as the hand then has. */
export const discardSome = world.step("discardSome", { seat: world.seat, count: z.int() });
discardSome.does((table, { seat, count }) => {
  const most = Math.min(count, table.state.hand[seat].length);
  return most > 0 ? [discardCards(seat, { count: most })] : [];
});
export const discardCards = world.prompt("DISCARD_CARDS", {
  takes: { cards: "pieces" },
  memo: { count: open(z.int()) },
  answer(turn, { count }) {
    const { seat } = turn;
    const ask = count === 1 ? "Which card do you discard?" : `Which ${count} cards do you discard?`;
    const gone = turn.someOf("cards", turn.state.hand[seat], { min: count, max: count }, { ask });
    const faces = gone.map(({ face }) => face);
    return [
      ...gone.map((card) => turn.move(card, ["discard", seat], { marks: BARE })),
      handDiscard({ seat, count: gone.length, faces }),
    ];
  },
});
