import { anyTile } from "../../measures/targets.ts";
import { measure } from "../world.ts";

export const S13 = measure({
  id: "S13",
  name: "Watch Post",
  text: "Overlays on the chosen tile can neither be moved nor removed.",
  cost: ["security", "media"],
  timing: "thisRound",
  target: anyTile,
  lasting: { scope: "all", hooks: { overlayMoves: (_, { overlay }, self) => !self.targets.includes(overlay.tile) } },
});
