import { expect, test } from "vitest";
import { defineTable } from "../src/defineTable.ts";
import {
  begunText,
  causesOf,
  effectName,
  plain,
  sentence,
  tagText,
  untilWhen,
  whyText,
  withNames,
} from "../src/words.ts";
import { strikes } from "./strikes.ts";

const names = (seat: number): string => (seat === 0 ? "You" : "Anna");
const now = { turn: 4, round: 2 };
/** A table of a game with effects of these names, or without any. */
function tableWith(effects: Readonly<Record<string, string | undefined>>) {
  const { engine, ...table } = defineTable(strikes, { presets: [] });
  const records = Object.entries(effects).map(([id, name]) => [id, { id, name: name ?? id, spec: { name } }] as const);
  const rules = { ...engine.rules, effects: new Map(records) };
  const face = (id: string | undefined): string => (id === "un_ceasefire" ? "UN Ceasefire" : (id ?? ""));
  return {
    game: { ...table, engine: { rules } } as never,
    names: { seat: names, face } as never,
    frame: { view: now },
  };
}

test("what is said of the reader is said to the reader", () => {
  expect(sentence("You has to choose")).toBe("You have to choose.");
  expect(sentence("You wins: 2 rounds won.")).toBe("You win: 2 rounds won.");
  expect(sentence("You passes.")).toBe("You pass.");
  expect(sentence("It is the turn of You.")).toBe("It is your turn.");
  expect(sentence("A card moves from the deck of You to the hand of Anna.")).toBe(
    "A card moves from your deck to the hand of Anna.",
  );
  expect(sentence("The deck of You is shuffled.")).toBe("Your deck is shuffled.");
  expect(sentence("Anna wins.")).toBe("Anna wins.");
});
test("names of the engine become words", () => {
  expect(plain("mini_draw_used_this_turn")).toBe("Mini draw used this turn");
  expect(plain("awaitingPlacement", { words: { awaitingPlacement: "Lay a tile" } })).toBe("Lay a tile");
});
test("tags keep the capitals that card texts name them with", () => {
  expect(["NGO", "Opinion Leader", "water creature", "untilYourNextTurn"].map(tagText)).toEqual([
    ...["NGO", "Opinion Leader", "Water creature", "Until your next turn"],
  ]);
});
test("how long something lasts is counted from now", () => {
  expect(untilWhen({ atEndOfTurn: 4 }, now, names)).toBe("until the end of this turn");
  expect(untilWhen({ atEndOfTurn: 5 }, now, names)).toBe("for 2 turns, counting this one");
  expect(untilWhen({ atNextTurnOfPlayerId: 0 }, now, names)).toBe("until your next turn");
  expect(untilWhen({ atNextTurnOfPlayerId: 1 }, now, names)).toBe("until the next turn of Anna");
  expect(untilWhen({ atRound: 3 }, now, names)).toBe("until this round ends");
  expect(untilWhen({}, now, names)).toBe("until it is used up");
  const plan = { words: { ATTACK: "Attacks" } };
  expect(untilWhen({ atPhase: "ATTACK" }, now, names, plan)).toBe('until the phase "Attacks" begins');
  expect(untilWhen({ atPhase: "wrap-up" }, now, names, plan)).toBe('until the phase "Wrap up" begins');
});
test("a refusal names every cause, whose it is and until when", () => {
  const cause = { question: "canAttack", definition: "x", value: false, expires: { atEndOfTurn: 4 } };
  const refusal = {
    code: "NO",
    message: "it may not attack",
    because: [
      { ...cause, effect: "e1", source: "Ceasefire", owner: 1 },
      { ...cause, effect: "rule", source: "range", owner: -1 },
    ],
  };
  const table = tableWith({});
  expect(causesOf(refusal, table)).toEqual([
    { source: "Ceasefire", detail: "of Anna, until the end of this turn" },
    { source: "Range", detail: "a rule of the game, always" },
  ]);
  expect(whyText(refusal, table)).toContain("Ceasefire: of Anna, until the end of this turn.");
});
test("what was given a name keeps it; only ids become words", () => {
  const table = tableWith({ x: "Vladimir Putin", lock: "No more governments", head_start: undefined });
  expect(["x", "head_start", "unknown_one"].map((id) => effectName(table.game, id))).toEqual([
    ...["Vladimir Putin", "Head start", "Unknown one"],
  ]);
  const cause = { question: "q", effect: "e1", value: false, owner: 1, expires: {} };
  const because = [
    { ...cause, definition: "x", source: "Vladimir Putin" },
    { ...cause, definition: "head_start", source: "head_start" },
    { ...cause, definition: "lock", source: "un_ceasefire" },
    { ...cause, definition: "lock", source: "E07" },
    { ...cause, definition: "range", effect: "rule", source: "range" },
  ];
  const named = causesOf({ code: "NO", message: "", because }, table).map(({ source }) => source);
  expect(named).toEqual(["Vladimir Putin", "Head start", "UN Ceasefire", "No more governments", "Range"]);
});
test("players whom the rules know by number go by their names", () => {
  expect(withNames("Player 2", { seat: names })).toBe("Anna");
  expect(withNames("hand Debt Brake to player 2", { seat: names })).toBe("hand Debt Brake to Anna");
  expect(withNames("Who plays 2?", { seat: names })).toBe("Who plays 2?");
});
test("what has been begun is said in one sentence with what was chosen for it", () => {
  expect(begunText("Play a tactic?", "")).toBe("Play a tactic?");
  expect(begunText("Play a tactic?", "Heads Down")).toBe("Play a tactic: Heads Down.");
  expect(begunText("move a unit", "Infantry at C2")).toBe("Move a unit: Infantry at C2.");
});
