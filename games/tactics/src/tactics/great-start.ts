import { TACTIC_GREAT_START } from "../protocol.ts";
import { drawCards } from "../steps/draw-cards.ts";
import type { Tactic } from "../tactic.ts";

export const greatStart: Tactic = {
  id: TACTIC_GREAT_START,
  name: "Great Start",
  number: 5,
  time: "day",
  text: "When you choose it: draw two cards.",
  onPick: (_, seat) => [drawCards({ playerId: seat, count: 2 })],
};
