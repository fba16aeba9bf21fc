import { publicFigure } from "../card.ts";
import { hasTag } from "../effects/lookups.ts";

export const theMachineOracle = publicFigure({
  id: "the-machine-oracle",
  name: "The Machine Oracle",
  text: "Draw a card. When you activate an AI initiative, draw a card and gain 1 AP.",
  hp: 6,
  tags: ["Opinion Leader", "Tech"],
  effects: ({ player }) => [{ type: "DRAW_CARDS", player, amount: 1 }],
  onOwnInitiative: ({ state, player, played }) =>
    hasTag(state.cardOf(played), "AI")
      ? [
          { type: "DRAW_CARDS", player, amount: 1 },
          { type: "ADD_AP", player, amount: 1 },
        ]
      : [],
});
