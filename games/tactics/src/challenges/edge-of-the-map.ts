import type { Challenge } from "../challenge.ts";

export const edgeOfTheMap: Challenge = {
  id: "edge_of_the_map",
  name: "Edge of the Map",
  kind: "journey",
  number: 10,
  fame: 5,
  text: "Here the drawing stops. The country does not.",
};
