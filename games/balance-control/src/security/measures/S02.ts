import { inStock, placing } from "../overlays.ts";
import { measure } from "../world.ts";

export const S02 = measure({
  id: "S02",
  name: "Midnight Order",
  text: "Place Blockade on the hotspot that is about to resolve.",
  cost: ["security", "security"],
  timing: "beforeMajority",
  answers: {
    to: "beforeMajority",
    can(table, hotspot) {
      const tile = table.find("map", hotspot);
      const resolves = tile !== undefined && table.may("tileWorks", { tile, use: "hotspot" });
      return resolves && inStock(table, "blockade") !== undefined;
    },
    does(turn, hotspot) {
      const tile = turn.find("map", hotspot);
      return tile === undefined ? [] : placing(turn, turn.seat, "blockade", tile);
    },
  },
});
