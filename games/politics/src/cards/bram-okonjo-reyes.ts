import { government } from "../card.ts";
import { hasTag } from "../effects/lookups.ts";

export const bramOkonjoReyes = government({
  id: "bram-okonjo-reyes",
  name: "Premier Bram Okonjo-Reyes",
  text: "When you activate an Economy initiative, gain 1 AP.",
  influence: 9,
  tier: 2,
  hp: 15,
  keywords: ["Leadership"],
  onOwnInitiative: ({ state, player, played, log }) =>
    hasTag(state.cardOf(played), "Economy")
      ? [{ type: "ADD_AP", player, amount: 1 }, log("growth figures", { target: played })]
      : [],
});
