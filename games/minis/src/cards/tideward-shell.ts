import type { RelicCard } from "../card-types.ts";

export const tidewardShell: RelicCard = {
  id: "tideward-shell",
  name: "Tideward Shell",
  text: "The bearer has 1 more defence and 10 more health. Once, what would knock it out leaves it with 1 health.",
  kind: "relic",
  cost: 1,
  paidWith: "water",
  bearer: { defence: 1, health: 10, survivesOnce: true },
};
