import { open, z } from "@cardwright/core";
import { TACTIC_IDS } from "../protocol.ts";
import { world } from "../world.ts";

export const clockChose = world.event(
  "clock_chose",
  { tacticId: open(z.literal([...TACTIC_IDS])) },
  { say: ({ tacticId }, names) => `The clock took ${names.face(tacticId)}.` },
);
