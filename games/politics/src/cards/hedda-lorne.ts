import { government } from "../card.ts";
import { getStrongestGovernmentCard } from "../effects/lookups.ts";

export const heddaLorne = government({
  id: "hedda-lorne",
  name: "President Hedda Lorne",
  text: "Your strongest government gains 2 influence.",
  influence: 8,
  tier: 2,
  hp: 13,
  keywords: ["Leadership"],
  effects: ({ state, player, log }) => [
    { type: "BUFF_STRONGEST_GOV", player, amount: 2 },
    log("rallying speech", { target: getStrongestGovernmentCard(state, player) }),
  ],
});
