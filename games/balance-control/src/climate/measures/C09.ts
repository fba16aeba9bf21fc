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
    hooks: { surchargeHits: (_, { family }) => family !== "climate" },
    react: [
      climateWorld.on(actionTaken, ({ seat }, table, self) => (seat === self.owner ? [table.end(self)] : undefined)),
    ],
  },
});
