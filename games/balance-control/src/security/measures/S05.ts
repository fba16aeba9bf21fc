import type { Table } from "@cardwright/core";
import { inStock, placing } from "../overlays.ts";
import { AUTHORITY_APPARATUS, measure, type Security } from "../world.ts";

const apparatusIn = ({ state }: Table<Security>) => state.map.find(({ face }) => face === AUTHORITY_APPARATUS);

/** Administration does not lie on the apparatus otherwise; this measure is the exception. It need not wait for an answer [S05]. */
export const S05 = measure({
  id: "S05",
  name: "Turf War",
  text: "Place Administration on the Authority Apparatus, also in answer to its use.",
  cost: ["security", "domestic"],
  timing: "oneShot",
  needs: (turn) => inStock(turn, "administration") !== undefined && apparatusIn(turn) !== undefined,
  does(turn) {
    const tile = apparatusIn(turn);
    return tile === undefined ? [] : placing(turn, turn.seat, "administration", tile);
  },
  answers: {
    to: "apparatusUsed",
    can: (table, apparatus) =>
      inStock(table, "administration") !== undefined && table.find("map", apparatus) !== undefined,
    does(turn, apparatus) {
      const tile = turn.find("map", apparatus);
      return tile === undefined ? [] : placing(turn, turn.seat, "administration", tile);
    },
  },
});
