import { instant } from "../card.ts";

export const supplementaryBudget = instant({
  id: "supplementary-budget",
  name: "Supplementary Budget",
  text: "Gain 2 AP.",
  hp: 3,
  tags: ["Economy"],
  effects: ({ player, log }) => [{ type: "ADD_AP", player, amount: 2 }, log("fresh money")],
});
