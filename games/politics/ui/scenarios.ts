import type { Scenario } from "@cardwright/table";

/** A deck of their own, so that tuning the prebuilt ones breaks none of them; what it deals from the seed is part of them. */
const TWICE = [
  ...["amadou-linde", "spin-doctor", "late-night-monologue", "bettina-crook", "bad-week", "policy-workshop"],
  ...["ribbon-cutting", "model-release", "dead-air", "blackout-hour", "borrowed-voice", "counter-question"],
];
const DECK = [...TWICE.flatMap((card) => [card, card]), "court-stay"];
const politics = { game: "politics", seed: "a", options: { decks: [DECK, DECK] } } as const;
const PASS = { seat: 0, type: "pass" } as const;

const written: readonly Scenario[] = [
  {
    ...politics,
    name: "A government enters its lane for one action point",
    steps: [
      PASS,
      {
        seat: 1,
        type: "playCard",
        payload: { card: "amadou-linde" },
        expect: {
          events: ["COST_PAID", "PIECE_MOVED", "CARD_PLACED", "TRAPS_CHECKED", "QUEUE_RESOLVED", "PLAY_FINISHED"],
          state: { "ap.1": 1, "government.1.length": 1 },
        },
      },
    ],
  },
  {
    ...politics,
    name: "An instant initiative waits in its slot, is activated for nothing, and lifts the strongest government",
    steps: [
      PASS,
      { seat: 1, type: "playCard", payload: { card: "amadou-linde" } },
      {
        seat: 1,
        type: "playCard",
        payload: { card: "spin-doctor" },
        expect: { state: { "instant.1.length": 1, "ap.1": 0 } },
      },
      {
        seat: 1,
        type: "activateInstantInitiative",
        expect: {
          events: ["INITIATIVE_ACTIVATED", "ADJUST_INFLUENCE", "CARD_LEFT"],
          says: ["Governor Amadou Linde gains 1 influence"],
          state: { "instant.1.length": 0, "ap.1": 0, "adjustments.0.amount": 1 },
        },
      },
    ],
  },
  {
    ...politics,
    name: "Without action points nothing more is played, and the reason says so",
    steps: [
      PASS,
      { seat: 1, type: "playCard", payload: { card: "amadou-linde" } },
      { seat: 1, type: "playCard", payload: { card: "spin-doctor" } },
      {
        seat: 1,
        type: "playCard",
        payload: { card: "late-night-monologue" },
        expect: { refused: "NOT_ENOUGH_AP", state: { "traps.1.length": 0 } },
      },
    ],
  },
  {
    ...politics,
    name: "A turn in which nothing was done ends only by passing",
    steps: [
      { seat: 0, type: "endTurn", expect: { refused: "NOTHING_DONE" } },
      { ...PASS, expect: { events: ["PASSED", "TURN_STARTED"], state: { activeSeat: 1, "passed.0": true } } },
    ],
  },
  {
    ...politics,
    name: "Nobody plays in another player's turn",
    steps: [{ seat: 1, type: "pass", expect: { refused: "NOT_YOUR_TURN", state: { activeSeat: 0 } } }],
  },
  {
    ...politics,
    name: "A trap lies face down until it springs",
    steps: [
      PASS,
      {
        seat: 1,
        type: "playCard",
        payload: { card: "late-night-monologue" },
        expect: { says: ["A card moves from the hand"], state: { "traps.1.length": 1 } },
      },
    ],
  },
  {
    ...politics,
    name: "Both pass: the round is scored, the boards are cleared, two rounds win the match",
    steps: [
      PASS,
      { seat: 1, type: "playCard", payload: { card: "amadou-linde" } },
      { seat: 1, type: "endTurn" },
      {
        seat: 1,
        type: "pass",
        expect: { events: ["PASSED", "ROUND_SCORED"], state: { "roundsWon.1": 1, "government.1.length": 0, round: 2 } },
      },
      { seat: 1, type: "pass" },
      { ...PASS, expect: { events: ["ROUND_SCORED", "MATCH_ENDED"], state: { "outcome.winners": [1] } } },
    ],
  },
];

/** Those of the game's own tests, as they were kept, beside those that are told step by step. */
export async function scenarios(): Promise<readonly Scenario[]> {
  const kept = import.meta.glob<readonly Scenario[]>("../scenes/*.json", { import: "default" });
  return [...written, ...(await Promise.all(Object.values(kept).map((load) => load()))).flat()];
}
