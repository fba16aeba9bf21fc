import { publicFigure } from "../card.ts";
import { hasTag } from "../effects/lookups.ts";

export const theMachineOracle = publicFigure({
  id: "the-machine-oracle",
  name: "The Machine Oracle",
  text: "Draw a card. When you activate an AI initiative, draw a card and gain 1 AP.",
  hp: 6,
  tags: ["Opinion Leader", "Tech"],
  effects: ({ player, log }) => [{ type: "DRAW_CARDS", player, amount: 1 }, log("+1 card")],
  onOwnInitiative: ({ state, player, played, log }) =>
    hasTag(state.cardOf(played), "AI")
      ? [
          { type: "DRAW_CARDS", player, amount: 1 },
          { type: "ADD_AP", player, amount: 1 },
          log("+1 card", { ap: 1, target: played }),
        ]
      : [],
});
