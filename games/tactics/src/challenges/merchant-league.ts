import type { Challenge } from "../challenge.ts";

export const merchantLeague: Challenge = {
  id: "merchant_league",
  name: "Merchant League",
  kind: "court",
  number: 6,
  fame: 4,
  text: "Nine chairs, ten opinions, one purse.",
};
