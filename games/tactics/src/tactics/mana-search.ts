import { TACTIC_MANA_SEARCH } from "../protocol.ts";
import type { Tactic } from "../tactic.ts";

/** What it allows is the action `reroll_source_dice`. */
export const manaSearch: Tactic = {
  id: TACTIC_MANA_SEARCH,
  name: "Mana Search",
  number: 3,
  time: "night",
  text: "Once in each of your turns, before you use mana of the source: reroll one or two dice of the source, gold and depleted ones first.",
};
