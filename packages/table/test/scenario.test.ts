import { createEngine, type Engine } from "@cardwright/core/host";
import { expect, test } from "vitest";
import { runScenario, type Scenario } from "../src/scenario.ts";
import { strikes } from "./strikes.ts";

const engine = createEngine(strikes) as unknown as Engine;
const base: Scenario = { name: "a strike", game: "strikes", steps: [] };
const strike = { seat: 0, type: "play", payload: { card: "strike3" } } as const;

test("a scenario passes when everything expected is so", () => {
  const expected = { events: ["PIECE_MOVED", "lifeChanged"], says: ["loses 3 life"], state: { "life.1": 27 } };
  const report = runScenario(engine, { ...base, steps: [{ ...strike, expect: expected }] });
  expect(report.steps[0]?.problems).toEqual([]);
  expect(report.ok).toBe(true);
});
test.for([
  ["a wrong value", { state: { "life.1": 30 } }, "life.1 is 27, not 30"],
  ["an event that did not happen", { events: ["MATCH_ENDED"] }, "MATCH_ENDED did not happen in its place"],
  ["an order that was another", { events: ["lifeChanged", "PIECE_MOVED"] }, "PIECE_MOVED did not happen in its place"],
  ["words that nobody said", { says: ["wins"] }, 'nobody said "wins"'],
  ["a refusal that did not come", { refused: "NOT_YOUR_TURN" }, "was accepted, but NOT_YOUR_TURN was expected"],
] as const)("%s fails it, and says what is wrong", ([, wrong, told]) => {
  const report = runScenario(engine, { ...base, steps: [{ ...strike, expect: wrong }] });
  expect(report.ok).toBe(false);
  expect(report.steps[0]?.problems).toContain(told);
});
test("a step that is refused fails it unless that was expected", () => {
  const step = { ...strike, seat: 1 };
  expect(runScenario(engine, { ...base, steps: [step] }).ok).toBe(false);
  expect(runScenario(engine, { ...base, steps: [{ ...step, expect: { refused: "NOT_YOUR_TURN" } }] }).ok).toBe(true);
});
