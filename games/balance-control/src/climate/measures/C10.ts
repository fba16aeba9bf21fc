import { measure } from "../world.ts";

export const C10 = measure({
  id: "C10",
  name: "Green Treaty",
  text: "Climate measures add no cost to anything you do.",
  cost: ["climate", "domestic", "foreign"],
  timing: "untilYourNextTurn",
  lasting: { scope: "own", hooks: { surchargeHits: (_, { family }) => family !== "climate" } },
});
