import { defineWorld, fact, z } from "@cardwright/core";
import { groupOf, type Hex, hexesWithin } from "./hexes.ts";

/** Causeway: hexes are claimed in turn, and whoever's largest group is larger has won. */

const BOARD = hexesWithin(2);
const declares = {
  seats: [2, 4],
  phases: ["play"],
  options: z.object({}),
  zones: {},
  /** Claimed hexes by id, and the seat that each belongs to. */
  facts: { claims: fact.shared<Readonly<Record<string, number>>>({}, "everyone") },
  questions: {},
} as const;
interface Causeway extends Readonly<typeof declares> {}
const world = defineWorld<Causeway>(declares);

export function largestGroup(claims: Readonly<Record<string, number>>, seat: number): number {
  const own = new Map(BOARD.filter(({ id }) => claims[id] === seat).map((hex) => [hex.id, hex]));
  return [...own.values()].reduce((most, hex) => Math.max(most, groupOf(hex, own).length), 0);
}
// #region claim
const claim = world.action("claim", {
  label: "Claim a hex",
  takes: { hex: "text" },
  play(turn) {
    const { claims } = turn.state;
    const free = BOARD.filter(({ id }) => claims[id] === undefined);
    const hex: Hex = turn.oneOf("hex", free);
    const after = { ...claims, [hex.id]: turn.seat };
    const claimed = turn.set("claims", after);
    if (free.length > 1) return [claimed, turn.endTurn()];
    const scores = turn.seats.map((seat) => largestGroup(after, seat));
    return [claimed, turn.finish({ scores, reason: "every hex is claimed" })];
  },
});
// #endregion claim
export const causeway = world.game({
  id: "causeway",
  name: "Causeway",
  version: "1",
  actionsMax: BOARD.length + 1,
  setup: () => [],
  actions: [claim],
});
