import { opponent } from "../../measures/targets.ts";
import { measure } from "../world.ts";

export const C04 = measure({
  id: "C04",
  name: "Binding Pledge",
  text: "The chosen player may not play measures.",
  cost: ["climate", "climate"],
  timing: "untilEndOfTargetsNextTurn",
  target: opponent,
  lasting: { scope: "target", hooks: { mayPlayMeasure: false } },
});
