import type { Scenario, ScenarioStep } from "@cardwright/table";

const minis = { game: "minis", seed: "one", options: { mode: "simple" } } as const;
const SET_UP: readonly ScenarioStep[] = [
  { seat: 0, type: "SETUP_SELECT_ACTIVE", payload: { card: "fernwisp" } },
  { seat: 0, type: "SETUP_ADD_BENCH", payload: { card: "cinderpup" } },
  { seat: 0, type: "SETUP_READY" },
  { seat: 1, type: "SETUP_SELECT_ACTIVE", payload: { card: "rimefox" } },
  { seat: 1, type: "SETUP_READY", expect: { events: ["CARD_SUMMONED", "MATCH_STARTED", "TURN_STARTED"] } },
];
const TO_FIRST_TURN_OF_0: readonly ScenarioStep[] = [
  ...SET_UP,
  { seat: 1, type: "DRAW_ACK", expect: { state: { phase: "TURN.ENERGY" } } },
  { seat: 1, type: "END_TURN", expect: { events: ["TURN_STARTED", "CARD_DRAWN"], state: { activeSeat: 0 } } },
];

const written: readonly Scenario[] = [
  {
    ...minis,
    name: "Creatures are chosen face down and turned up together",
    steps: [
      {
        ...{ seat: 0, type: "SETUP_SELECT_ACTIVE", payload: { card: "fernwisp" } },
        expect: { says: ["A card moves"], state: { "stagedActive.0.length": 1, "active.0.length": 0 } },
      },
      ...SET_UP.slice(1, 4),
      {
        seat: 1,
        type: "SETUP_READY",
        expect: {
          says: ["Fernwisp enters play", "Rimefox enters play"],
          state: { "active.0.length": 1, "active.1.length": 1 },
        },
      },
    ],
  },
  {
    ...minis,
    name: "One energy a turn goes into the pool",
    steps: [
      ...TO_FIRST_TURN_OF_0,
      { seat: 0, type: "DRAW_ACK" },
      {
        seat: 0,
        type: "ATTACH_ENERGY",
        payload: { card: "nature-energy", dest: "POOL" },
        expect: {
          events: ["PIECE_MOVED", "ENERGY_POOLED"],
          state: { "pool.0.length": 1, "energiesPlayed.0": 1, phase: "TURN.MAIN" },
        },
      },
      {
        seat: 0,
        type: "ATTACH_ENERGY",
        payload: { card: "nature-energy", dest: "POOL" },
        expect: { refused: "WINDOW_INVALID" },
      },
    ],
  },
  {
    ...minis,
    name: "A creature from the bench takes the front",
    steps: [
      ...TO_FIRST_TURN_OF_0,
      { seat: 0, type: "DRAW_ACK" },
      { seat: 0, type: "NEXT_WINDOW" },
      {
        seat: 0,
        type: "SWITCH",
        payload: { creature: "cinderpup" },
        expect: { events: ["SWITCHED"], state: { "active.0.0.face": "cinderpup" } },
      },
    ],
  },
  {
    ...minis,
    name: "Nobody acts in another player's turn, nor out of the window",
    steps: [
      ...SET_UP,
      { seat: 0, type: "DRAW_ACK", expect: { refused: "NOT_YOUR_TURN" } },
      { seat: 1, type: "ATTACK", payload: { attack: "BASIC" }, expect: { refused: "WINDOW_INVALID" } },
    ],
  },
  {
    ...minis,
    name: "Surrender ends the match for the other side",
    steps: [
      ...SET_UP,
      { seat: 1, type: "SURRENDER", expect: { events: ["MATCH_ENDED"], state: { "outcome.winners": [0] } } },
    ],
  },
];

/** Those of the game's own tests, as they were kept, beside those that are told step by step. */
export async function scenarios(): Promise<readonly Scenario[]> {
  const kept = import.meta.glob<readonly Scenario[]>("../scenes/*.json", { import: "default" });
  return [...written, ...(await Promise.all(Object.values(kept).map((load) => load()))).flat()];
}
