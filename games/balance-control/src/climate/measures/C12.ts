import { isKind } from "../../tiles.ts";
import { CLIMATE_OR_DOMESTIC, measure } from "../world.ts";

export const C12 = measure({
  id: "C12",
  name: "Storm Season",
  text: "Laying a resort tile costs one climate or domestic.",
  cost: ["climate"],
  timing: "untilYourNextTurn",
  accepts: CLIMATE_OR_DOMESTIC,
  lasting: {
    scope: "all",
    hooks: {
      seatCost: (_, cost, { act, tile }) =>
        act === "placeTile" && tile !== null && isKind(tile, "resort") ? cost + 1 : cost,
    },
  },
});
