import { type Card, defineCards, type Table, z } from "@cardwright/core";
import { type Lantern, world } from "./world.ts";

// #region fields
export interface LanternCard extends Card<Lantern> {
  readonly kind: "gust" | "charm" | "snare";
  readonly copies: number;
  /** How much oil a gust blows out. */
  readonly wind?: number;
}
// #endregion fields
// #region plain
const breeze: LanternCard = {
  id: "breeze",
  name: "Breeze",
  text: "Your opponent loses 2 oil.",
  kind: "gust",
  tags: ["gust"],
  copies: 5,
  wind: 2,
};
// #endregion plain
const squall: LanternCard = {
  ...breeze,
  id: "squall",
  name: "Squall",
  text: "Your opponent loses 3 oil.",
  wind: 3,
  copies: 3,
};
// #region hush
const hush: LanternCard = {
  id: "hush",
  name: "Hush",
  text: "Until your next turn your opponent cannot play gusts.",
  kind: "charm",
  copies: 2,
  creates: [
    { duration: { type: "untilNextTurnOfOwner" }, scope: "opponents", tags: ["gust"], hooks: { mayPlay: false } },
  ],
};
// #endregion hush
// #region bellows
const bellows: LanternCard = {
  id: "bellows",
  name: "Bellows",
  text: "Until the end of this turn your gusts blow 2 harder.",
  kind: "charm",
  copies: 2,
  creates: [{ duration: { type: "untilEndOfTurn" }, hooks: { wind: { add: 2 } } }],
};
// #endregion bellows
// #region storm
const gathering: LanternCard = {
  id: "gathering",
  name: "Gathering Clouds",
  text: "For two turns your gusts blow 1 harder for every four cards in your discard pile.",
  kind: "charm",
  copies: 2,
  creates: [{ duration: { type: "nTurns", turns: 2 }, hooks: { wind: { use: "cloudy" } } }],
};
const functions = {
  cloudy: (table: Table<Lantern>, value: number, { seat }: { seat: 0 | 1 }) =>
    value + Math.floor(table.state.discard[seat].length / 4),
};
// #endregion storm
const spyglass: LanternCard = {
  id: "spyglass",
  name: "Spyglass",
  text: "Look at your top two cards and take one.",
  kind: "charm",
  copies: 2,
};
const parley: LanternCard = {
  id: "parley",
  name: "Parley",
  text: "Both bid up to 3 oil in secret and pay it; the higher bid draws two cards.",
  kind: "charm",
  copies: 2,
};
const wager: LanternCard = {
  id: "wager",
  name: "Wager",
  text: "Roll a die: on 1 or 2 you lose 3 oil, otherwise your opponent does.",
  kind: "charm",
  copies: 1,
};
const mirror: LanternCard = {
  id: "mirror",
  name: "Mirror",
  text: "Lay it face down. When you lose oil, turn it up: your opponent loses 2 oil.",
  kind: "snare",
  copies: 1,
};

// #region set
export const cards = defineCards(world, {
  cards: [breeze, squall, hush, bellows, gathering, spyglass, parley, wager, mirror],
  fields: {
    kind: z.literal(["gust", "charm", "snare"]),
    copies: z.int().min(1),
    wind: z.int().min(1).optional(),
  },
  functions,
});
// #endregion set
