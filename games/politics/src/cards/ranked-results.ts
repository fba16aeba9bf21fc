import { permanent } from "../card.ts";
import { hasTag } from "../effects/lookups.ts";

export const rankedResults = permanent({
  id: "ranked-results",
  name: "Ranked Results",
  text: "When you play a Tech card, draw a card. When you play an Oligarch, your strongest government gains 1 influence.",
  hp: 2,
  slot: "public",
  onOwnPlay({ state, player, played, log }) {
    const card = state.cardOf(played);
    return [
      ...(hasTag(card, "Tech") ? [{ type: "DRAW_CARDS", player, amount: 1 } as const] : []),
      ...(hasTag(card, "Oligarch")
        ? [{ type: "BUFF_STRONGEST_GOV", player, amount: 1 } as const, log("top of the page")]
        : []),
    ];
  },
});
