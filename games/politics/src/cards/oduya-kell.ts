import { government } from "../card.ts";
import { hasTag } from "../effects/lookups.ts";

export const oduyaKell = government({
  id: "oduya-kell",
  name: "President Oduya Kell",
  text: "When you play an Oligarch, gains 1 influence.",
  influence: 10,
  tier: 2,
  hp: 17,
  keywords: ["Leadership"],
  onOwnPlay: ({ state, player, card, played, log }) =>
    hasTag(state.cardOf(played), "Oligarch")
      ? [
          { type: "ADJUST_INFLUENCE", player, targetUid: card.id, amount: 1 },
          log("a generous friend", { target: card }),
        ]
      : [],
});
