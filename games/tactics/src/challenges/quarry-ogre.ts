import type { Challenge } from "../challenge.ts";

export const quarryOgre: Challenge = {
  id: "quarry_ogre",
  name: "Quarry Ogre",
  kind: "foe",
  number: 6,
  fame: 3,
  text: "He throws what others cut.",
};
