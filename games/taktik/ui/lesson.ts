import type { Lesson } from "@cardwright/table";

const TACTICS = [
  ...["natural_cover", "enemy_recon_detection", "dense_fog"],
  ...["favorable_weather", "tactical_block", "suppressive_fire"],
];
/** Six tactics, a march, a shot: the attacker's first turn. */
export const lesson: Lesson = {
  seed: "one",
  options: { preset: "skirmish" },
  steps: [
    {},
    {
      move: { type: "SUBMIT_CHOICE", payload: { tactics: TACTICS } },
      afterwards: [
        { seat: 1, type: "SUBMIT_CHOICE", payload: { tactics: TACTICS } },
        { seat: 1, type: "SUBMIT_CHOICE", payload: { cell: "theRest" } },
      ],
    },
    {
      move: { type: "SUBMIT_CHOICE", payload: { cell: "theRest" } },
    },
    {
      move: { type: "SUBMIT_CHOICE", payload: { answer: "accept" } },
    },
    {
      move: { type: "move", payload: { unit: "special E4", cell: "E5" } },
      afterwards: [{ seat: 1, type: "SUBMIT_CHOICE", payload: { reaction: "passTurn" } }],
    },
    {
      move: { type: "SUBMIT_CHOICE", payload: { reaction: "passTurn" } },
    },
    {
      move: { type: "endMovement" },
    },
    {
      move: { type: "attack", payload: { unit: "vehicle A4", target: "p84" } },
    },
    {
      move: { type: "rollAttacks" },
    },
    {},
  ],
};
