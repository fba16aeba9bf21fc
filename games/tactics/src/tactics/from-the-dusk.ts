import { TACTIC_FROM_THE_DUSK } from "../protocol.ts";
import type { Tactic } from "../tactic.ts";

export const fromTheDusk: Tactic = {
  id: TACTIC_FROM_THE_DUSK,
  name: "From the Dusk",
  number: 1,
  time: "night",
  text: "You take the first turns of the night.",
};
