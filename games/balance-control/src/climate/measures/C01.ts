import { resortTile } from "../../measures/targets.ts";
import { CLIMATE_OR_DOMESTIC, measure } from "../world.ts";

export const C01 = measure({
  id: "C01",
  name: "Building Code",
  text: "Actions on the chosen resort tile cost one climate or domestic more.",
  cost: ["climate", "climate"],
  timing: "untilYourNextTurn",
  target: resortTile,
  accepts: CLIMATE_OR_DOMESTIC,
  lasting: { scope: "target", hooks: { tileCost: { add: 1 } } },
});
