import type { Action, Draw } from "@cardwright/core";
import type { AnyEngine, AnyState } from "./any-game.ts";
import { looksTo } from "./greedy.ts";
import type { Habits } from "./habits.ts";
import { DREAM_SEED } from "./imagine.ts";
import { actionsOf, type Listing, listingOf } from "./listing.ts";

/** Most actions of a playout to the end of a match. */
const TO_THE_END_MAX = 2_000;
/** Most actions of one that stops at the end of a turn: some turns are long, none is worth more. */
const ACTIONS_MAX = 100;
/** Of answers that are drawn by lot, so many are looked at where much has to be played. */
const FEW = 3;

interface Good {
  readonly action: Action;
  readonly next: AnyState;
}
/** How much of what could be done is looked at. */
export interface Breadth {
  /** Up to so many actions all are listed. */
  readonly listed: number;
  /** Of more, so many are drawn by lot. */
  readonly candidates: number;
  /** Of so many that are listed all are tried as a line goes on; of more, those that are usually best. */
  readonly looked: number;
}
/** Plays on from the leaves of one search, so that positions are judged at moments that can be compared. */
export class Playouts {
  private readonly engine: AnyEngine;
  private readonly breadth: Breadth;
  /** How many actions there were when they were last listed, by phase: where there are many, a few have to do. */
  private readonly counts = new Map<string, number>();
  /** Null where every step is looked at in full: there they would cost much and tell little. */
  private readonly habits: Habits | null;

  constructor(engine: AnyEngine, breadth: Breadth, habits: Habits | null = null) {
    this.engine = engine;
    this.breadth = breadth;
    this.habits = habits;
  }
  /** A line of play is over, and was worth this to each seat. */
  learn(values: readonly number[]): void {
    this.habits?.learn(values);
  }
  /** Random play to the end of the match. */
  toTheEnd(from: AnyState, draw: Draw): AnyState {
    const { engine } = this;
    let state = from;
    for (let i = 0; i < TO_THE_END_MAX && state.outcome === null; i++) {
      const seat = this.actor(state, draw);
      const action = engine.sample(state, seat, draw);
      const next = action === null ? null : engine.simulate(state, action, DREAM_SEED);
      if (next === null) break;
      state = next;
    }
    return state;
  }
  /** Every seat takes what looks best to it, or what is usually best, until a turn begins or the match ends. */
  untilTurn(
    from: AnyState,
    turn: number,
    draw: Draw,
    way: "looking" | "usual" = "looking",
    most = ACTIONS_MAX,
  ): AnyState {
    let state = from;
    for (let i = 0; i < most && state.outcome === null && state.turn < turn; i++) {
      const seat = this.actor(state, draw);
      const listing = this.listing(state, seat, draw);
      // Answers that are drawn by lot are hardly ever the same: there are no habits among them.
      const habits = listing.open.length === 0 && listing.actions.length > 1 ? this.habits : null;
      const all = actionsOf(this.engine, state, listing, way === "usual" ? FEW : this.breadth.candidates, draw);
      const good = this.onward(state, seat, all, way, habits, draw);
      if (good === undefined) break;
      habits?.take(state, good.action);
      state = good.next;
    }
    return state;
  }
  private onward(
    state: AnyState,
    seat: number,
    all: readonly Action[],
    way: "looking" | "usual",
    habits: Habits | null,
    draw: Draw,
  ): Good | undefined {
    if (habits === null) return this.best(state, seat, all, null);
    if (way === "looking") return this.best(state, seat, habits.likely(state, all, this.breadth.looked, draw), habits);
    const action = habits.best(state, all, draw);
    const next = this.engine.simulate(state, action, DREAM_SEED);
    return next === null ? this.best(state, seat, all, habits) : { action, next };
  }
  /** The action that looks best to whoever has to act. */
  reply(state: AnyState, draw: Draw): Action | undefined {
    const seat = this.actor(state, draw);
    const listing = this.listing(state, seat, draw);
    return this.best(state, seat, actionsOf(this.engine, state, listing, this.breadth.candidates, draw), null)?.action;
  }
  private actor(state: AnyState, draw: Draw): number {
    const actors = this.engine.actors(state);
    return actors.length === 1 ? actors[0]! : actors[draw(actors.length)]!;
  }
  /** The actions of a seat; of very many, a sample. */
  listing(state: AnyState, seat: number, draw: Draw): Listing & { readonly isComplete: boolean } {
    const { engine } = this;
    const kind = state.prompts.length > 0 ? `${state.phase} prompt` : state.phase;
    if ((this.counts.get(kind) ?? 0) > this.breadth.listed) {
      return { actions: this.sampled(state, seat, draw), open: [], isComplete: false };
    }
    const listing = listingOf(engine, state, seat);
    this.counts.set(kind, listing.actions.length);
    return listing;
  }
  private sampled(state: AnyState, seat: number, draw: Draw): readonly Action[] {
    const actions: Action[] = [];
    for (let i = 0; i < this.breadth.candidates; i++) {
      const action = this.engine.sample(state, seat, draw);
      if (action !== null) actions.push(action);
    }
    return actions;
  }
  private best(state: AnyState, seat: number, actions: readonly Action[], habits: Habits | null): Good | undefined {
    const good: Good[] = [];
    for (const action of actions) {
      const next = this.engine.simulate(state, action, DREAM_SEED);
      if (next !== null) good.push({ action, next });
    }
    if (good.length < 2) return good[0];
    const scores = good.map(({ next }) => looksTo(this.engine, next, seat));
    const taken = good.map(({ action }) => action);
    const judged = habits === null ? scores : habits.judge(state, taken, scores);
    return good[judged.indexOf(Math.max(...judged))];
  }
}
