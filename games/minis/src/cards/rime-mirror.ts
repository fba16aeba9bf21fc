import type { RelicCard } from "../card-types.ts";

export const rimeMirror: RelicCard = {
  id: "rime-mirror",
  name: "Rime Mirror",
  text: "The bearer has 2 more defence and 15 more health. While it is active, creatures that you freeze miss one more attack.",
  kind: "relic",
  cost: 2,
  paidWith: "ice",
  bearer: { defence: 2, health: 15, prolongs: "FREEZE" },
};
