import type { Action, Draw } from "@cardwright/core";
import type { AnyEngine, AnyState } from "./bot.ts";
import { looksTo } from "./greedy.ts";
import { DREAM_SEED } from "./imagine.ts";
import type { SearchSettings } from "./settings.ts";

/** Most actions of a playout to the end of a match. */
const TO_THE_END_MAX = 2_000;
/** Most actions of one that stops at the end of a turn: some turns are long, none is worth more. */
const ACTIONS_MAX = 100;

interface Good {
  readonly action: Action;
  readonly next: AnyState;
}
/** Plays on from the leaves of one search, every seat taking what looks best to it. */
export class Playouts {
  private readonly engine: AnyEngine;
  private readonly settings: SearchSettings;
  /** How many actions there were when they were last listed, by phase: where there are many, a few have to do. */
  private readonly counts = new Map<string, number>();

  constructor(engine: AnyEngine, settings: SearchSettings) {
    this.engine = engine;
    this.settings = settings;
  }
  /** Whether the match ends so soon that play can go on to its end. */
  endsSoon(from: AnyState, draw: Draw): boolean {
    return this.play(from, Number.POSITIVE_INFINITY, this.settings.endActions, draw).outcome !== null;
  }
  /** Where play leads until a turn begins, or to the end. */
  run(from: AnyState, untilTurn: number, draw: Draw): AnyState {
    return this.play(from, untilTurn, Number.isFinite(untilTurn) ? ACTIONS_MAX : TO_THE_END_MAX, draw);
  }
  private play(from: AnyState, untilTurn: number, most: number, draw: Draw): AnyState {
    const { engine } = this;
    let state = from;
    for (let i = 0; i < most && state.outcome === null && state.turn < untilTurn; i++) {
      const actors = engine.actors(state);
      const seat = actors.length === 1 ? actors[0]! : actors[draw(actors.length)]!;
      const step = this.goodAction(state, seat, draw);
      if (step === undefined) break;
      state = step.next;
    }
    return state;
  }
  /**
   * What looks best to the seat that takes it, among all it can do. The same table has the same answer, so that two
   * lines of play which do not touch each other go on alike and can be compared.
   */
  goodAction(state: AnyState, seat: number, draw: Draw): Good | undefined {
    return this.best(state, seat, this.actions(state, seat, draw));
  }
  /** What a seat can do; of very much, a few. */
  actions(state: AnyState, seat: number, draw: Draw): readonly Action[] {
    const { engine, settings } = this;
    if (engine.game.evaluate === undefined) return this.sampled(state, seat, 1, draw);
    const kind = state.prompts.length > 0 ? `${state.phase} prompt` : state.phase;
    if ((this.counts.get(kind) ?? 0) > settings.listed) return this.sampled(state, seat, settings.candidates, draw);
    const actions = engine.validActions(state, seat);
    this.counts.set(kind, actions.length);
    return actions;
  }
  private sampled(state: AnyState, seat: number, count: number, draw: Draw): readonly Action[] {
    const actions: Action[] = [];
    for (let i = 0; i < count; i++) {
      const action = this.engine.sample(state, seat, draw);
      if (action !== null) actions.push(action);
    }
    return actions;
  }
  best(state: AnyState, seat: number, actions: readonly Action[]): Good | undefined {
    let best: Good | undefined;
    let record = Number.NEGATIVE_INFINITY;
    for (const action of actions) {
      const next = this.engine.simulate(state, action, DREAM_SEED);
      if (next === null) continue;
      if (actions.length === 1) return { action, next };
      const score = looksTo(this.engine, next, seat);
      if (score > record) [best, record] = [{ action, next }, score];
    }
    return best;
  }
}
