import type { Challenge } from "../challenge.ts";

export const drownedForest: Challenge = {
  id: "drowned_forest",
  name: "Drowned Forest",
  kind: "journey",
  number: 9,
  fame: 4,
  text: "The crowns are above the water. The way leads below them.",
};
