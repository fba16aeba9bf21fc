import type { AnyState } from "@cardwright/bots";
import type { Action } from "@cardwright/core";
import type { Snapshot } from "@cardwright/core/host";
import type { History } from "./meetings.ts";
import type { MatchStart } from "./position.ts";
import type { Wishes } from "./wishes.ts";

/** Where a line of actions begins: with a match, or with a table that was dealt by hand in the midst of one. */
export interface Origin {
  readonly start: MatchStart;
  readonly match: string;
  readonly dealt?: Snapshot<AnyState>;
}
/** A match as far as it has come. */
export interface Place {
  readonly origin: Origin;
  readonly actions: readonly Action[];
  readonly snapshot: Snapshot<AnyState>;
  readonly history: History;
}
/** A place, and what was done there. */
export interface Step extends Place {
  readonly action: Action;
}
export interface Line extends Place {
  /** The last steps that led here. */
  readonly trail: readonly Step[];
}
/** Somewhere a card was used, and how that came about. */
export interface Occasion {
  readonly card: string;
  readonly line: Line;
}
const KEPT = 3;

/** Where cards were used that still have others to meet: what could be used there once can be used there again. */
export class Occasions {
  private readonly byCard = new Map<string, readonly Line[]>();
  private readonly visits = new Map<string, number>();

  /** One of each match is enough, and the first has most of it left. */
  keep(card: string, line: Line): void {
    const kept = this.byCard.get(card) ?? [];
    if (kept.some(({ origin }) => origin.match === line.origin.match)) return;
    this.byCard.set(card, [line, ...kept].slice(0, KEPT));
  }
  /** Those of the cards that miss most; each time one has been gone back to, others come before it more easily. */
  best(wishes: Wishes, most: number): readonly Occasion[] {
    for (const card of this.byCard.keys()) if (wishes.needs(card) === 0) this.byCard.delete(card);
    const claim = (card: string): number => wishes.needs(card) / (1 + (this.visits.get(card) ?? 0));
    const best = [...this.byCard].sort(([a], [b]) => claim(b) - claim(a)).slice(0, most);
    for (const [card] of best) this.visits.set(card, (this.visits.get(card) ?? 0) + 1);
    return best.flatMap(([card, lines]) => lines.map((line) => ({ card, line })));
  }
}
