import { measure } from "../world.ts";

export const C08 = measure({
  id: "C08",
  name: "Dike Repairs",
  text: "Climate measures add no cost to anyone.",
  cost: ["climate", "climate"],
  timing: "untilYourNextTurn",
  lasting: { scope: "all", hooks: { surchargeHits: (_, { family }) => family !== "climate" } },
});
