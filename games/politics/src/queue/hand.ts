import { open, z } from "@cardwright/core";
import { HAND_LIMIT } from "../numbers.ts";
import type { Player } from "../player.ts";
import { type PoliticsTable, world } from "../world.ts";

/** Cards drawn, discarded and deactivated in the hand. The engine's own moves tell the players what happened. */

const amounts = { player: open(world.seat), amount: open(z.int()) };

/** [R7.3] From the deck to the hand while there are cards and room; an empty deck is no loss. */
export const DRAW_CARDS = world.event("DRAW_CARDS", amounts, { say: () => "" });
/** [R7.4] The stream of the match decides which; the discard pile is open, so everyone sees the cards. */
export const DISCARD_RANDOM_FROM_HAND = world.event("DISCARD_RANDOM_FROM_HAND", amounts, {
  say: ({ player, amount = 0 }, names) =>
    `${names.seat(player)} discards ${amount === 1 ? "a card" : `${amount} cards`} by chance.`,
});
/** [R7.5] Out of reach until a turn of their owner ends; nobody else learns which cards they are. */
export const DEACTIVATE_RANDOM_HAND = world.event("DEACTIVATE_RANDOM_HAND", amounts, {
  say: ({ player, amount = 0 }, names) =>
    `${names.seat(player)} cannot use ${amount === 1 ? "one hand card" : `${amount} hand cards`} for now.`,
});

const LOSE_FROM_HAND = world.step(
  "LOSE_FROM_HAND",
  { ...amounts, into: open(z.literal(["discard", "suspended"])) },
  {
    becomes(table, { player, amount, into }) {
      const lost = table.random.shuffle(table.state.hand[player]).slice(0, amount);
      return lost.map((card) =>
        into === "discard" ? table.move(card, "discard") : table.move(card, "suspended", player),
      );
    },
  },
);

/** [R3.4] Deactivated cards are still cards of the hand. */
export const cardsInHand = (table: PoliticsTable, player: Player): number =>
  table.state.hand[player].length + table.state.suspended[player].length;

export const handRule = world.rule("hand", {
  react: [
    world.on(DRAW_CARDS, ({ player, amount }, table) => {
      const room = HAND_LIMIT - cardsInHand(table, player);
      return [table.draw(Math.max(0, Math.min(amount, room)), ["deck", player], ["hand", player])];
    }),
    world.on(DISCARD_RANDOM_FROM_HAND, ({ player, amount }) => [LOSE_FROM_HAND({ player, amount, into: "discard" })]),
    world.on(DEACTIVATE_RANDOM_HAND, ({ player, amount }) => [LOSE_FROM_HAND({ player, amount, into: "suspended" })]),
  ],
});

export const handEvents = [DRAW_CARDS, DISCARD_RANDOM_FROM_HAND, DEACTIVATE_RANDOM_HAND, LOSE_FROM_HAND];
