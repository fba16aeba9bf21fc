import { publicFigure } from "../card.ts";

export const noamChomsky = publicFigure({
  id: "noam-chomsky",
  name: "Noam Chomsky",
  text: "Each initiative your opponent activates costs their strongest government 1 influence.",
  hp: 5,
  tags: ["Opinion Leader"],
  raises: { initiativeInfluencePenaltyForOpponent: 1 },
});
