import type { Lesson } from "@cardwright/table";

/** A tactic, a deed with a die, a challenge: one turn of a day. */
export const lesson: Lesson = {
  seed: "twelve",
  options: { rounds: 1 },
  steps: [
    {},
    {
      move: { type: "select_tactic", payload: { tacticId: "early_bird" } },
      afterwards: [{ seat: 1, type: "select_tactic", payload: { tacticId: "great_start" } }],
    },
    {
      move: { type: "play_card", payload: { card: "long_stride", mode: "powered", mana: "green die" } },
    },
    {
      move: { type: "attempt", payload: { challenge: "ferry_road" } },
    },
    {
      move: { type: "end_turn", payload: { discard: [] } },
    },
    {},
  ],
};
