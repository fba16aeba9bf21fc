import type { RelicCard } from "../card-types.ts";

export const tuningFork: RelicCard = {
  id: "tuning-fork",
  name: "Tuning Fork",
  text: "The resonance of your creatures is 1 stronger.",
  kind: "relic",
  cost: 2,
  paidWith: "any",
  unique: true,
  creates: [{ duration: { type: "whileInPlay" }, scope: "own", hooks: { resonance: { add: 1 } } }],
};
