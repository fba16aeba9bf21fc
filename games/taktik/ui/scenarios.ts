import type { Scenario, ScenarioStep } from "@cardwright/table";

const taktik = { game: "taktik", seed: "one", options: { preset: "skirmish" } } as const;
const TACTICS = [
  "natural_cover",
  "enemy_recon_detection",
  "dense_fog",
  "favorable_weather",
  "tactical_block",
  "suppressive_fire",
];
const CHOSEN: readonly ScenarioStep[] = [
  { seat: 0, type: "SUBMIT_CHOICE", payload: { tactics: TACTICS }, expect: { events: ["CHOICE_SEALED"] } },
  {
    seat: 1,
    type: "SUBMIT_CHOICE",
    payload: { tactics: TACTICS },
    expect: { events: ["CHOICE_SEALED", "CHOICE_RESOLVED"] },
  },
];
const DEPLOYED: readonly ScenarioStep[] = [
  ...CHOSEN,
  { seat: 1, type: "SUBMIT_CHOICE", payload: { cell: "theRest" }, expect: { state: { "muster.1.length": 0 } } },
  { seat: 0, type: "SUBMIT_CHOICE", payload: { cell: "theRest" }, expect: { state: { "muster.0.length": 0 } } },
];

const written: readonly Scenario[] = [
  {
    ...taktik,
    name: "Six tactics are chosen in secret; one more is refused",
    steps: [
      {
        seat: 0,
        type: "SUBMIT_CHOICE",
        payload: { tactics: [...TACTICS, "sandbags"] },
        expect: { refused: "CHOICE_INVALID", state: { "tactics.0.length": 13 } },
      },
      ...CHOSEN,
    ],
  },
  {
    ...taktik,
    name: "The defender deploys first, one unit after the other, on its own ground",
    steps: [
      ...CHOSEN,
      { seat: 0, type: "SUBMIT_CHOICE", payload: { cell: "E1" }, expect: { refused: "NOT_YOUR_PROMPT" } },
      { seat: 1, type: "SUBMIT_CHOICE", payload: { cell: "E1" }, expect: { refused: "CHOICE_INVALID" } },
      {
        seat: 1,
        type: "SUBMIT_CHOICE",
        payload: { cell: "H9" },
        expect: {
          events: ["UNIT_PLACED", "PIECE_MOVED"],
          says: ["takes position at H9"],
          state: { "board.length": 1 },
        },
      },
    ],
  },
  {
    ...taktik,
    name: "The staff places the rest, the first card is drawn, and a malus strikes whoever drew it",
    steps: [
      ...DEPLOYED.slice(0, 3),
      {
        seat: 0,
        type: "SUBMIT_CHOICE",
        payload: { cell: "theRest" },
        expect: {
          events: ["MALUS_DRAWN", "EFFECT_STARTED", "CHOICE_PROMPTED"],
          state: { "malus.0.length": 1, activeSeat: 0 },
        },
      },
    ],
  },
  {
    ...taktik,
    name: "While a question is open nothing else is done",
    steps: [
      ...DEPLOYED,
      { seat: 0, type: "endMovement", expect: { refused: "PROMPT_OPEN" } },
      { seat: 0, type: "SUBMIT_CHOICE", payload: { answer: "accept" }, expect: { state: { phase: "MOVEMENT" } } },
      { seat: 1, type: "endMovement", expect: { refused: "NOT_YOUR_TURN" } },
    ],
  },
  {
    ...taktik,
    name: "Conceding gives the match to the other side",
    steps: [
      ...DEPLOYED,
      { seat: 0, type: "concede", expect: { events: ["MATCH_ENDED"], state: { "outcome.winners": [1] } } },
    ],
  },
];

/** Those of the game's own tests, as they were kept, beside those that are told step by step. */
export async function scenarios(): Promise<readonly Scenario[]> {
  const kept = import.meta.glob<readonly Scenario[]>("../scenes/*.json", { import: "default" });
  return [...written, ...(await Promise.all(Object.values(kept).map((load) => load()))).flat()];
}
