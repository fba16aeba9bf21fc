import { gains } from "../../events/resources.ts";
import { hasOwnResortTile, ownResortTile } from "../../measures/targets.ts";
import { resortOf } from "../../tiles.ts";
import { measure } from "../world.ts";

export const C03 = measure({
  id: "C03",
  name: "Seed Money",
  text: "Receive one resource of a resort tile that you have influence on.",
  cost: ["climate", "climate"],
  timing: "oneShot",
  needs: hasOwnResortTile,
  does(turn) {
    const resort = resortOf(ownResortTile(turn));
    return resort === undefined ? [] : [gains({ seat: turn.seat, gained: { [resort]: 1 } })];
  },
});
