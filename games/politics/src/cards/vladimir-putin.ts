import { government } from "../card.ts";

/** [R14.3] Three traps may lie in wait, and two are set for the price of one. */
export const vladimirPutin = government({
  id: "vladimir-putin",
  name: "Vladimir Putin",
  text: "You may have three traps set, and you may set two traps with one play.",
  influence: 10,
  tier: 2,
  hp: 17,
  keywords: ["Leadership"],
  trapSlots: 1,
  trapsAtOnce: 1,
});
