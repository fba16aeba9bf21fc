import { publicFigure } from "../card.ts";

export const theAppStoreKeeper = publicFigure({
  id: "the-app-store-keeper",
  name: "The App Store Keeper",
  text: "Gain 2 AP. Permanent initiatives in the same deck cost 1 HP less.",
  hp: 5,
  tags: ["Tech"],
  deckDiscount: { kind: "permanent" },
  effects: ({ player, log }) => [{ type: "ADD_AP", player, amount: 2 }, log("a cut of every sale")],
});
