import { government } from "../card.ts";
import { countPublicByTag } from "../effects/lookups.ts";

export const emericTal = government({
  id: "emeric-tal",
  name: "Envoy Emeric Tal",
  text: "Draw a card. Has 1 more influence while you have an NGO.",
  influence: 7,
  tier: 2,
  hp: 11,
  keywords: ["Diplomat"],
  aura: { on: "self", add: 1, when: (board, owner) => countPublicByTag(board, owner, "NGO") > 0 },
  effects: ({ player }) => [{ type: "DRAW_CARDS", player, amount: 1 }],
});
