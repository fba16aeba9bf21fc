import { scenarioEndTriggeredBy } from "../events/scenario-end-triggered.ts";
import { type Table, world } from "../world.ts";

/** The challenge row [R6.1]. */

export const rowSize = (table: Table): number => table.seats.length + 2;

/** After a challenge was won: when the row cannot be filled, the scenario ends [R9.2]. */
export const fillRow = world.step("FILL_ROW", { playerId: world.seat }, (table, { playerId }) => {
  const { challengeDeck, challengeRow, scenarioEndTriggered } = table.state;
  const size = rowSize(table);
  const fill = table.refill("challengeDeck", "challengeRow", size);
  if (scenarioEndTriggered || challengeRow.length + challengeDeck.length >= size) return [fill];
  return [
    fill,
    scenarioEndTriggeredBy({ playerId }),
    table.set("scenarioEndTriggered", true),
    // Also where another player had announced the end of the round: the last turns are counted from here.
    table.set("endOfRoundAnnouncedBy", playerId),
  ];
});
