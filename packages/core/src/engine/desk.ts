import type { Rulebook } from "../rulebook.ts";
import { Asking, type CanAct } from "./asking.ts";
import { Ledger } from "./ledger.ts";
import type { AnyState } from "./place.ts";
import { Settling } from "./settling.ts";

/** The parts that one action needs. A desk serves one action at a time. */
export class Desk {
  readonly ledger: Ledger;
  readonly asking: Asking;
  readonly settling: Settling;
  constructor(book: Rulebook, isStrict: boolean, canAct: CanAct) {
    this.ledger = new Ledger(book, isStrict);
    this.asking = new Asking(this.ledger, canAct);
    this.settling = new Settling(book, this.ledger, this.asking);
  }
  /** Takes up a state that others hold. */
  open(state: AnyState, seed?: string): void {
    this.ledger.open(state, seed);
    this.settling.isLogging = false;
    this.settling.causes = null;
  }
}
/** Most free desks that are kept; more are needed only for a moment. */
const FREE_MAX = 64;

/**
 * Desks that are free. A rule may ask the engine while an action is under way: it gets another desk. A desk on which
 * something threw is not given back, or dropped when it is: so no half-finished work can be met again.
 */
export class Desks {
  private readonly free: Desk[] = [];
  private readonly book: Rulebook;
  private readonly isStrict: boolean;
  private readonly canAct: CanAct;
  constructor(book: Rulebook, isStrict: boolean, canAct: CanAct) {
    this.book = book;
    this.isStrict = isStrict;
    this.canAct = canAct;
  }
  borrow(): Desk {
    return this.free.pop() ?? new Desk(this.book, this.isStrict, this.canAct);
  }
  giveBack(desk: Desk): void {
    if (desk.settling.isAtRest && this.free.length < FREE_MAX) this.free.push(desk);
  }
}
