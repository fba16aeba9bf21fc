import { openHotspot } from "../../measures/targets.ts";
import { measure } from "../measure.ts";

export const E01 = measure({
  id: "E01",
  name: "Cabinet Truce",
  text: "The chosen hotspot does not resolve.",
  cost: ["domestic", "economy", "media"],
  timing: "thisRound",
  target: openHotspot,
  lasting: { scope: "target", hooks: { tileWorks: (_, { use }) => use !== "hotspot" } },
});
