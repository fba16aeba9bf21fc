import type { Action, Draw } from "@cardwright/core";
import type { AnyEngine, AnyState } from "./any-game.ts";
import { looksTo } from "./greedy.ts";
import { DREAM_SEED } from "./imagine.ts";
import { actionsOf, drawn, type Listing, listingOf } from "./listing.ts";

/** Most actions of a playout to the end of a match. */
const TO_THE_END_MAX = 2_000;
/** Most actions of one that stops at the end of a turn: some turns are long, none is worth more. */
const ACTIONS_MAX = 100;

interface Good {
  readonly action: Action;
  readonly next: AnyState;
}
/** Plays on from the leaves of one search, so that positions are judged at moments that can be compared. */
export class Playouts {
  private readonly engine: AnyEngine;
  /** Up to how many actions all of them are looked at, and how many of more. */
  private readonly listed: number;
  private readonly candidates: number;
  /** How many actions there were when they were last listed, by phase: where there are many, a few have to do. */
  private readonly counts = new Map<string, number>();

  constructor(engine: AnyEngine, listed: number, candidates: number) {
    this.engine = engine;
    this.listed = listed;
    this.candidates = candidates;
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
  /** Every seat takes what looks best to it, of all actions or of some drawn at random, until a turn begins or the match ends. */
  untilTurn(from: AnyState, turn: number, draw: Draw, most = Number.POSITIVE_INFINITY): AnyState {
    let state = from;
    for (let i = 0; i < ACTIONS_MAX && state.outcome === null && state.turn < turn; i++) {
      const seat = this.actor(state, draw);
      const all = this.actions(state, seat, draw);
      const good = this.best(state, seat, all.length > most ? drawn(all, most, draw) : all);
      if (good === undefined) break;
      state = good.next;
    }
    return state;
  }
  /** The action that looks best to whoever has to act. */
  reply(state: AnyState, draw: Draw): Action | undefined {
    const seat = this.actor(state, draw);
    return this.best(state, seat, this.actions(state, seat, draw))?.action;
  }
  private actor(state: AnyState, draw: Draw): number {
    const actors = this.engine.actors(state);
    return actors.length === 1 ? actors[0]! : actors[draw(actors.length)]!;
  }
  private actions(state: AnyState, seat: number, draw: Draw): readonly Action[] {
    return actionsOf(this.engine, state, this.listing(state, seat, draw), this.candidates, draw);
  }
  /** The actions of a seat; of very many, a sample. */
  listing(state: AnyState, seat: number, draw: Draw): Listing & { readonly isComplete: boolean } {
    const { engine } = this;
    const kind = state.prompts.length > 0 ? `${state.phase} prompt` : state.phase;
    if ((this.counts.get(kind) ?? 0) > this.listed) {
      return { actions: this.sampled(state, seat, draw), open: [], isComplete: false };
    }
    const listing = listingOf(engine, state, seat);
    this.counts.set(kind, listing.actions.length);
    return listing;
  }
  private sampled(state: AnyState, seat: number, draw: Draw): readonly Action[] {
    const actions: Action[] = [];
    for (let i = 0; i < this.candidates; i++) {
      const action = this.engine.sample(state, seat, draw);
      if (action !== null) actions.push(action);
    }
    return actions;
  }
  private best(state: AnyState, seat: number, actions: readonly Action[]): Good | undefined {
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
