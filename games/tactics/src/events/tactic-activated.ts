import { open } from "@cardwright/core";
import * as z from "zod/mini";
import { TACTIC_ACTIVATED_EVENT, TACTIC_IDS } from "../protocol.ts";
import { world } from "../world.ts";

export const tacticActivated = world.event(
  TACTIC_ACTIVATED_EVENT,
  { playerId: open(world.seat), tacticId: open(z.literal([...TACTIC_IDS])) },
  { say: ({ playerId, tacticId }, names) => `${names.seat(playerId)} used ${names.face(tacticId)}.` },
);
