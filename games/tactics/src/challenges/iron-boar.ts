import type { Challenge } from "../challenge.ts";

export const ironBoar: Challenge = {
  id: "iron_boar",
  name: "Iron Boar",
  kind: "foe",
  number: 7,
  fame: 4,
  text: "Someone gave it armour, nobody took it back.",
};
