import { government } from "../card.ts";

export const teodoraVash = government({
  id: "teodora-vash",
  name: "Chancellor Teodora Vash",
  text: "If you have less influence than your opponent, each of your governments gains 1 influence.",
  influence: 9,
  tier: 2,
  hp: 13,
  keywords: ["Leadership"],
  effects({ state, player, opponent, log }) {
    if (state.totalInfluence(player) >= state.totalInfluence(opponent)) return [log("nothing to catch up with")];
    return [
      ...state.government[player].map(
        ({ id }) => ({ type: "ADJUST_INFLUENCE", player, targetUid: id, amount: 1 }) as const,
      ),
      log("the underdog speech"),
    ];
  },
});
