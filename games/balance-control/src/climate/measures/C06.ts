import { measure } from "../world.ts";

export const C06 = measure({
  id: "C06",
  name: "Power Shortage",
  text: "Converting costs one domestic more.",
  cost: ["climate", "economy"],
  timing: "untilYourNextTurn",
  accepts: "domestic",
  lasting: { scope: "all", hooks: { seatCost: (_, cost, { act }) => (act === "convertResources" ? cost + 1 : cost) } },
});
