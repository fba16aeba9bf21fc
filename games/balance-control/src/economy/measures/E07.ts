import { measure } from "../measure.ts";

export const E07 = measure({
  id: "E07",
  name: "Spending Moratorium",
  text: "Nobody may convert.",
  cost: ["domestic", "economy", "economy"],
  timing: "nextRound",
  lasting: { scope: "all", hooks: { mayConvert: false } },
});
