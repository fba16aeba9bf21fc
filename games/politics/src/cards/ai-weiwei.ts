import { publicFigure } from "../card.ts";

export const aiWeiwei = publicFigure({
  id: "ai-weiwei",
  name: "Ai Weiwei",
  text: "Each initiative you activate lets you draw a card and gain 1 AP.",
  hp: 5,
  tags: ["Opinion Leader", "Movement"],
  raises: { initiativeOnPlayDraw1Ap1: true },
});
