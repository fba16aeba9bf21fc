import { costShifted } from "../../events/resources.ts";
import { climateWorld, measure } from "../world.ts";

export const C13 = measure({
  id: "C13",
  name: "Bill for the Grandchildren",
  text: "Once, hand one added cost to another player, who has to pay it.",
  cost: ["climate", "domestic"],
  timing: "untilConsumed",
  lasting: {
    scope: "own",
    hooks: { shifts: { add: 1 } },
    react: [
      climateWorld.on(costShifted, ({ seat }, table, self) => (seat === self.owner ? [table.end(self)] : undefined)),
    ],
  },
});
