import type { Draw } from "@cardwright/core";
import type { AnyEngine, AnyState } from "./bot.ts";
import type { Playouts } from "./leaf.ts";
import { outcomeValues, payoffOf } from "./payoff.ts";
import type { Opinions } from "./value.ts";

/** The opinions of one line of play, each asked at the same moment as in every other line. */
export class Judging {
  private readonly engine: AnyEngine;
  private readonly opinions: Opinions;
  private readonly playouts: Playouts;
  private readonly moments: readonly number[];
  private readonly told: (readonly number[])[] = [];

  /** The moments are turns, in ascending order: a position is judged when it is the first of that turn. */
  constructor(engine: AnyEngine, opinions: Opinions, playouts: Playouts, moments: readonly number[]) {
    this.engine = engine;
    this.opinions = opinions;
    this.playouts = playouts;
    this.moments = moments;
  }
  /** Notes a position on the way down the tree, where a moment has come. */
  pass(state: AnyState): void {
    while (this.told.length < this.moments.length && state.turn >= this.moments[this.told.length]!) this.note(state);
  }
  /** Plays on to the moments that have not come, and takes the mean of all. */
  finish(from: AnyState, draw: Draw): readonly number[] {
    let state = from;
    while (this.told.length < this.moments.length && state.outcome === null) {
      state = this.playouts.untilTurn(state, this.moments[this.told.length]!, draw);
      this.note(state);
    }
    // An end outweighs what was thought before it.
    return state.outcome === null ? this.mean() : outcomeValues(state, payoffOf(this.engine));
  }
  private note(state: AnyState): void {
    const moment = this.told.length;
    this.told.push(this.opinions.values(this.engine, state, moment + 1));
  }
  private mean(): readonly number[] {
    const [first = []] = this.told;
    return first.map((_, seat) => this.told.reduce((sum, values) => sum + values[seat]!, 0) / this.told.length);
  }
}
