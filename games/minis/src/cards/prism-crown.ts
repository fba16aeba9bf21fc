import type { RelicCard } from "../card-types.ts";

export const prismCrown: RelicCard = {
  id: "prism-crown",
  name: "Prism Crown",
  text: "Your creatures have 1 more attack, defence, speed and health, and need one energy less to evolve. Three different energies pay for it; one in a deck.",
  kind: "relic",
  cost: 3,
  paidWith: "different",
  unique: true,
  onePerDeck: true,
  creates: [
    {
      duration: { type: "whileInPlay" },
      scope: "own",
      hooks: { attack: { add: 1 }, defence: { add: 1 }, speed: { add: 1 }, health: { add: 1 }, growth: { add: -1 } },
    },
  ],
};
