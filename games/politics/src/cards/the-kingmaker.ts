import { publicFigure } from "../card.ts";

export const theKingmaker = publicFigure({
  id: "the-kingmaker",
  name: "The Kingmaker",
  text: "Gain 1 AP. When you play a government with a printed influence of 5 or less, draw a card.",
  hp: 6,
  tags: ["Oligarch"],
  effects: ({ player, log }) => [{ type: "ADD_AP", player, amount: 1 }, log("doors open")],
  onOwnPlay({ state, player, played }) {
    const card = state.cardOf(played);
    if (card.kind !== "government" || card.influence > 5) return [];
    return [{ type: "DRAW_CARDS", player, amount: 1 }];
  },
});
