import { open } from "@cardwright/core";
import { world } from "../world.ts";

export const scenarioEndTriggeredBy = world.event(
  "scenario_end_triggered",
  { playerId: open(world.seat) },
  { say: () => "The challenges have run out: everyone else has one more turn, then the match ends." },
);
