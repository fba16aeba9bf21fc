import type { Challenge } from "../challenge.ts";

export const borderMargravine: Challenge = {
  id: "border_margravine",
  name: "Border Margravine",
  kind: "court",
  number: 7,
  fame: 4,
  text: "Her patience is as long as her wall, and has as many gaps.",
};
