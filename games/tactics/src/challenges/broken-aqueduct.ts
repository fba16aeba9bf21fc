import type { Challenge } from "../challenge.ts";

export const brokenAqueduct: Challenge = {
  id: "broken_aqueduct",
  name: "Broken Aqueduct",
  kind: "journey",
  number: 7,
  fame: 3,
  text: "The water has gone, the height has not.",
};
