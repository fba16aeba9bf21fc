import { COUNTDOWN_ACT, measure } from "../world.ts";

export const C14 = measure({
  id: "C14",
  name: "Filibuster",
  text: "Placing a countdown marker costs one more of any resort.",
  cost: ["climate", "media"],
  timing: "untilYourNextTurn",
  lasting: { scope: "all", hooks: { seatCost: (_, cost, { act }) => (act === COUNTDOWN_ACT ? cost + 1 : cost) } },
});
