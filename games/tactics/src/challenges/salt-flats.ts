import type { Challenge } from "../challenge.ts";

export const saltFlats: Challenge = {
  id: "salt_flats",
  name: "Salt Flats",
  kind: "journey",
  number: 7,
  fame: 3,
  text: "Nothing to see for a day, and it is bright.",
};
