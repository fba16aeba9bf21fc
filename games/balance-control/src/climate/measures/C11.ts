import { opponent } from "../../measures/targets.ts";
import { measure } from "../world.ts";

export const C11 = measure({
  id: "C11",
  name: "Blocked Harbour",
  text: "The chosen player receives one at most from each production; the rest becomes noise.",
  cost: ["climate", "economy"],
  timing: "untilYourNextTurn",
  target: opponent,
  lasting: { scope: "target", hooks: { share: (_, share) => Math.min(share, 1) } },
});
