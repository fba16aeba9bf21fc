import { instant } from "../card.ts";

export const paidPartnership = instant({
  id: "paid-partnership",
  name: "Paid Partnership",
  text: "Gain 1 AP. The next public card you play this turn takes effect twice.",
  hp: 2,
  tags: ["Economy", "Media"],
  effects: ({ player, log }) => [
    { type: "ADD_AP", player, amount: 1 },
    { type: "START_LASTING", player, effect: "encore" },
    log("next public card counts twice"),
  ],
});
