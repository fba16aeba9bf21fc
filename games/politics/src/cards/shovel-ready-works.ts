import { instant } from "../card.ts";

export const shovelReadyWorks = instant({
  id: "shovel-ready-works",
  name: "Shovel-Ready Works",
  text: "Gain 1 AP. Your strongest government gains 1 influence.",
  hp: 3,
  tags: ["Infrastructure", "Economy"],
  effects: ({ player, log }) => [
    { type: "ADD_AP", player, amount: 1 },
    { type: "ADJUST_INFLUENCE", player, selector: "STRONGEST_GOV", amount: 1 },
    log("jobs before the vote"),
  ],
});
