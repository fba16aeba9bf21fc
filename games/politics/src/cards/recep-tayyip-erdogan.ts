import { government } from "../card.ts";
import { hasTag } from "../effects/lookups.ts";

export const recepTayyipErdogan = government({
  id: "recep-tayyip-erdogan",
  name: "Recep Tayyip Erdoğan",
  text: "When your opponent plays an NGO or a Movement, they lose 1 AP.",
  influence: 10,
  tier: 2,
  hp: 17,
  keywords: ["Leadership"],
  onOpponentPlay: ({ state, opponent, played, log }) =>
    hasTag(state.cardOf(played), "NGO", "Movement")
      ? [{ type: "ADD_AP", player: opponent, amount: -1 }, log("a permit is missing", { target: played })]
      : [],
});
