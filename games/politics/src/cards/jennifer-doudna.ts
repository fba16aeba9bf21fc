import { publicFigure } from "../card.ts";

export const jenniferDoudna = publicFigure({
  id: "jennifer-doudna",
  name: "Jennifer Doudna",
  text: "Each initiative you activate brings your strongest government 1 influence.",
  hp: 4,
  tags: ["Opinion Leader"],
  raises: { initiativeInfluenceBonus: 1 },
});
