import { instant } from "../card.ts";

export const doorstepWeekend = instant({
  id: "doorstep-weekend",
  name: "Doorstep Weekend",
  text: "Draw a card. Your strongest government gains 1 influence.",
  hp: 2,
  tags: ["Movement"],
  effects: ({ player, log }) => [
    { type: "DRAW_CARDS", player, amount: 1 },
    { type: "BUFF_STRONGEST_GOV", player, amount: 1 },
    log("every door is knocked at"),
  ],
});
