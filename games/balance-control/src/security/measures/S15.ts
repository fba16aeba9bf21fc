import { actionTaken } from "../../events/turn.ts";
import { measure, OVERLAY_ACT, securityWorld } from "../world.ts";

export const S15 = measure({
  id: "S15",
  name: "Field Report",
  text: "The next overlay you place costs one security less, but at least one.",
  cost: ["security"],
  timing: "thisRound",
  lasting: {
    scope: "own",
    hooks: { overlayPrice: { add: -1 } },
    react: [
      // By the act, not by a payment: an added cost may be handed on to who places nothing.
      securityWorld.on(actionTaken, ({ seat, act }, table, self) =>
        seat === self.owner && act === OVERLAY_ACT ? [table.end(self)] : undefined,
      ),
    ],
  },
});
