import type { Challenge } from "../challenge.ts";

export const hollowArmour: Challenge = {
  id: "hollow_armour",
  name: "Hollow Armour",
  kind: "foe",
  number: 10,
  fame: 6,
  text: "The armour still keeps its oath. Nobody is in it.",
};
