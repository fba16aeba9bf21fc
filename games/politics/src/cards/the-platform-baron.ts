import { publicFigure } from "../card.ts";
import { countPublicByTag, getStrongestGovernmentCard } from "../effects/lookups.ts";

export const thePlatformBaron = publicFigure({
  id: "the-platform-baron",
  name: "The Platform Baron",
  text: "Draw a card. When you activate an initiative, draw a card; if your opponent has a Tech card, their strongest government loses 1 influence.",
  hp: 7,
  tags: ["Tech", "Oligarch"],
  effects: ({ player }) => [{ type: "DRAW_CARDS", player, amount: 1 }],
  onOwnInitiative({ state, player, opponent, log }) {
    const rival = getStrongestGovernmentCard(state, opponent);
    if (rival === undefined || countPublicByTag(state, opponent, "Tech") === 0) {
      return [{ type: "DRAW_CARDS", player, amount: 1 }];
    }
    return [
      { type: "DRAW_CARDS", player, amount: 1 },
      { type: "ADJUST_INFLUENCE", player: opponent, targetUid: rival.id, amount: -1 },
      log("rivals are ranked lower", { target: rival }),
    ];
  },
});
