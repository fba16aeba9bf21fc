import type { Challenge } from "../challenge.ts";

export const villageElders: Challenge = {
  id: "village_elders",
  name: "Village Elders",
  kind: "court",
  number: 3,
  fame: 2,
  text: "They have all day, and they use it.",
};
