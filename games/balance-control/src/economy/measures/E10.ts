import { costWaived } from "../../events/resources.ts";
import { world } from "../../world.ts";
import { measure } from "../measure.ts";

export const E10 = measure({
  id: "E10",
  name: "Contingency Fund",
  text: "Once, set one added cost aside and pay one of any resort for it.",
  cost: ["economy"],
  timing: "thisTurn",
  lasting: {
    scope: "own",
    hooks: { waivers: { add: 1 } },
    react: [world.on(costWaived, ({ seat }, table, self) => (seat === self.owner ? [table.end(self)] : undefined))],
  },
});
