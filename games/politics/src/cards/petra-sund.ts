import { government } from "../card.ts";

export const petraSund = government({
  id: "petra-sund",
  name: "Premier Petra Sund",
  text: "Gain 1 AP.",
  influence: 9,
  tier: 2,
  hp: 15,
  tags: ["EU"],
  keywords: ["Leadership"],
  effects: ({ player, log }) => [{ type: "ADD_AP", player, amount: 1 }, log("an early start")],
});
