import { isPolitical } from "../../cost/surcharges.ts";
import { actionTaken } from "../../events/turn.ts";
import { climateWorld, measure } from "../world.ts";

export const C09 = measure({
  id: "C09",
  name: "Pilot Plant",
  text: "Climate measures add no cost to your next political action.",
  cost: ["climate", "economy", "domestic"],
  timing: "thisTurn",
  lasting: {
    scope: "own",
    hooks: { surchargeHits: (_, { family, act }) => family !== "climate" || !isPolitical(act) },
    react: [
      climateWorld.on(actionTaken, ({ seat }, table, self) => (seat === self.owner ? [table.end(self)] : undefined)),
    ],
  },
});
