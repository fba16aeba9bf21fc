import { isImmune } from "../../tiles.ts";
import { measure } from "../world.ts";

/** Laying tiles, placing and moving influence and taking measures use no effect. */
const PLAIN: readonly string[] = ["placeTile", "placeInfluence", "moveInfluence", "takeMeasure"];

export const S10 = measure({
  id: "S10",
  name: "Curfew",
  text: "Whatever uses the effect of a tile, an overlay or a measure costs one more of any resort.",
  cost: ["security", "security", "domestic"],
  timing: "thisRound",
  lasting: {
    scope: "all",
    hooks: { seatCost: (_, cost, { act, tile }) => (PLAIN.includes(act) || isImmune(tile) ? cost : cost + 1) },
  },
});
