import type { Action, Draw } from "@cardwright/core";
import { faceNamed } from "./action-key.ts";
import type { AnyEngine, AnyState } from "./any-game.ts";

/** Looks and lines that count for nothing yet: an action seen once has no habit. */
const DOUBT = { looks: 3, lines: 4 } as const;
/** How much what came of an action counts beside how it looks. */
const WORTH = 4;
/** Habits that are about equal take turns. */
const WAVERING = 1 / 3;
const FINENESS = 1_000;
/** One look counts for at most so many times the usual distance from the mean. */
const LOOK_MOST = 2;
const EVEN = 0.5;
/** Names of one seat; with more than these it begins anew. */
const NAMES_MOST = 5_000;
/** An end of the match, or what cannot be done, is no look. */
const CERTAIN = 1e8;

/** How an action has looked beside all else that could be done, and how the lines went in which it was taken. */
interface Habit {
  looks: number;
  looked: number;
  lines: number;
  gained: number;
}
/**
 * The thinking of one seat learns here about actions, by what they are called and not by where they were taken. Lines are played on by
 * it without trying everything at each step, and the more lines there are, the better they go on.
 */
export class Habits {
  private readonly engine: AnyEngine;
  /** By seat and name. */
  private readonly known: Map<string, Habit>[] = [];
  private line: { readonly seat: number; readonly habit: Habit }[] = [];

  constructor(engine: AnyEngine) {
    this.engine = engine;
  }
  /**
   * Everything that could be done was tried once; the scores are how it looks to the seat. How good each is comes back: how far it
   * stands out, set right by what mostly came of it. Scores that tell nothing are left as they are.
   */
  judge(state: AnyState, actions: readonly Action[], scores: readonly number[]): readonly number[] {
    const usual = scores.filter((score) => Math.abs(score) < CERTAIN);
    const mean = usual.reduce((sum, score) => sum + score, 0) / usual.length;
    const apart = usual.reduce((sum, score) => sum + Math.abs(score - mean), 0) / usual.length;
    if (usual.length < 2 || apart === 0) return scores;
    return actions.map((action, i) => {
      const habit = this.of(state, action);
      const look = (scores[i]! - mean) / apart;
      habit.looks++;
      habit.looked += Math.max(-LOOK_MOST, Math.min(LOOK_MOST, look));
      return look + worthOf(habit);
    });
  }
  /** The one that is usually best. */
  best(state: AnyState, actions: readonly Action[], draw: Draw): Action {
    let best = actions[0]!;
    let record = Number.NEGATIVE_INFINITY;
    for (const action of actions) {
      const promise = this.promise(state, action, draw);
      if (promise > record) [best, record] = [action, promise];
    }
    return best;
  }
  /** So many of them, those that are usually best. */
  likely(state: AnyState, actions: readonly Action[], most: number, draw: Draw): readonly Action[] {
    if (actions.length <= most) return actions;
    return actions
      .map((action) => ({ action, promise: this.promise(state, action, draw) }))
      .sort((a, b) => b.promise - a.promise)
      .slice(0, most)
      .map(({ action }) => action);
  }
  private promise(state: AnyState, action: Action, draw: Draw): number {
    const habit = this.of(state, action);
    const usual = habit.looked / (habit.looks + DOUBT.looks) + worthOf(habit);
    return usual + (WAVERING * draw(FINENESS)) / FINENESS;
  }
  /** The line of play goes on with this action. */
  take(state: AnyState, action: Action): void {
    this.line.push({ seat: action.seat, habit: this.of(state, action) });
  }
  /** The line is over, and was worth this to each seat. */
  learn(values: readonly number[]): void {
    for (const { seat, habit } of this.line) {
      habit.lines++;
      habit.gained += values[seat]! - EVEN;
    }
    this.line = [];
  }
  private of(state: AnyState, action: Action): Habit {
    this.known[action.seat] ??= new Map();
    const own = this.known[action.seat]!;
    const name = nameOf(this.engine, state, action);
    const known = own.get(name);
    if (known !== undefined) return known;
    if (own.size >= NAMES_MOST) own.clear();
    const habit = { looks: 0, looked: 0, lines: 0, gained: 0 };
    own.set(name, habit);
    return habit;
  }
}
/** The result that it led to, in the measure of looks. */
const worthOf = ({ lines, gained }: Habit): number => (WORTH * gained) / (lines + DOUBT.lines);
/** The same for equal cards, wherever they lie: what is learnt is about the card. Prompts are numbered anew in each line. */
function nameOf(engine: AnyEngine, state: AnyState, { type, payload }: Action): string {
  if (payload === undefined) return type;
  const { prompt_id: asked, ...choices } = payload;
  const prompt = asked === undefined ? undefined : state.prompts.find(({ id }) => id === asked);
  return `${type}${prompt === undefined ? "" : ` ${prompt.type}`}${told(engine, state, choices)}`;
}
function told(engine: AnyEngine, state: AnyState, value: unknown): string {
  if (typeof value === "string") return faceNamed(engine, state, value);
  if (typeof value !== "object" || value === null) return String(value);
  let text = "";
  for (const part of Object.values(value)) text += `,${told(engine, state, part)}`;
  return text;
}
