import { open } from "@cardwright/core";
import * as z from "zod/mini";
import { TACTIC_IDS, TACTIC_SELECTED_EVENT } from "../protocol.ts";
import { world } from "../world.ts";

export const tacticSelected = world.event(
  TACTIC_SELECTED_EVENT,
  { playerId: open(world.seat), tacticId: open(z.literal([...TACTIC_IDS])) },
  { say: ({ playerId, tacticId }, names) => `${names.seat(playerId)} chose ${names.face(tacticId)}.` },
);
