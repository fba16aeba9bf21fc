import type { Challenge } from "../challenge.ts";

export const councilOfLanterns: Challenge = {
  id: "council_of_lanterns",
  name: "Council of Lanterns",
  kind: "court",
  number: 8,
  fame: 5,
  text: "They meet by night so that nobody can be seen to nod.",
};
