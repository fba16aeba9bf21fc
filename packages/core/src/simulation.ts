import type { Declaration, Draw } from "./declare.ts";
import type { Offering } from "./offers.ts";
import type { Action, AnyEvent, StateOf } from "./protocol/index.ts";
import { STOP } from "./run/choices.ts";
import type { AnyState } from "./run/place.ts";
import { OPENING, type Run } from "./run/run.ts";

/**
 * A match that only goes on: no log, and nobody looks back at an earlier state, so the state is changed where it is, and
 * its piles too where the game allows it. The rules, the queue and the events are the same as everywhere. What was read
 * from `state` before a step may be changed by it; who wants to keep a state plays with `engine.simulate`.
 */
export class Simulation<D extends Declaration = Declaration> {
  private readonly run: Run;
  private readonly offering: Offering;
  private readonly seed: string;
  private readonly current: AnyState;
  /** A chain that was broken off has left the piles half changed. */
  private isBroken = false;

  /** The state is that of a match before anything was set up. */
  constructor(run: Run, offering: Offering, state: AnyState, seed: string) {
    this.run = run;
    this.offering = offering;
    this.seed = seed;
    this.current = withOwnPiles(run, state);
    this.begin();
    this.settle(OPENING);
  }
  get state(): StateOf<D> {
    return this.current as unknown as StateOf<D>;
  }
  /** False when the action is refused; then nothing has changed. */
  act(action: Action): boolean {
    const run = this.begin();
    if (run.gate(action) !== undefined) return false;
    return this.settle(run.decide(action));
  }
  /** Takes one legal action, drawn as `engine.sample` draws it; false when the seat has nothing to do. */
  advance(seat: number, draw: Draw): boolean {
    const run = this.begin();
    const decided = this.offering.draw(run, seat, draw);
    run.checking(false);
    return this.settle(decided);
  }
  private begin(): Run {
    if (this.isBroken) throw new Error("this simulation was broken off and cannot go on");
    const { run } = this;
    run.on(this.current, this.seed, run.rules.pilesInPlace);
    run.checking(false);
    return run;
  }
  private settle(decided: readonly AnyEvent[] | null): boolean {
    if (decided === null) return false;
    this.isBroken = true;
    try {
      this.run.settle(decided);
    } catch (stopped) {
      if (stopped !== STOP) throw stopped;
      throw new Error(`${this.run.refusal!.code}: ${this.run.refusal!.message}`);
    }
    this.isBroken = false;
    return true;
  }
}

/** Pieces, facts and effects are never written, so they can be shared. */
function withOwnPiles({ rules }: Run, state: AnyState): AnyState {
  for (const { key, seat } of rules.places.values()) {
    if (seat < 0) state[key] = [];
    else if (seat === 0) state[key] = (state[key] as readonly unknown[]).map(() => []);
  }
  return state;
}
