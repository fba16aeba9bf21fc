import { inStock, placing } from "../overlays.ts";
import { measure } from "../world.ts";

/** Administration does not lie on the apparatus otherwise; this measure is the exception. */
export const S05 = measure({
  id: "S05",
  name: "Turf War",
  text: "Place Administration on the Authority Apparatus that has just been used.",
  cost: ["security", "domestic"],
  timing: "reaction",
  answers: {
    to: "apparatusUsed",
    can: (table, apparatus) =>
      inStock(table, "administration") !== undefined && table.find("map", apparatus) !== undefined,
    does(turn, apparatus) {
      const tile = turn.find("map", apparatus);
      return tile === undefined ? [] : placing(turn, turn.seat, "administration", tile);
    },
  },
});
