import { permanent } from "../card.ts";

export const smallStatePride = permanent({
  id: "small-state-pride",
  name: "Small-State Pride",
  text: "Your tier 1 governments have 1 more influence. You cannot move influence.",
  hp: 2,
  slot: "government",
  aura: { on: "own", add: 1, tier: 1 },
  forbidsTransfers: true,
});
