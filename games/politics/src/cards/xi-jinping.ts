import { government } from "../card.ts";

export const xiJinping = government({
  id: "xi-jinping",
  name: "Xi Jinping",
  text: "Abilities and auras of opposing NGO cards are off.",
  influence: 10,
  tier: 2,
  hp: 17,
  keywords: ["Leadership"],
  silences: ["NGO"],
});
