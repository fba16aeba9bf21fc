import { open, z } from "@cardwright/core";
import { TACTIC_DECISION_RESOLVED_EVENT, type TacticDecisionType } from "../protocol.ts";
import { world } from "../world.ts";

const DECISIONS = [
  "rethink",
  "mana_steal_pick_die",
  "preparation_pick_card",
  "midnight_meditation",
  "sparing_power_choice",
] as const satisfies readonly TacticDecisionType[];
export const tacticDecisionResolved = world.event(
  TACTIC_DECISION_RESOLVED_EVENT,
  { playerId: open(world.seat), decisionType: open(z.literal([...DECISIONS])) },
  { say: ({ playerId }, names) => `${names.seat(playerId)} decided.` },
);
