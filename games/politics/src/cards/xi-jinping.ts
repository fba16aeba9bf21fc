import { government } from "../card.ts";

export const xiJinping = government({
  id: "xi-jinping",
  name: "Xi Jinping",
  text: "Opposing NGO cards do nothing: no ability, no aura, no effect when played.",
  influence: 10,
  tier: 2,
  hp: 17,
  keywords: ["Leadership"],
  silences: ["NGO"],
});
