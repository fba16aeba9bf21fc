import { instant } from "../card.ts";

export const tooBigToFail = instant({
  id: "too-big-to-fail",
  name: "Too Big to Fail",
  text: "Draw a card and shield one of your cards.",
  hp: 2,
  tags: ["Economy"],
  choice: {
    ask: "Which card is shielded?",
    cards: (state, player) => [...state.government[player], ...state.public[player]],
  },
  effects: ({ player, chosen, log }) => [
    { type: "DRAW_CARDS", player, amount: 1 },
    ...(chosen === undefined ? [] : [{ type: "GRANT_SHIELD", targetUid: chosen.id } as const]),
    log("somebody pays", { target: chosen }),
  ],
});
