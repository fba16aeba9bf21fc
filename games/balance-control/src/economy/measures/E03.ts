import { measure } from "../measure.ts";

export const E03 = measure({
  id: "E03",
  name: "Wage Round",
  text: "Nobody may convert economy.",
  cost: ["economy", "economy"],
  timing: "thisRound",
  lasting: { scope: "all", hooks: { mayConvert: (_, { give }) => give !== "economy" } },
});
