import type { Challenge } from "../challenge.ts";

export const heronMarsh: Challenge = {
  id: "heron_marsh",
  name: "Heron Marsh",
  kind: "journey",
  number: 6,
  fame: 2,
  text: "Step where the herons step.",
};
