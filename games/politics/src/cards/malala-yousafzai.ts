import { publicFigure } from "../card.ts";
import { hasTag } from "../effects/lookups.ts";

export const malalaYousafzai = publicFigure({
  id: "malala-yousafzai",
  name: "Malala Yousafzai",
  text: "The first government you play each turn gives its AP back. When you play an NGO, draw a card.",
  hp: 4,
  tags: ["Movement"],
  raises: { govRefundAvailable: true },
  onOwnPlay: ({ state, player, played }) =>
    hasTag(state.cardOf(played), "NGO") ? [{ type: "DRAW_CARDS", player, amount: 1 }] : [],
});
