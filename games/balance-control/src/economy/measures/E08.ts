import { resourceStoodIn } from "../../events/resources.ts";
import { world } from "../../world.ts";
import { measure } from "../measure.ts";

export const E08 = measure({
  id: "E08",
  name: "Round of Experts",
  text: "Once, one resource of another resort counts as economy when you pay.",
  cost: ["economy", "economy", "economy"],
  timing: "thisRound",
  lasting: {
    scope: "own",
    hooks: { substitutes: (_, units, { kind, resource }) => units + (kind === "economy" && resource !== kind ? 1 : 0) },
    react: [
      world.on(resourceStoodIn, ({ seat, kind }, table, self) =>
        seat === self.owner && kind === "economy" ? [table.end(self)] : undefined,
      ),
    ],
  },
});
