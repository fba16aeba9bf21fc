import { defineWorld, z } from "@cardwright/core";

/** The right number wins: by chance both seats are equal, and for players who look one step ahead the first one wins. */
const world = defineWorld({
  seats: 2,
  phases: ["main"],
  options: z.object({}),
  zones: {},
  facts: {},
  questions: {},
});
const NUMBERS = 30;
const RIGHT = 7;
const guess = world.action("guess", {
  takes: { n: "number" },
  label: "Guess",
  play: (turn) =>
    turn.number("n", 1, NUMBERS, "Which?") === RIGHT ? [turn.win(turn.seat, "right")] : [turn.endTurn()],
});
export const tempoGame = world.game({
  id: "tempo",
  name: "Tempo",
  version: "1",
  actionsMax: 2_000,
  setup: () => [],
  actions: [guess],
});
