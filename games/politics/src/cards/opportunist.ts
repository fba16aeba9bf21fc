import { instant } from "../card.ts";

export const opportunist = instant({
  id: "opportunist",
  name: "Opportunist",
  text: "Your strongest government gains 1 influence. Until your next turn it also gains whatever an opposing government gains.",
  hp: 3,
  effects: ({ player, log }) => [
    { type: "BUFF_STRONGEST_GOV", player, amount: 1 },
    { type: "START_LASTING", player, effect: "mirror" },
    log("mirrors opposing gains"),
  ],
});
