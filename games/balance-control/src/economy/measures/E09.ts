import { resortTile } from "../../measures/targets.ts";
import { measure } from "../measure.ts";

export const E09 = measure({
  id: "E09",
  name: "Price Guarantee",
  text: "No measure changes what the chosen resort tile pays.",
  cost: ["economy", "economy", "media"],
  timing: "thisSettlement",
  target: resortTile,
  lasting: { scope: "target", hooks: { measuresReach: false } },
});
