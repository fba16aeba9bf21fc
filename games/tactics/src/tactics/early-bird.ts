import { TACTIC_EARLY_BIRD } from "../protocol.ts";
import type { Tactic } from "../tactic.ts";

export const earlyBird: Tactic = {
  id: TACTIC_EARLY_BIRD,
  name: "Early Bird",
  number: 1,
  time: "day",
  text: "You take the first turns of the day.",
};
