import type { Challenge } from "../challenge.ts";

export const guildOfCarters: Challenge = {
  id: "guild_of_carters",
  name: "Guild of Carters",
  kind: "court",
  number: 4,
  fame: 2,
  text: "What you want is possible. It has always been done otherwise.",
};
