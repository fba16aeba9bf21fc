import { defineWorld, fact, z } from "@cardwright/core";

/** One seat has to act again and again, and may always do the same: nothing but the host keeps it from happening twice. */
const declares = {
  seats: 2,
  phases: ["main"],
  options: z.object({}),
  zones: {},
  facts: { waited: fact.each(0, "everyone") },
  questions: {},
} as const;
interface Patience extends Readonly<typeof declares> {}
const world = defineWorld<Patience>(declares);
const wait = world.action("wait", { play: (turn) => [turn.add("waited", turn.seat, 1)] });

export const patience = world.game({
  id: "patience",
  name: "Patience",
  version: "1",
  actionsMax: 500,
  setup: () => [],
  actions: [wait],
  onTimeout: () => ({ type: "wait" }),
});
