import type { Action } from "@cardwright/core";
import { createEngine } from "@cardwright/core/host";
import { describe, expect, test } from "vitest";
import { Habits } from "../src/habits.ts";
import { type AnyEngine, type AnyState, imagine, Memory, quickDraw } from "../src/index.ts";
import { duel } from "./games/duel.ts";

const engine = createEngine(duel) as unknown as AnyEngine;
const { state } = engine.create({ seed: "5".repeat(64) }).snapshot;
const seat = state.activeSeat;
const actions = engine.validActions(state, seat);
const faceOf = (world: AnyState, { payload }: Action): string | undefined => {
  const hands = (world as unknown as { readonly hand: readonly (readonly { id: string; face: string }[])[] }).hand;
  return hands[seat]!.find(({ id }) => id === payload?.["card"])?.face;
};
const steady = (): number => 0;
/** Everything looks the worse the later its face was first seen. */
const faces = [...new Set(actions.map((action) => faceOf(state, action)))];
const descending = actions.map((action) => -faces.indexOf(faceOf(state, action)));
/** An action without a habit lies between the better half of these and the worse. */
const middle = faces.length / 2 - 1;

describe("habits", () => {
  test("the action that has looked best is the usual one, wherever it stands in the list", () => {
    const habits = new Habits(engine);
    habits.judge(state, actions, descending);
    for (const list of [actions, actions.toReversed()])
      expect(faceOf(state, habits.best(state, list, steady))).toBe(faces[0]);
  });
  test("of many actions those that are usually best are likely, and of few all are", () => {
    const habits = new Habits(engine);
    habits.judge(state, actions, descending);
    for (const list of [actions, actions.toReversed()]) {
      const likely = habits.likely(state, list, 2, steady);
      expect(likely).toHaveLength(2);
      expect(faceOf(state, likely[0]!)).toBe(faces[0]);
      expect(habits.likely(state, list, list.length, steady)).toEqual(list);
    }
  });
  test("what mostly came of an action sets its looks right, more with each line", () => {
    const habits = new Habits(engine);
    const last = actions.at(-1)!;
    const values = Array.from({ length: state.seats }, (_, one) => (one === seat ? 1 : 0));
    const before = habits.judge(state, actions, descending);
    for (let line = 0; line < 40; line++) {
      habits.take(state, last);
      habits.learn(values);
    }
    const after = habits.judge(state, actions, descending);
    expect(after.at(-1)! - before.at(-1)!).toBeGreaterThan(1);
    expect(after[0]).toBeCloseTo(before[0]!);
    expect(habits.best(state, actions, steady)).toEqual(last);
  });
  test("a line that is over says nothing of the next one", () => {
    const habits = new Habits(engine);
    habits.take(state, actions[0]!);
    habits.learn([0, 0]);
    const before = habits.judge(state, actions, descending);
    habits.learn([1, 1]);
    expect(habits.judge(state, actions, descending)).toEqual(before);
  });
  test("they are about cards and not about pieces: another deal of the same faces has them too", () => {
    const habits = new Habits(engine);
    habits.judge(state, actions, descending);
    const draw = quickDraw(3);
    let dealt = 0;
    for (let n = 0; n < 20; n++) {
      // The other seat does not see this hand, so that it is dealt anew.
      const world = imagine(engine, state, 1 - seat, draw);
      const there = engine.validActions(world, seat);
      const known = there.filter((action) => faces.includes(faceOf(world, action)));
      const best = Math.min(...known.map((action) => faces.indexOf(faceOf(world, action))));
      if (best >= middle) continue;
      dealt++;
      expect(faceOf(world, habits.best(world, there, steady))).toBe(faces[best]);
    }
    expect(dealt).toBeGreaterThan(3);
  });
  test("an answer is known by its prompt's kind, and not by the number that it has in this line", () => {
    const asked = (id: string, type: string) => {
      const prompt = { id, type, seat, memo: {}, sealed: null, answer: null };
      const answer = (option: number): Action => ({
        type: "answer",
        seat,
        payload: { prompt_id: id, selections: { option } },
      });
      return { state: { ...state, prompts: [prompt] } as unknown as AnyState, answers: [answer(0), answer(1)] };
    };
    const habits = new Habits(engine);
    const first = asked("q1", "colour");
    habits.judge(first.state, first.answers, [0, 1]);
    for (const [id, type, best] of [
      ["q2", "colour", 1],
      ["q1", "number", 0],
    ] as const) {
      const { state: there, answers } = asked(id, type);
      expect(habits.best(there, answers, steady)).toBe(answers[best]);
    }
  });
  test("an end of the match outweighs every habit", () => {
    const habits = new Habits(engine);
    for (let line = 0; line < 40; line++) {
      habits.take(state, actions[0]!);
      habits.learn([1, 1]);
    }
    const judged = habits.judge(state, actions, [...descending.slice(0, -1), 5e8]);
    expect(judged.indexOf(Math.max(...judged))).toBe(actions.length - 1);
  });
  test("beside an end of the match the rest does not look all the same", () => {
    const rest = new Habits(engine).judge(state, actions, [...descending.slice(0, -1), 5e8]).slice(0, -1);
    expect(Math.max(...rest) - Math.min(...rest)).toBeGreaterThan(0.5);
  });
});

test("a memory keeps the habits of a match", () => {
  const memory = new Memory();
  expect(memory.habitsIn(engine)).toBe(memory.habitsIn(engine));
});
