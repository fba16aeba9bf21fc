import type { Lesson } from "@cardwright/table";

/** From the first creature to the first blow. */
export const lesson: Lesson = {
  seed: "one",
  options: { mode: "simple" },
  steps: [
    {},
    {
      move: { type: "SETUP_SELECT_ACTIVE", payload: { card: "fernwisp" } },
    },
    {
      move: { type: "SETUP_ADD_BENCH", payload: { card: "cinderpup" } },
    },
    {
      move: { type: "SETUP_READY" },
      afterwards: [
        { seat: 1, type: "SETUP_SELECT_ACTIVE", payload: { card: "rimefox" } },
        { seat: 1, type: "SETUP_READY" },
        { seat: 1, type: "DRAW_ACK" },
        { seat: 1, type: "END_TURN" },
        { seat: 0, type: "DRAW_ACK" },
      ],
    },
    {
      move: { type: "ATTACH_ENERGY", payload: { card: "nature-energy", dest: "ATTACHED", creature: "fernwisp" } },
    },
    {
      move: { type: "NEXT_WINDOW" },
    },
    {
      move: { type: "ATTACK", payload: { attack: "BASIC" } },
    },
    {
      move: { type: "END_TURN" },
      afterwards: [
        { seat: 1, type: "DRAW_ACK" },
        { seat: 1, type: "ATTACH_ENERGY", payload: { card: "ice-energy", dest: "ATTACHED", creature: "rimefox" } },
        { seat: 1, type: "NEXT_WINDOW" },
        { seat: 1, type: "ATTACK", payload: { attack: "BASIC" } },
        { seat: 1, type: "END_TURN" },
        { seat: 0, type: "DRAW_ACK" },
      ],
    },
    {},
  ],
};
