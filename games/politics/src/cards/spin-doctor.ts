import { instant } from "../card.ts";
import { getStrongestGovernmentCard } from "../effects/lookups.ts";

export const spinDoctor = instant({
  id: "spin-doctor",
  name: "Spin Doctor",
  text: "Your strongest government gains 1 influence.",
  hp: 2,
  tags: ["Media"],
  effects({ state, player, log }) {
    const target = getStrongestGovernmentCard(state, player);
    if (target === undefined) return [log("nobody to speak for")];
    return [{ type: "BUFF_STRONGEST_GOV", player, amount: 1 }, log("strongest government +1 I", { target })];
  },
});
