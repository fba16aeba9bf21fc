import { opponent } from "../../measures/targets.ts";
import { measure } from "../world.ts";

export const S11 = measure({
  id: "S11",
  name: "Word of Warning",
  text: "The chosen player may not play measures.",
  cost: ["security"],
  timing: "nextRound",
  target: opponent,
  lasting: { scope: "target", hooks: { mayPlayMeasure: false } },
});
