import { movingAny } from "../choices.ts";
import { measure } from "../world.ts";

export const S04 = measure({
  id: "S04",
  name: "Handover of Files",
  text: "Move an overlay to another tile.",
  cost: ["security"],
  timing: "oneShot",
  does: movingAny,
});
