import { type AnyEvent, type Events, open } from "@cardwright/core";
import * as z from "zod/mini";
import { HAND_LIMIT } from "../numbers.ts";
import type { Player } from "../player.ts";
import { type PoliticsTable, world } from "../world.ts";
import { lineOwner, logged } from "./log.ts";

/** Cards drawn, discarded and deactivated in the hand. The engine's own moves tell the players what happened. */

const amounts = { player: open(world.seat), amount: open(z.int()) };
type Amount = { readonly player: Player; readonly amount: number };

/** [R3.4] Deactivated cards are still cards of the hand. */
export const cardsInHand = (table: PoliticsTable, player: Player): number =>
  table.state.hand[player].length + table.state.suspended[player].length;
/** How many of these cards can be drawn, and how many can be lost. */
const drawable = (table: PoliticsTable, { player, amount }: Amount): number =>
  Math.max(0, Math.min(amount, HAND_LIMIT - cardsInHand(table, player), table.state.deck[player].length));
const losable = (table: PoliticsTable, { player, amount }: Amount): number =>
  Math.max(0, Math.min(amount, table.state.hand[player].length));

/** [R7.3] From the deck to the hand while there are cards and room; an empty deck is no loss. */
export const DRAW_CARDS = world.event(
  "DRAW_CARDS",
  { ...amounts, source: open(z.string()) },
  { cannot: (table, event) => drawable(table, event) === 0, say: () => "" },
);
/** [R7.4] The stream of the match decides which; the discard pile is open, so everyone sees the cards. */
export const DISCARD_RANDOM_FROM_HAND = world.event("DISCARD_RANDOM_FROM_HAND", amounts, {
  cannot: (table, event) => losable(table, event) === 0,
  say: ({ player, amount = 0 }, names) =>
    `${names.seat(player)} discarded ${amount === 1 ? "a card" : `${amount} cards`} by chance.`,
});
/** [R7.5] Out of reach until a turn of their owner ends; nobody else learns which cards they are. */
export const DEACTIVATE_RANDOM_HAND = world.event("DEACTIVATE_RANDOM_HAND", amounts, {
  cannot: (table, event) => losable(table, event) === 0,
  say: ({ player, amount = 0 }, names) =>
    `${names.seat(player)} cannot use ${amount === 1 ? "one hand card" : `${amount} hand cards`} for now.`,
});

const LOSE_FROM_HAND = world.step(
  "LOSE_FROM_HAND",
  { player: world.seat, amount: z.int(), into: z.literal(["discard", "suspended"]) },
  (table, { player, amount, into }) => {
    const lost = table.random.shuffle(table.state.hand[player]).slice(0, amount);
    return lost.map((card) =>
      into === "discard" ? table.move(card, "discard") : table.move(card, ["suspended", player]),
    );
  },
);

/** What is told is what really happens, so an event asks for no more cards than there are. */
const within = <E extends Amount>(event: E, most: number, make: (event: E) => AnyEvent): Events | undefined =>
  event.amount > most ? [make({ ...event, amount: most })] : undefined;

export const handRule = world.rule("hand", {
  replace: [
    world.on(DRAW_CARDS, (event, table) => within(event, drawable(table, event), DRAW_CARDS)),
    world.on(DISCARD_RANDOM_FROM_HAND, (event, table) =>
      within(event, losable(table, event), DISCARD_RANDOM_FROM_HAND),
    ),
    world.on(DEACTIVATE_RANDOM_HAND, (event, table) => within(event, losable(table, event), DEACTIVATE_RANDOM_HAND)),
  ],
  react: [
    world.on(DRAW_CARDS, ({ player, amount, source }, table) => [
      table.draw(amount, ["deck", player], ["hand", player]),
      logged({ card: lineOwner(source), text: amount === 1 ? "+1 card" : `+${amount} cards` }),
    ]),
    world.on(DISCARD_RANDOM_FROM_HAND, ({ player, amount }) => [LOSE_FROM_HAND({ player, amount, into: "discard" })]),
    world.on(DEACTIVATE_RANDOM_HAND, ({ player, amount }) => [LOSE_FROM_HAND({ player, amount, into: "suspended" })]),
  ],
});

export const handEvents = [DRAW_CARDS, DISCARD_RANDOM_FROM_HAND, DEACTIVATE_RANDOM_HAND, LOSE_FROM_HAND];
