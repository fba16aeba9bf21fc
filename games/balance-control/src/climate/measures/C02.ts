import { resortWithout } from "../../measures/targets.ts";
import { resortOf } from "../../tiles.ts";
import { CLIMATE_OR_DOMESTIC, measure } from "../world.ts";

/** Laying a tile is no action on a tile, so that the levy does not hit it. */
export const C02 = measure({
  id: "C02",
  name: "Emission Toll",
  text: "Actions on tiles of the chosen resort cost one climate or domestic more. One levy for each resort.",
  cost: ["climate", "climate"],
  timing: "untilEndOfNextRound",
  params: (turn) => ({ resort: resortWithout(turn, "climate.C02") }),
  accepts: CLIMATE_OR_DOMESTIC,
  lasting: {
    scope: "all",
    hooks: {
      tileCost: (_, cost, { tile, act }, self) =>
        act !== "placeTile" && resortOf(tile) === self.params["resort"] ? cost + 1 : cost,
    },
  },
});
