import type { Challenge } from "../challenge.ts";

export const goatPass: Challenge = {
  id: "goat_pass",
  name: "Goat Pass",
  kind: "journey",
  number: 6,
  fame: 4,
  text: "Goats built it, for goats.",
};
