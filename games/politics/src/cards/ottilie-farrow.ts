import { government } from "../card.ts";

export const ottilieFarrow = government({
  id: "ottilie-farrow",
  name: "Premier Ottilie Farrow",
  text: "Once a round: one of your governments with an influence of 5 or less gains 1.",
  influence: 7,
  tier: 2,
  hp: 11,
  keywords: ["Leadership"],
  ability: {
    name: "mentor a small government",
    once: "round",
    choice: {
      ask: "Which government gains 1 influence?",
      cards: (state, player) => state.government[player].filter((piece) => state.influence(piece) <= 5),
    },
    effects: ({ player, chosen, log }) =>
      chosen === undefined
        ? []
        : [{ type: "ADJUST_INFLUENCE", player, targetUid: chosen.id, amount: 1 }, log("mentoring", { target: chosen })],
  },
});
