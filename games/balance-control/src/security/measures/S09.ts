import { overlaysOn, weightOf } from "../overlays.ts";
import { measure } from "../world.ts";

export const S09 = measure({
  id: "S09",
  name: "Committee of Inquiry",
  text: "Actions on a tile cost one more for each overlay there.",
  cost: ["domestic", "security"],
  timing: "thisRound",
  lasting: {
    scope: "all",
    hooks: {
      tileCost: (table, cost, { tile }) =>
        overlaysOn(table, tile).reduce((sum, overlay) => sum + weightOf(table, overlay), cost),
    },
  },
});
