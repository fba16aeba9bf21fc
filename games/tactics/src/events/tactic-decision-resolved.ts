import { open } from "@cardwright/core";
import * as z from "zod/mini";
import { TACTIC_DECISION_RESOLVED_EVENT, type TacticDecisionType } from "../protocol.ts";
import { world } from "../world.ts";

const DECISIONS = [
  "rethink",
  "mana_steal_pick_die",
  "preparation_pick_card",
  "midnight_meditation",
  "sparing_power_choice",
] as const satisfies readonly TacticDecisionType[];
const DONE = {
  rethink: "changed the hand",
  mana_steal_pick_die: "took the die",
  preparation_pick_card: "took a card from the deck and shuffled it",
  midnight_meditation: "meditated",
  sparing_power_choice: "made the choice of Sparing Power",
} as const satisfies Record<TacticDecisionType, string>;
export const tacticDecisionResolved = world.event(
  TACTIC_DECISION_RESOLVED_EVENT,
  { playerId: open(world.seat), decisionType: open(z.literal([...DECISIONS])) },
  { say: ({ playerId, decisionType = "rethink" }, names) => `${names.seat(playerId)} ${DONE[decisionType]}.` },
);
