import { permanent } from "../card.ts";
import { hasTag } from "../effects/lookups.ts";

export const sponsorsTable = permanent({
  id: "sponsors-table",
  name: "Sponsors' Table",
  text: "When you play an Oligarch, your strongest government gains 1 influence.",
  hp: 2,
  slot: "government",
  tags: ["Economy"],
  onOwnPlay: ({ state, player, played, log }) =>
    hasTag(state.cardOf(played), "Oligarch")
      ? [{ type: "BUFF_STRONGEST_GOV", player, amount: 1 }, log("seats are sold")]
      : [],
});
