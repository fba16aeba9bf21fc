import type { Draw } from "@cardwright/core";
import type { AnyEngine, AnyState } from "./any-game.ts";
import type { Playouts } from "./leaf.ts";
import { outcomeValues, payoffOf } from "./payoff.ts";
import type { Opinions } from "./value.ts";

/** Up to so many moments ahead every action is looked at; later what is usually best is taken, because much has to be played. */
const NEAR = 2;
/** The mean of all moments is learnt in a few visits, the last moment tells more: after so many visits it counts as much. */
const LEARNT_BY = 4;

/** So many lines try whether the end is near; after them it is tried only where at least this share found it. */
const TRIALS = 4;
const SHARE = 0.25;

/** Lines go on to an end of the match that is near: it tells what no opinion can. */
export class Nearness {
  private readonly actions: number;
  private tried = 0;
  private found = 0;

  /** How many actions away an end is near. */
  constructor(actions: number) {
    this.actions = actions;
  }
  endOf(from: AnyState, playouts: Playouts, draw: Draw): AnyState | null {
    if (this.actions === 0) return null;
    if (from.outcome !== null) return from;
    if (this.tried >= TRIALS && this.found < SHARE * this.tried) return null;
    const end = playouts.untilTurn(from, Number.POSITIVE_INFINITY, draw, "looking", this.actions);
    this.tried++;
    if (end.outcome === null) return null;
    this.found++;
    return end;
  }
}
/** The opinions of one line of play, each asked at the same moment as in every other line. */
export class Judging {
  private readonly engine: AnyEngine;
  private readonly opinions: Opinions;
  private readonly playouts: Playouts;
  private readonly moments: readonly number[];
  private readonly nearness: Nearness;
  private readonly told: (readonly number[])[] = [];

  /** The moments are turns, in ascending order: a position is judged when it is the first of that turn. */
  constructor(
    engine: AnyEngine,
    opinions: Opinions,
    playouts: Playouts,
    moments: readonly number[],
    nearness: Nearness,
  ) {
    this.engine = engine;
    this.opinions = opinions;
    this.playouts = playouts;
    this.moments = moments;
    this.nearness = nearness;
  }
  /** Notes a position on the way down the tree, where a moment has come. */
  pass(state: AnyState): void {
    while (this.told.length < this.moments.length && state.turn >= this.moments[this.told.length]!) this.note(state);
  }
  /**
   * Plays on to the moments that have not come, and takes the mean of all, the later ones weighing more, the last one most
   * where the line's first action has been tried often. After an end they are as good as it is; what was thought before it
   * still counts, so that of two victories the surer one is better.
   */
  finish(from: AnyState, draw: Draw, visits: number): readonly number[] {
    let state = from;
    while (this.told.length < this.moments.length) {
      const moment = this.told.length;
      state = this.playouts.untilTurn(state, this.moments[moment]!, draw, moment < NEAR ? "looking" : "usual");
      this.note(state);
    }
    const mean = this.mean();
    const end = this.nearness.endOf(state, this.playouts, draw);
    if (end !== null) {
      const worth = outcomeValues(end, payoffOf(this.engine));
      return mean.map((value, seat) => (value + worth[seat]!) / 2);
    }
    if (state.outcome !== null) return mean;
    const last = this.told.at(-1)!;
    const trust = visits / (visits + LEARNT_BY);
    return mean.map((value, seat) => value + trust * (last[seat]! - value));
  }
  private note(state: AnyState): void {
    const moment = this.told.length;
    this.told.push(this.opinions.values(this.engine, state, moment));
  }
  private mean(): readonly number[] {
    const [first = []] = this.told;
    const weights = this.told.reduce((sum, _, moment) => sum + moment + 1, 0);
    return first.map((_, seat) => {
      const sum = this.told.reduce((all, values, moment) => all + (moment + 1) * values[seat]!, 0);
      return sum / weights;
    });
  }
}
