import { cannotMove, movingAny } from "../choices.ts";
import { measure } from "../world.ts";

export const S04 = measure({
  id: "S04",
  name: "Handover of Files",
  text: "Move an overlay to another tile.",
  cost: ["security"],
  timing: "oneShot",
  needs: (turn) => turn.state.overlays.some((overlay) => cannotMove(turn, overlay) === undefined),
  does: movingAny,
});
