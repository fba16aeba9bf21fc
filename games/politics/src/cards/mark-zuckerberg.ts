import { publicFigure } from "../card.ts";

export const markZuckerberg = publicFigure({
  id: "mark-zuckerberg",
  name: "Mark Zuckerberg",
  text: "Once in each of your turns, when you activate an initiative, gain 1 AP.",
  hp: 5,
  tags: ["Tech"],
  platformBonus: true,
});
