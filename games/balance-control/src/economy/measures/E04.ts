import { tileOfOpponent } from "../../measures/targets.ts";
import { measure } from "../measure.ts";

export const E04 = measure({
  id: "E04",
  name: "Grant Cutback",
  text: "An economy tile that an opponent controls pays one less.",
  cost: ["economy", "domestic"],
  timing: "thisSettlement",
  target: tileOfOpponent("economy"),
  lasting: { scope: "target", hooks: { productionChange: { add: -1 } } },
});
