import { publicFigure } from "../card.ts";

export const gretaThunberg = publicFigure({
  id: "greta-thunberg",
  name: "Greta Thunberg",
  text: "The first government you play each turn gives its AP back.",
  hp: 4,
  tags: ["Movement"],
  raises: { govRefundAvailable: true },
});
