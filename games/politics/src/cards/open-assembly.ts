import { permanent } from "../card.ts";
import { hasTag } from "../effects/lookups.ts";

export const openAssembly = permanent({
  id: "open-assembly",
  name: "Open Assembly",
  text: "When you play a Movement, your strongest government gains 2 influence. When you play an NGO, your next initiative this turn costs 1 AP less.",
  hp: 2,
  slot: "public",
  onOwnPlay({ state, player, played, log }) {
    const card = state.cardOf(played);
    return [
      ...(hasTag(card, "Movement")
        ? [{ type: "BUFF_STRONGEST_GOV", player, amount: 2 } as const, log("voices are heard")]
        : []),
      ...(hasTag(card, "NGO")
        ? [{ type: "SET_DISCOUNT", player, amount: 1 } as const, log("next initiative -1 AP")]
        : []),
    ];
  },
});
