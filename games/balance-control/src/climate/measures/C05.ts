import { isImmune } from "../../tiles.ts";
import { measure } from "../world.ts";

const GIVING: readonly string[] = ["formalizeInfluence", "resolveHotspot"];

export const C05 = measure({
  id: "C05",
  name: "Painted Leaves",
  text: "Committees and hotspots give influence only to whoever pays one climate or media for it.",
  cost: ["climate", "media"],
  timing: "untilYourNextTurn",
  accepts: "climate|media",
  lasting: {
    scope: "all",
    hooks: { seatCost: (_, cost, { act, tile }) => (GIVING.includes(act) && !isImmune(tile) ? cost + 1 : cost) },
  },
});
