import { government } from "../card.ts";
import { countPublicByTag } from "../effects/lookups.ts";

export const isoldeMarchmain = government({
  id: "isolde-marchmain",
  name: "Premier Isolde Marchmain",
  text: "Has 1 more influence while you have a Media card.",
  influence: 10,
  tier: 2,
  hp: 17,
  keywords: ["Leadership"],
  aura: { on: "self", add: 1, when: (board, owner) => countPublicByTag(board, owner, "Media") > 0 },
});
