import { publicFigure } from "../card.ts";
import { getStrongestGovernmentCard } from "../effects/lookups.ts";

export const theSatirist = publicFigure({
  id: "the-satirist",
  name: "The Satirist",
  text: "Your opponent discards a random card, and their strongest government loses 1 influence.",
  hp: 5,
  tags: ["Opinion Leader"],
  effects({ state, opponent, log }) {
    const target = getStrongestGovernmentCard(state, opponent);
    const discard = { type: "DISCARD_RANDOM_FROM_HAND", player: opponent, amount: 1 } as const;
    if (target === undefined) return [discard, log("a plan becomes a joke")];
    return [
      discard,
      { type: "ADJUST_INFLUENCE", player: opponent, targetUid: target.id, amount: -1 },
      log("a plan becomes a joke", { target }),
    ];
  },
});
