import type { Challenge } from "../challenge.ts";

export const bogLurker: Challenge = {
  id: "bog_lurker",
  name: "Bog Lurker",
  kind: "foe",
  number: 6,
  fame: 3,
  text: "The path is dry. What lies beside it is not.",
};
