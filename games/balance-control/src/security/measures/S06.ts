import { PLAY_ACT } from "../../measures/playing.ts";
import { measure, OVERLAY_ACT } from "../world.ts";

/** More than any payment has. */
const ALL = 99;

export const S06 = measure({
  id: "S06",
  name: "Mutual Assistance",
  text: "Your security pays any resort in the cost of overlays and measures.",
  cost: ["security", "foreign"],
  timing: "thisRound",
  lasting: {
    scope: "own",
    hooks: {
      substitutes: (_, units, { act, resource }) =>
        resource === "security" && (act === PLAY_ACT || act === OVERLAY_ACT) ? ALL : units,
    },
  },
});
