import { publicFigure } from "../card.ts";

export const anthonyFauci = publicFigure({
  id: "anthony-fauci",
  name: "Anthony Fauci",
  text: "Each initiative you activate brings your strongest government 1 influence.",
  hp: 5,
  tags: ["Opinion Leader", "NGO"],
  raises: { initiativeInfluenceBonus: 1 },
});
