import type { Scenario, ScenarioStep } from "@cardwright/table";

const tactics = { game: "tactics", seed: "one", options: { rounds: 1 } } as const;
const CHOSEN: readonly ScenarioStep[] = [
  { seat: 0, type: "select_tactic", payload: { tacticId: "great_start" } },
  { seat: 1, type: "select_tactic", payload: { tacticId: "early_bird" } },
];

const written: readonly Scenario[] = [
  {
    ...tactics,
    name: "Great Start draws two cards the moment it is chosen",
    steps: [
      {
        seat: 0,
        type: "select_tactic",
        payload: { tacticId: "great_start" },
        expect: {
          events: ["tactic_selected", "PIECE_MOVED"],
          state: { "hand.0.length": 7, "tactic.0.0.face": "great_start" },
        },
      },
    ],
  },
  {
    ...tactics,
    name: "Tactics are all different",
    steps: [
      CHOSEN[0] ?? { seat: 0, type: "select_tactic" },
      { seat: 1, type: "select_tactic", payload: { tacticId: "great_start" }, expect: { refused: "CHOICE_INVALID" } },
    ],
  },
  {
    ...tactics,
    name: "The lowest number goes first",
    steps: [
      ...CHOSEN.slice(0, 1),
      {
        seat: 1,
        type: "select_tactic",
        payload: { tacticId: "early_bird" },
        expect: { events: ["tactic_selected", "turn_order_settled"], state: { activeSeat: 1, roundOrder: [1, 0] } },
      },
    ],
  },
  {
    ...tactics,
    name: "Mana Steal waits for its die before anyone plays",
    steps: [
      ...CHOSEN.slice(0, 1),
      {
        seat: 1,
        type: "select_tactic",
        payload: { tacticId: "mana_steal" },
        expect: { events: ["tactic_selected", "tactic_decision_required"], state: { phase: "decision" } },
      },
      {
        seat: 1,
        type: "resolve_tactic_decision",
        payload: { type: "mana_steal_pick_die", dieId: "die" },
        expect: { events: ["tactic_decision_resolved"], state: { "storedManaDie.1.length": 1 } },
      },
    ],
  },
  {
    ...tactics,
    name: "Any card is worth one point when it is played sideways",
    steps: [
      ...CHOSEN,
      {
        seat: 1,
        type: "play_card",
        payload: { card: "long_stride", mode: "sideways", stat: "attack" },
        expect: { events: ["card_played", "points_gained"], state: { "attack.1": 1, "playArea.1.length": 1 } },
      },
      { seat: 0, type: "rest", expect: { refused: "NOT_YOUR_TURN" } },
    ],
  },
];

/** Those of the game's own tests, as they were kept, beside those that are told step by step. */
export async function scenarios(): Promise<readonly Scenario[]> {
  const kept = import.meta.glob<readonly Scenario[]>("../scenes/*.json", { import: "default" });
  return [...written, ...(await Promise.all(Object.values(kept).map((load) => load()))).flat()];
}
