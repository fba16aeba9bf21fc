import { cannotMove, movingOne } from "../choices.ts";
import { measure } from "../world.ts";

export const S03 = measure({
  id: "S03",
  name: "Marching Orders",
  text: "Move the overlay that has just been placed.",
  cost: ["security"],
  timing: "reaction",
  answers: {
    to: "overlayPlaced",
    can(table, id) {
      const overlay = table.find("overlays", id);
      return overlay !== undefined && cannotMove(table, overlay) === undefined;
    },
    does(turn, id) {
      const overlay = turn.find("overlays", id);
      return overlay === undefined ? [] : movingOne(turn, overlay);
    },
  },
});
