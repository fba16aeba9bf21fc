import type { Challenge } from "../challenge.ts";

export const harbourWarden: Challenge = {
  id: "harbour_warden",
  name: "Harbour Warden",
  kind: "court",
  number: 5,
  fame: 3,
  text: "Stamps first, words later.",
};
