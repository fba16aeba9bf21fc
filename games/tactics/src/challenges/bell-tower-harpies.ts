import type { Challenge } from "../challenge.ts";

export const bellTowerHarpies: Challenge = {
  id: "bell_tower_harpies",
  name: "Bell Tower Harpies",
  kind: "foe",
  number: 8,
  fame: 4,
  text: "They strike the hour with their wings.",
};
