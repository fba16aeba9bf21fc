import { defineWorld, fact, type Piece, zone } from "@cardwright/core";

/** What lies on the table, and who sees it: nothing can be declared without saying so. */

export type Coin = Piece<"coin1" | "coin2" | "coin3">;
const declares = {
  seats: 2,
  phases: ["main"],
  zones: {
    deck: zone.each<Coin>("nobody"),
    hand: zone.each<Coin>("owner", { order: "row" }),
    played: zone.each<Coin>("everyone", { order: "row" }),
  },
  facts: { score: fact.each(0, "everyone") },
  questions: {},
} as const;
export interface World extends Readonly<typeof declares> {}
export const world = defineWorld<World>(declares);
