import { removingAny } from "../choices.ts";
import { measure } from "../world.ts";

export const S07 = measure({
  id: "S07",
  name: "Court Ruling",
  text: "Remove an overlay.",
  cost: ["security", "domestic"],
  timing: "oneShot",
  needs: (turn) => turn.state.overlays.some((overlay) => turn.may("overlayMoves", { overlay })),
  does: removingAny,
});
