import { instant } from "../card.ts";

export const policyWorkshop = instant({
  id: "policy-workshop",
  name: "Policy Workshop",
  text: "Draw a card. The next government you play this round gains 2 influence.",
  hp: 2,
  tags: ["Infrastructure"],
  effects: ({ player, log }) => [
    { type: "DRAW_CARDS", player, amount: 1 },
    { type: "START_LASTING", player, effect: "head-start" },
    log("next government +2 I"),
  ],
});
