import { permanent } from "../card.ts";

export const partyWhip = permanent({
  id: "party-whip",
  name: "Party Whip",
  text: "Your tier 2 governments have 1 more influence. You cannot move influence.",
  hp: 2,
  slot: "government",
  aura: { on: "own", add: 1, tier: 2 },
  forbidsTransfers: true,
});
