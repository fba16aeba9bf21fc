import { permanent } from "../card.ts";
import { countPublicByTag } from "../effects/lookups.ts";

export const engagementEngine = permanent({
  id: "engagement-engine",
  name: "Engagement Engine",
  text: "With a Tech card: when you activate an initiative, take 1 AP or draw a card.",
  hp: 2,
  slot: "public",
  tags: ["AI"],
  onOwnInitiative: ({ state, player }) =>
    countPublicByTag(state, player, "Tech") > 0 ? [{ type: "OFFER_AP_OR_CARD", player }] : [],
});
