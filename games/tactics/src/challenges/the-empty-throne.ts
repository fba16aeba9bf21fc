import type { Challenge } from "../challenge.ts";

export const theEmptyThrone: Challenge = {
  id: "the_empty_throne",
  name: "The Empty Throne",
  kind: "court",
  number: 8,
  fame: 5,
  text: "Whoever speaks for it believes it is theirs.",
};
