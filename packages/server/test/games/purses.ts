import { defineWorld, fact, z } from "@cardwright/core";

/** Everything is public, so whatever a seat does in its turn can be taken back until the turn ends. */

const declares = {
  seats: 2,
  phases: ["main"],
  options: z.object({}),
  zones: {},
  facts: { gold: fact.each(0, "everyone") },
  questions: {},
} as const;
interface Purses extends Readonly<typeof declares> {}
const world = defineWorld<Purses>(declares);
export const purses = world.game({
  ...{ id: "purses", name: "Purses", version: "1", actionsMax: 99 },
  setup: () => [],
  actions: [
    world.action("earn", { label: "Earn", play: (turn) => [turn.add("gold", turn.seat, 1)] }),
    world.action("end", { label: "End", play: (turn) => [turn.endTurn()] }),
  ],
});
