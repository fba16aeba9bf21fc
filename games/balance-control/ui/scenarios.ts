import type { Scenario, ScenarioStep } from "@cardwright/table";
import { expansions } from "../src/index.ts";

const balance = { game: "balance-control", seed: "one", options: { preset: "short" } } as const;
const LAID: readonly ScenarioStep[] = [
  { seat: 0, type: "core.drawTile", expect: { state: { "drawnTile.length": 1 } } },
  {
    seat: 0,
    type: "core.placeTile",
    payload: { cell: "0,-1" },
    expect: { events: ["core.tileLaid"], state: { "map.length": 2 } },
  },
];
const FIRST_TURN: readonly ScenarioStep[] = [
  ...LAID,
  { seat: 0, type: "core.skipAction" },
  { seat: 0, type: "core.passTurn", expect: { state: { activeSeat: 1 } } },
];

const written: readonly Scenario[] = [
  {
    ...balance,
    name: "A turn: draw a tile, lay it next to another, act once, pass",
    steps: [
      { seat: 0, type: "core.placeTile", payload: { cell: "0,-1" }, expect: { refused: "NO_TILE_DRAWN" } },
      ...LAID,
      { seat: 0, type: "core.skipAction", expect: { state: { phase: "awaitingPass" } } },
      { seat: 0, type: "core.passTurn", expect: { events: ["TURN_ENDED", "TURN_STARTED"], state: { activeSeat: 1 } } },
    ],
  },
  {
    ...balance,
    name: "A tile lies next to another, nowhere else",
    steps: [
      ...LAID.slice(0, 1),
      { seat: 0, type: "core.placeTile", payload: { cell: "5,5" }, expect: { refused: "CHOICE_INVALID" } },
    ],
  },
  {
    ...balance,
    name: "No influence lies on the start committee",
    steps: [
      ...LAID,
      {
        seat: 0,
        type: "core.placeInfluence",
        payload: { tile: "start" },
        expect: { refused: "START_COMMITTEE", state: { "supply.0.length": 4 } },
      },
    ],
  },
  {
    ...balance,
    name: "Each action has its moment",
    steps: [
      { seat: 0, type: "core.passTurn", expect: { refused: "WINDOW_INVALID" } },
      { seat: 1, type: "core.drawTile", expect: { refused: "NOT_YOUR_TURN" } },
    ],
  },
  {
    ...balance,
    name: "A full loop of the table settles the round",
    steps: [
      ...FIRST_TURN,
      { seat: 1, type: "core.drawTile" },
      { seat: 1, type: "core.placeTile", payload: { cell: "1,-1" } },
      { seat: 1, type: "core.skipAction" },
      {
        seat: 1,
        type: "core.passTurn",
        expect: { events: ["core.settlementBegan", "core.settlementEnded", "TURN_STARTED"], state: { round: 2 } },
      },
    ],
  },
  {
    ...balance,
    name: "Taking a measure is a political action, and the row is filled up again",
    expansions: ["economy"],
    steps: [
      { seat: 0, type: "core.drawTile" },
      { seat: 0, type: "core.placeTile", payload: { cell: "0,-1" } },
      {
        seat: 0,
        type: "exp.economy.measure.take",
        payload: { index: 0 },
        expect: {
          events: ["exp.economy.measureTaken", "PIECE_MOVED"],
          state: {
            "economyMeasureRow.length": 3,
            "economyMeasureHand.0.length": 1,
          },
        },
      },
    ],
  },
];

/** Those of the game's own tests, as they were kept, beside those that are told step by step. */
export async function scenarios(): Promise<readonly Scenario[]> {
  const kept = import.meta.glob<readonly Scenario[]>("../scenes/*.json", { import: "default" });
  const all = [...written, ...(await Promise.all(Object.values(kept).map((load) => load()))).flat()];
  // Tests also try the rules with expansions that nobody can play.
  const known = expansions.map(({ id }) => id);
  return all.filter((scenario) => (scenario.expansions ?? []).every((id) => known.includes(id)));
}
