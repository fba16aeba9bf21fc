import { canPlaceAny, placingAny } from "../choices.ts";
import { measure } from "../world.ts";

export const S01 = measure({
  id: "S01",
  name: "Alert Raised",
  text: "Place any overlay.",
  cost: ["security", "media"],
  timing: "oneShot",
  needs: canPlaceAny,
  does: (turn) => placingAny(turn).events,
});
