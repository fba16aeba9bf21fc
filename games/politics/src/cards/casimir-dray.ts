import { government } from "../card.ts";

export const casimirDray = government({
  id: "casimir-dray",
  name: "Premier Casimir Dray",
  text: "Gain 1 AP. Oligarchs in the same deck cost 1 HP less.",
  influence: 9,
  tier: 2,
  hp: 13,
  keywords: ["Leadership"],
  deckDiscount: { tag: "Oligarch" },
  effects: ({ player, log }) => [{ type: "ADD_AP", player, amount: 1 }, log("tax holiday")],
});
