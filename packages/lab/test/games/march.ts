import { defineWorld, fact, type Game, z } from "@cardwright/core";

/** A turn of two phases. What ends the first changes nothing else, so that all ways to the second look alike. */
const LAST = 6;
const declares = {
  seats: 2,
  phases: ["march", "fight"],
  options: z.object({}),
  zones: {},
  facts: { blows: fact.each(0, "everyone") },
  questions: {},
} as const;
interface March extends Readonly<typeof declares> {}
const world = defineWorld<March>(declares);

const halt = world.action("halt", { label: "Halt", phase: "march", play: (turn) => [turn.phase("fight")] });
const strike = world.action("strike", {
  label: "Strike",
  phase: "fight",
  play: (turn) => [turn.add("blows", turn.seat, 1)],
});
const rest = world.action("rest", {
  label: "Rest",
  phase: "fight",
  play: (turn) => [turn.endTurn(), turn.phase("march")],
});
export const march = world.game({
  id: "march",
  name: "March",
  version: "1",
  actionsMax: 400,
  setup: () => [],
  actions: [halt, strike, rest],
  onTurnStart: (table) => (table.state.turn > LAST ? [table.win(null, "it is evening")] : []),
}) as unknown as Game;
