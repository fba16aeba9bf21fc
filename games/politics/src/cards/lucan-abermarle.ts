import { government } from "../card.ts";
import { opposingGovernments } from "../effects/lookups.ts";

export const lucanAbermarle = government({
  id: "lucan-abermarle",
  name: "Envoy Lucan Abermarle",
  text: "Once a match: an opposing government loses 1 influence, and this one gains 1.",
  influence: 9,
  tier: 2,
  hp: 13,
  keywords: ["Diplomat"],
  ability: {
    name: "redirect 1 influence",
    once: "match",
    choice: {
      ask: "Which government loses 1 influence?",
      cards: opposingGovernments,
    },
    effects: ({ player, opponent, card, chosen, log }) =>
      chosen === undefined
        ? []
        : [
            { type: "ADJUST_INFLUENCE", player: opponent, targetUid: chosen.id, amount: -1 },
            { type: "ADJUST_INFLUENCE", player, targetUid: card.id, amount: 1 },
            log("a treaty is reread", { target: chosen }),
          ],
  },
});
