import type { RelicCard } from "../card-types.ts";

export const tidalWell: RelicCard = {
  id: "tidal-well",
  name: "Tidal Well",
  text: "You draw one more card each turn.",
  kind: "relic",
  cost: 1,
  paidWith: "water",
  creates: [{ duration: { type: "whileInPlay" }, scope: "own", hooks: { extraDraws: { add: 1 } } }],
};
