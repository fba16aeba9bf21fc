import { trap } from "../card.ts";

export const pileOn = trap({
  id: "pile-on",
  name: "Pile-On",
  text: "Your opponent plays a public card: deactivate it.",
  hp: 2,
  springs: ({ state, played, log }) =>
    state.cardOf(played).kind === "public"
      ? [{ type: "DEACTIVATE_CARD", targetUid: played.id }, log("everybody has an opinion", { target: played })]
      : undefined,
});
