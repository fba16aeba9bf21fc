import type { Challenge } from "../challenge.ts";

export const abbessOfTheHill: Challenge = {
  id: "abbess_of_the_hill",
  name: "Abbess of the Hill",
  kind: "court",
  number: 5,
  fame: 3,
  text: "She listens so long that you hear yourself.",
};
