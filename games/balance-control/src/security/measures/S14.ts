import { overlayLabel } from "../overlays.ts";
import { measure } from "../world.ts";

export const S14 = measure({
  id: "S14",
  name: "Double Entry",
  text: "The chosen overlay counts twice.",
  cost: ["security", "domestic"],
  timing: "thisRound",
  target: {
    exists: ({ state }) => state.overlays.length > 0,
    choose: (turn) => [
      turn.oneOf("overlay", turn.state.overlays, { ask: "Which overlay?", label: overlayLabel(turn) }).id,
    ],
  },
  lasting: { scope: "target", hooks: { overlayWeight: { add: 1 } } },
});
