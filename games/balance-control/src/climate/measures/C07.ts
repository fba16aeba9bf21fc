import { measure } from "../world.ts";

export const C07 = measure({
  id: "C07",
  name: "Street March",
  text: "Hotspots that resolve give no influence.",
  cost: ["climate"],
  timing: "untilYourNextTurn",
  lasting: { scope: "all", hooks: { majorityGives: false } },
});
