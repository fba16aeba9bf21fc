import { resortTile } from "../../measures/targets.ts";
import { measure } from "../measure.ts";

export const E02 = measure({
  id: "E02",
  name: "Pump Priming",
  text: "The printed value of the chosen resort tile is doubled.",
  cost: ["economy", "foreign"],
  timing: "thisSettlement",
  target: resortTile,
  lasting: { scope: "target", hooks: { productionFactor: { set: 2 } } },
});
