import { publicFigure } from "../card.ts";
import { countPublicByTag } from "../effects/lookups.ts";

export const zhangYiming = publicFigure({
  id: "zhang-yiming",
  name: "Zhang Yiming",
  text: "Your next initiative this turn costs 1 AP less; with a Media card, your next two.",
  hp: 6,
  tags: ["Oligarch"],
  effects: ({ state, player, log }) => [
    { type: "SET_DISCOUNT", player, amount: 1 },
    ...(countPublicByTag(state, player, "Media") > 0 ? [{ type: "SET_DISCOUNT", player, amount: 1 } as const] : []),
    log("next initiatives -1 AP"),
  ],
});
