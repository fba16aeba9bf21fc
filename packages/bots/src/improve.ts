import type { Action, Draw } from "@cardwright/core";
import type { Choice, Pick } from "@cardwright/core/host";
import type { AnyEngine, AnyState } from "./any-game.ts";
import { answersOf, completed, drawn, isSingle, nextChoice, roomOf, withAnswer } from "./listing.ts";

/**
 * Of very many answers only some are drawn, and the best of those is seldom the best of all. So its neighbours are looked at, those
 * that differ in one thing; a better one takes its place, until none is better.
 */

/** Most neighbours that are looked at, all rounds together. */
const LOOKED_AT_MAX = 240;
/** Most neighbours of one answer: of more, a sample. */
const NEIGHBOURS_MAX = 96;

/** How good an action looks; the higher the better. */
export type Score = (action: Action) => number;

export function improved(engine: AnyEngine, state: AnyState, { request, action, draw, score }: Improving): Action {
  let best = action;
  let record = score(action);
  let looks = 0;
  for (let isBetter = true; isBetter && looks < LOOKED_AT_MAX; ) {
    isBetter = false;
    for (const other of neighbours(engine, state, request, best, draw)) {
      if (looks++ >= LOOKED_AT_MAX) break;
      const value = score(other);
      if (value <= record) continue;
      [best, record, isBetter] = [other, value, true];
      break;
    }
  }
  return best;
}
export interface Improving {
  /** The kind of action before its choices. */
  readonly request: Action;
  /** The same with its answers, to begin with. */
  readonly action: Action;
  readonly draw: Draw;
  readonly score: Score;
}

/** The action with one of its answers changed by one thing, in any order. */
function neighbours(
  engine: AnyEngine,
  state: AnyState,
  request: Action,
  action: Action,
  draw: Draw,
): readonly Action[] {
  const given = answersOf(action);
  const changed: (readonly [begun: Action, name: string, answer: Pick | readonly Pick[]])[] = [];
  let begun = request;
  for (let choice = nextChoice(engine, state, begun); choice != null; choice = nextChoice(engine, state, begun)) {
    const { name } = choice;
    const answer = given[name] as Pick | readonly Pick[];
    for (const other of changes(choice, answer)) changed.push([begun, name, other]);
    begun = withAnswer(begun, name, answer);
  }
  return drawn(changed, Math.min(changed.length, NEIGHBOURS_MAX), draw).flatMap(([from, name, answer]) => {
    const whole = withAnswer(action, name, answer);
    if (nextChoice(engine, state, whole) === null) return [whole];
    // Later choices may depend on this one: then they are answered anew.
    return completed(engine, state, withAnswer(from, name, answer), draw) ?? [];
  });
}
function changes(choice: Choice, answer: Pick | readonly Pick[]): readonly (Pick | readonly Pick[])[] {
  if (choice.kind === "number") return numbersNear(choice, Number(answer));
  const { allowed, least, most } = roomOf(choice);
  if (isSingle(choice)) return allowed.filter((key) => key !== answer);
  const picked = answer as readonly Pick[];
  if (choice.kind === "order") return swaps(picked);
  const others = allowed.filter((key) => !picked.includes(key));
  const without = picked.map((key) => picked.filter((each) => each !== key));
  return [
    ...without.flatMap((rest) => others.map((key) => [...rest, key])),
    ...(picked.length > least ? without : []),
    ...(picked.length < most ? others.map((key) => [...picked, key]) : []),
  ];
}
/** One and two and four steps away, and so on, in both directions. */
function numbersNear({ min, max }: Choice, number: number): readonly number[] {
  const near: number[] = [];
  for (let step = 1; step <= max - min; step *= 2) near.push(number - step, number + step);
  return near.filter((other) => other >= min && other <= max);
}
function swaps(list: readonly Pick[]): readonly (readonly Pick[])[] {
  return list.flatMap((first, i) => list.slice(i + 1).map((second, k) => list.with(i, second).with(i + 1 + k, first)));
}
