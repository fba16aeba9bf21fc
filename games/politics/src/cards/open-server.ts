import { trap } from "../card.ts";
import { hasTag } from "../effects/lookups.ts";

export const openServer = trap({
  id: "open-server",
  name: "Open Server",
  text: "Your opponent plays a Tech, AI or Media card: they discard 2 random cards.",
  hp: 3,
  springs: ({ state, opponent, played, log }) =>
    hasTag(state.cardOf(played), "Tech", "AI", "Media")
      ? [
          { type: "DISCARD_RANDOM_FROM_HAND", player: opponent, amount: state.trapStrength(opponent, 2) },
          log("everything is online", { target: played }),
        ]
      : undefined,
});
