import type { Action } from "@cardwright/core";
import type { Entry } from "@cardwright/core/host";
import { type Append, intentKey, type Store } from "../store/store.ts";

/** The answer to an intent: sent again, it gets the same one. */
export interface Answered {
  readonly ackSeq: number;
  readonly action: Action;
}
const KEPT = 256;

/** The intents of a match, each of one seat. The last ones are known here by name; the store has them all, with their answers. */
export class Intents {
  private readonly store: Store;
  private readonly match: string;
  private readonly last = new Set<string>();
  /** True while all intents of the match are known here, so that an unknown one is new. */
  private complete: boolean;
  constructor(store: Store, match: string, isNew: boolean) {
    this.store = store;
    this.match = match;
    this.complete = isNew;
  }
  isRecent(seat: number, intentId: string): boolean {
    return this.last.has(intentKey(seat, intentId));
  }
  remember({ seat, intent }: Pick<Append, "seat" | "intent">): void {
    if (intent === null) return;
    this.last.add(intentKey(seat, intent));
    if (this.last.size <= KEPT) return;
    this.complete = false;
    this.last.delete(this.last.values().next().value!);
  }
  /** Notes that other nodes may have written some, or that the store may have some of which it did not tell. */
  someAreElsewhere(): void {
    this.complete = false;
  }
  async find(seat: number, intentId: string): Promise<Answered | null> {
    if (this.complete && !this.isRecent(seat, intentId)) return null;
    const stored = await this.store.intent(this.match, seat, intentId);
    if (stored === null) return null;
    const { action } = JSON.parse(stored.entry) as Entry;
    return { ackSeq: stored.ackSeq, action: action! };
  }
}
