import { type AnyEngine, type AnyState, opinionOf } from "@cardwright/bots";
import type { Action, Draw } from "@cardwright/core";
import type { Snapshot } from "@cardwright/core/host";
import { dealMeasures, heldBy } from "./measures.ts";
import type { Meetings } from "./meetings.ts";
import type { Line } from "./occasions.ts";
import { Wishes } from "./wishes.ts";

/**
 * How players choose where nothing brings cards together: as the game itself would, the first that comes, what is done
 * least; and without any aim at all, so that what no aim leads to happens too.
 */
export type Manner = "clever" | "careless" | "curious" | "aimless";
export interface Drawn {
  readonly action: Action;
  readonly worth: number;
  /** Brings together what has not met yet. */
  readonly meets: boolean;
}
/** Actions drawn to choose from; the more, the straighter the way to what is wished for. */
const DRAWN = 12;
/** What it is worth to bring two cards together, in cards that the one would still have to meet. */
const MEETS = 20;
/** Who holds nothing for later takes it at once; for each that is held, less often, or there would be time for nothing else. */
const PREPARES_EVERY = 6;

/** Chooses among actions, and what hidden measures are, so that cards meet that have not met yet. */
export class Chooser {
  wishes: Wishes;
  private readonly engine: AnyEngine;
  private readonly meetings: Meetings;
  /** How often each kind of action was taken. */
  private readonly taken = new Map<string, number>();

  constructor(engine: AnyEngine, meetings: Meetings) {
    this.engine = engine;
    this.meetings = meetings;
    this.wishes = new Wishes(meetings, [], () => false);
  }
  /** How many a card would meet if it were used now: those that were used lately, or the one that is to come. */
  private meeting({ history, snapshot: { state } }: Line, coming: string | undefined): (card: string) => number {
    if (coming !== undefined) return (card) => (this.wishes.wants(card, coming) ? 1 : 0);
    const near = this.meetings.near(history, state);
    return (card) => near.reduce((sum, other) => sum + (this.wishes.wants(other, card) ? 1 : 0), 0);
  }
  /** The same table with those measures in hands and in the row that have most to meet; the one to come above all. */
  dealt(line: Line, draw: Draw, coming?: string): Line {
    const { snapshot, origin } = line;
    const meeting = this.meeting(line, coming);
    const state = dealMeasures(
      snapshot.state,
      (card) => this.wishes.dearth(card) + MEETS * (card === coming ? 2 : meeting(card)),
      draw,
    );
    if (state === snapshot.state) return line;
    const dealt = { ...snapshot, state };
    return { ...line, origin: { ...origin, dealt }, actions: [], snapshot: dealt };
  }
  /** Without a card to come, what is worth doing is what brings cards together or uses what misses most. */
  drawn(line: Line, seat: number, draw: Draw, coming?: string): readonly Drawn[] {
    const { state } = line.snapshot;
    const { uses } = this.meetings;
    const actions = new Map<string, Action>();
    for (let i = 0; i < DRAWN; i++) {
      const action = this.engine.sample(state, seat, draw);
      if (action === null) return [];
      actions.set(JSON.stringify(action), action);
    }
    const meeting = this.meeting(line, coming);
    return [...actions.values()].map((action) => {
      const isIdle = uses.isIdle(action);
      let worth = 0;
      let meets = false;
      if (!isIdle || (uses.isTaking(action) && draw(1 + PREPARES_EVERY * heldBy(state, action)) === 0)) {
        for (const card of uses.named(state, action)) {
          const others = isIdle ? 0 : meeting(card);
          worth += this.wishes.dearth(card) + MEETS * others;
          meets ||= others > 0;
        }
      }
      return { action, worth, meets };
    });
  }
  chosen(snapshot: Snapshot<AnyState>, seat: number, drawn: readonly Drawn[], manner: Manner): Drawn {
    const most = Math.max(...drawn.map(({ worth }) => worth));
    const best = drawn.filter(({ worth }) => worth === most);
    const chosen = most > 0 || manner === "careless" ? best[0]! : this.preferred(snapshot, seat, best, manner);
    this.taken.set(chosen.action.type, (this.taken.get(chosen.action.type) ?? 0) + 1);
    return chosen;
  }
  private preferred(snapshot: Snapshot<AnyState>, seat: number, drawn: readonly Drawn[], manner: Manner): Drawn {
    if (manner !== "curious") return this.wisest(snapshot, seat, drawn);
    const often = ({ action: { type } }: Drawn): number => this.taken.get(type) ?? 0;
    return drawn.reduce((rarest, one) => (often(one) < often(rarest) ? one : rarest));
  }
  /** What the game itself thinks best, so that players come to afford what is dear; an end is what they want least. */
  private wisest({ state, seed }: Snapshot<AnyState>, seat: number, drawn: readonly Drawn[]): Drawn {
    if (this.engine.game.evaluate === undefined) return drawn[0]!;
    let best = drawn[0]!;
    let most = Number.NEGATIVE_INFINITY;
    for (const one of drawn) {
      const next = this.engine.simulate(state, one.action, seed);
      if (next === null || next.outcome !== null) continue;
      const opinion = opinionOf(this.engine, next, seat) ?? 0;
      if (opinion > most) [best, most] = [one, opinion];
    }
    return best;
  }
}
