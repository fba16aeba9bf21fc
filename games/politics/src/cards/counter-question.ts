import { instant } from "../card.ts";

export const counterQuestion = instant({
  id: "counter-question",
  name: "Counter-Question",
  text: "Draw a card. One of your deactivated cards is active again; a government loses 1 influence for it.",
  hp: 2,
  tags: ["Media"],
  choice: {
    ask: "Which card becomes active again?",
    cards: (state, player) =>
      [...state.government[player], ...state.public[player]].filter((piece) => state.isDeactivated(piece)),
  },
  effects({ state, player, chosen, log }) {
    const draw = { type: "DRAW_CARDS", player, amount: 1 } as const;
    if (chosen === undefined) return [draw, log("nothing to revive")];
    const isGovernment = state.cardOf(chosen).kind === "government";
    return [
      draw,
      { type: "REACTIVATE_CARD", targetUid: chosen.id },
      ...(isGovernment ? [{ type: "ADJUST_INFLUENCE", player, targetUid: chosen.id, amount: -1 } as const] : []),
      log("what about the others?", { target: chosen }),
    ];
  },
});
