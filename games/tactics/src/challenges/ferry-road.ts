import type { Challenge } from "../challenge.ts";

export const ferryRoad: Challenge = {
  id: "ferry_road",
  name: "Ferry Road",
  kind: "journey",
  number: 4,
  fame: 1,
  text: "A rope, a raft and a toll that nobody collects.",
};
