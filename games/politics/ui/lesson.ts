import type { Lesson } from "@cardwright/table";

const TWICE = [
  ...["amadou-linde", "spin-doctor", "late-night-monologue", "bettina-crook", "bad-week", "policy-workshop"],
  ...["ribbon-cutting", "model-release", "dead-air", "blackout-hour", "borrowed-voice", "counter-question"],
];
const DECK = [...TWICE.flatMap((card) => [card, card]), "court-stay"];

/** One round: a government, an initiative, a trap, and when to pass. */
export const lesson: Lesson = {
  seed: "a",
  options: { decks: [DECK, DECK] },
  steps: [
    {},
    {
      move: { type: "playCard", payload: { card: "amadou-linde" } },
    },
    {
      move: { type: "playCard", payload: { card: "spin-doctor" } },
    },
    {
      move: { type: "activateInstantInitiative" },
    },
    {
      move: { type: "endTurn" },
      afterwards: [
        { seat: 1, type: "playCard", payload: { card: "amadou-linde" } },
        { seat: 1, type: "endTurn" },
      ],
    },
    {
      move: { type: "playCard", payload: { card: "court-stay" } },
    },
    {
      move: { type: "playCard", payload: { card: "amadou-linde" } },
    },
    {
      move: { type: "endTurn" },
      afterwards: [
        { seat: 1, type: "playCard", payload: { card: "spin-doctor" } },
        { seat: 1, type: "pass" },
      ],
    },
    {
      move: { type: "pass" },
    },
    {},
  ],
};
