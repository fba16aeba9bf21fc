import { resortTile } from "../../measures/targets.ts";
import { measure } from "../measure.ts";

export const E05 = measure({
  id: "E05",
  name: "Relocation Rumour",
  text: "The chosen resort tile pays one less.",
  cost: ["economy", "media"],
  timing: "thisSettlement",
  target: resortTile,
  lasting: { scope: "target", hooks: { productionChange: { add: -1 } } },
});
