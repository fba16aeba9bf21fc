import type { Challenge } from "../challenge.ts";

export const crookedValley: Challenge = {
  id: "crooked_valley",
  name: "Crooked Valley",
  kind: "journey",
  number: 5,
  fame: 2,
  text: "Every bend promises to be the last.",
};
