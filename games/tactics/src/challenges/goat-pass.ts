import type { Challenge } from "../challenge.ts";

export const goatPass: Challenge = {
  id: "goat_pass",
  name: "Goat Pass",
  kind: "journey",
  number: 8,
  fame: 4,
  text: "Goats built it, for goats.",
};
