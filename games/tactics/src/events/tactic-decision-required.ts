import { open } from "@cardwright/core";
import * as z from "zod/mini";
import { TACTIC_DECISION_REQUIRED_EVENT, TACTIC_IDS } from "../protocol.ts";
import { world } from "../world.ts";

export const tacticDecisionRequired = world.event(
  TACTIC_DECISION_REQUIRED_EVENT,
  { playerId: open(world.seat), tacticId: open(z.literal([...TACTIC_IDS])) },
  { say: ({ tacticId }, names) => `${names.face(tacticId)} asks for a decision.` },
);
