import type { Declaration, Draw } from "../declare.ts";
import type { Action, AnyEvent, StateOf } from "../protocol/index.ts";
import { checkingOf, decide } from "./deciding.ts";
import type { Desk, Desks } from "./desk.ts";
import type { Engine } from "./engine.ts";
import { OPENING } from "./events/requests.ts";
import { isOpen } from "./gate.ts";
import type { Offering } from "./offering.ts";
import type { MatchOptions } from "./opening.ts";
import type { AnyState } from "./place.ts";
import { Stop } from "./stop.ts";
import { stateOf } from "./typed-state.ts";

/**
 * A match that only goes on: no log, and nobody looks back at an earlier state, so the state is changed where it is, and
 * its piles too where the game allows it. Rules, queue and events are the same as everywhere. A step may change what was
 * read from `state` before it; `keep` hands out a state that stays as it is.
 */
export class Simulation<D extends Declaration = Declaration> {
  private readonly desks: Desks;
  private readonly offering: Offering;
  /** Null once the match is over or a chain was broken off halfway. */
  private desk: Desk | null;
  private last: AnyState;

  /** The state is that of a match before anything was set up, and nobody else's. */
  constructor(desks: Desks, offering: Offering, state: AnyState, seed: string) {
    this.desks = desks;
    this.offering = offering;
    this.last = state;
    this.desk = desks.borrow();
    this.desk.open(state, seed);
    const { ledger } = this.desk;
    ledger.openAlone(state, seed, ledger.rules.pilesInPlace);
    this.settle(this.desk, OPENING);
  }
  get state(): StateOf<D> {
    return stateOf<D>(this.desk === null ? this.last : this.desk.ledger.state);
  }
  /** The state as it is now, which later steps leave alone. */
  keep(): StateOf<D> {
    return stateOf<D>(this.desk === null ? this.last : this.desk.ledger.kept());
  }
  /** False when the action is refused; then nothing has changed. */
  act(action: Action): boolean {
    const desk = this.under();
    if (desk === null) return false;
    const { ledger, asking } = desk;
    const definition = ledger.rules.actions.get(action.type);
    if (!isOpen(ledger, asking, action, definition)) return false;
    let decided: readonly AnyEvent[];
    try {
      decided = decide(ledger, asking, action, definition, checkingOf(ledger, action, false), false);
    } catch (stopped) {
      if (stopped instanceof Stop) return false;
      throw stopped;
    }
    this.settle(desk, decided, action.intentId);
    return true;
  }
  /** Takes one legal action, drawn as `engine.sample` draws it; false when the seat has nothing to do. */
  advance(seat: number, draw: Draw): boolean {
    const desk = this.under();
    const drawn = desk === null ? null : this.offering.draw(desk, seat, draw);
    if (desk === null || drawn === null) return false;
    this.settle(desk, drawn.events);
    return true;
  }
  private under(): Desk | null {
    if (this.desk === null && this.last.outcome === null) {
      throw new Error("this simulation was broken off and cannot go on");
    }
    return this.desk;
  }
  private settle(desk: Desk, events: readonly AnyEvent[], intentId?: string): void {
    const { ledger, settling } = desk;
    // Until it has come to rest: a chain that is broken off leaves the state half changed.
    this.desk = null;
    try {
      settling.settle(events, intentId);
    } catch (stopped) {
      if (!(stopped instanceof Stop)) throw stopped;
      throw new Error(`${stopped.refusal.code}: ${stopped.refusal.message}`);
    }
    this.last = ledger.state;
    if (this.last.outcome === null) this.desk = desk;
    else this.desks.giveBack(desk);
  }
}
/** A new match that is only played forward: the fastest way, where no earlier state is wanted. */
export function simulationOf<D extends Declaration>(engine: Engine<D>, match: MatchOptions): Simulation<D> {
  const { desks, offering, opening } = engine;
  return new Simulation(desks, offering, opening.of(match), match.seed);
}
