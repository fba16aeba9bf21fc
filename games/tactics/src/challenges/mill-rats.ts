import type { Challenge } from "../challenge.ts";

export const millRats: Challenge = {
  id: "mill_rats",
  name: "Mill Rats",
  kind: "foe",
  number: 4,
  fame: 2,
  text: "They have eaten the flour and now they want the miller.",
};
