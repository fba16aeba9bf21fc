import { instant } from "../card.ts";

export const snapSummit = instant({
  id: "snap-summit",
  name: "Snap Summit",
  text: "Each of your governments gains 1 influence.",
  hp: 4,
  tier: 3,
  tags: ["EU"],
  effects: ({ state, player, log }) => [
    ...state.government[player].map(
      ({ id }) => ({ type: "ADJUST_INFLUENCE", player, targetUid: id, amount: 1 }) as const,
    ),
    log("a family photo"),
  ],
});
