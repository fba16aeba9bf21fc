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
    const line = log("strongest government +1 I", { influence: target === undefined ? 0 : 1, target });
    return target === undefined ? [line] : [{ type: "BUFF_STRONGEST_GOV", player, amount: 1 }, line];
  },
});
