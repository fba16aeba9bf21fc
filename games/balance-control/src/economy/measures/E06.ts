import { actionSkipped, actionTaken } from "../../events/turn.ts";
import { opponent } from "../../measures/targets.ts";
import { world } from "../../world.ts";
import { measure } from "../measure.ts";

/** Who does not pay goes without an action, and that uses the deficit up as well. */
export const E06 = measure({
  id: "E06",
  name: "Hole in the Books",
  text: "The chosen player's next political action costs one more of any resort; unpaid, it fails.",
  cost: ["economy", "economy"],
  timing: "untilConsumed",
  target: opponent,
  lasting: {
    scope: "target",
    modifiers: { costDeltaByResourceId: { any: 1 } },
    react: [
      world.on(actionTaken, ({ seat }, table, self) => (self.targets.includes(seat) ? [table.end(self)] : undefined)),
      world.on(actionSkipped, ({ seat }, table, self) => (self.targets.includes(seat) ? [table.end(self)] : undefined)),
    ],
  },
});
