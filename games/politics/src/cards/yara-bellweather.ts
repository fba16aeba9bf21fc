import { government } from "../card.ts";

export const yaraBellweather = government({
  id: "yara-bellweather",
  name: "Chancellor Yara Bellweather",
  text: "Draw a card and gain 1 AP.",
  influence: 8,
  tier: 2,
  hp: 13,
  effects: ({ player }) => [
    { type: "DRAW_CARDS", player, amount: 1 },
    { type: "ADD_AP", player, amount: 1 },
  ],
});
