import { defineWorld, fact, type Piece, z, zone } from "@cardwright/core";

/** Everything on the table, and who sees it: nothing can be declared without saying so. */
const declares = {
  seats: __SEATS__,
  phases: ["main"],
  options: z.object({
    /** Cards that everybody begins with. */
    hand: z.int().min(1).max(5).default(3),
  }),
  zones: {
    // One pool: a card that nobody sees could be any other of deck and hands.
    deck: zone.shared<Piece>("nobody", { pool: "cards" }),
    hand: zone.each<Piece>("__SIGHT__", { order: "row", pool: "cards" }),
    market: zone.each<Piece>("everyone", { order: "row" }),
  },
  facts: { score: fact.each(0, "everyone") },
  questions: {},
} as const;
export interface World extends Readonly<typeof declares> {}
export const world = defineWorld<World>(declares);
