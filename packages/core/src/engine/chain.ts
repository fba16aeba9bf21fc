import { canonicalText } from "../canonical-text.ts";
import type { AnyEvent } from "../protocol/index.ts";
import { refuse } from "../refusal.ts";
import type { AnyState } from "./place.ts";
import { stop } from "./stop.ts";

/** Longest chain one action may cause. A longer one is a defect in the rules, not a long turn. */
export const EVENTS_PER_ACTION_MAX = 5_000;
/** From this length on a chain is watched for coming back to where it was. */
const WATCH_FROM = 1_000;
const WATCH_EVERY = 37;

/** The chain of events that one action causes, watched so that it comes to an end. */
export class Chain {
  private length = 0;
  private passed: Set<string> | null = null;

  begin(): void {
    this.length = 0;
    this.passed = null;
  }
  /** Counts one more event; true from the length on at which a chain has to be watched. */
  isLong(): boolean {
    return ++this.length > WATCH_FROM;
  }
  /** Refuses the action when its chain is too long, or comes back to a state and a queue that it had before. */
  watch(state: AnyState, stack: readonly AnyEvent[], top: number): void {
    if (this.length > EVENTS_PER_ACTION_MAX || top > EVENTS_PER_ACTION_MAX) {
      stop(refuse("CHAIN_TOO_LONG", { most: EVENTS_PER_ACTION_MAX }));
    }
    // Looking at every event would cost more than the chain itself. A chain that goes in a circle is caught sooner or later all the same.
    if (this.length % WATCH_EVERY !== 0) return;
    const { waiting: _, position: __, ...rest } = state;
    const here = canonicalText([rest, stack.slice(0, top)]);
    this.passed ??= new Set();
    if (this.passed.has(here)) {
      stop(refuse("LOOP_DETECTED"));
    }
    this.passed.add(here);
  }
}
