import type { Challenge } from "../challenge.ts";

export const hedgeRobbers: Challenge = {
  id: "hedge_robbers",
  name: "Hedge Robbers",
  kind: "foe",
  number: 5,
  fame: 2,
  text: "Three caps behind a hedge, and one good knife between them.",
};
