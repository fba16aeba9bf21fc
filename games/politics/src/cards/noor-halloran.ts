import { government } from "../card.ts";
import { countPublicByTag } from "../effects/lookups.ts";

export const noorHalloran = government({
  id: "noor-halloran",
  name: "President Noor Halloran",
  text: "Has 2 more influence while you have a Movement card.",
  influence: 9,
  tier: 2,
  hp: 13,
  keywords: ["Leadership"],
  aura: { on: "self", add: 2, when: (board, owner) => countPublicByTag(board, owner, "Movement") > 0 },
});
