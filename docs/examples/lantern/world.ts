import { defineWorld, fact, type Piece, permission, quantity, z, zone } from "@cardwright/core";

/** Lantern, the game of the guide: two keepers, twenty cards each, the last lit lantern wins. */

export type Seat = 0 | 1;
// #region declares
const declares = {
  seats: 2,
  phases: ["main"],
  options: z.object({ oil: z.int().min(1).max(40).default(12) }),
  zones: {
    deck: zone.each<Piece>("nobody"),
    hand: zone.each<Piece>("owner", { order: "row" }),
    snares: zone.each<Piece>("backs", { order: "row", capacity: 2, inPlay: true }),
    discard: zone.each<Piece>("everyone"),
  },
  facts: {
    oil: fact.each(0, "everyone"),
    played: fact.each(0, "everyone", { resets: "turn" }),
    bid: fact.each(0, "owner", { couldBe: (_, draw) => draw(4) }),
  },
  questions: {
    mayPlay: permission<{ card: Piece }>("card", "HUSHED", "it cannot be played now"),
    wind: quantity<{ seat: Seat }>("seat", { floor: 0, ceiling: 9 }),
  },
} as const;
// #endregion declares
export interface Lantern extends Readonly<typeof declares> {}
export const world = defineWorld<Lantern>(declares);
