import type { Action, AnyEvent } from "@cardwright/core";
import type { AnyEngine, AnyState, BotInput } from "./bot.ts";
import { DREAM_SEED } from "./imagine.ts";
import { Search } from "./search.ts";
import { SEARCH_SETTINGS, type SearchSettings } from "./settings.ts";

/**
 * "What would you do?" and "why?", answered from the search's own worlds. Nothing in it says more than the seat's view:
 * the worlds are imagined from it, and of every event only what the seat would see is kept.
 */
export interface Advice {
  /** From the one that the search would take on; the first is the choice. */
  readonly options: readonly Advised[];
  readonly iterations: number;
}
export interface Advised {
  readonly action: Action;
  /**
   * How the search expects it to go for the seat, between 0 (lost) and 1 (won). Without an opinion of the game it is a
   * chance to win; with one it is measured against everything else that was thought of, and 0.5 is the mean of that.
   */
  readonly expected: number;
  /** The share of its thoughts that went into it. */
  readonly share: number;
  /** The first thing that would happen otherwise than after the choice; null for the choice itself, or where all is alike. */
  readonly difference: Difference | null;
}
export interface Difference {
  readonly chosen: AnyEvent | null;
  readonly instead: AnyEvent | null;
}
/** As many as are told: more would not be read. */
const OPTIONS_MOST = 4;
/** How far lines are compared. */
const STEPS_MOST = 12;

export function advise(engine: AnyEngine, input: BotInput, settings: Partial<SearchSettings> = {}): Advice {
  const search = new Search(engine, { ...SEARCH_SETTINGS, ...settings }, input);
  const action = search.run(input.budget ?? {});
  const weighed = search.weighed(action).slice(0, OPTIONS_MOST);
  const world = search.world;
  const chosen = lineOf(engine, search, world, action, input.seat);
  const options = weighed.map(({ action: one, visits, expected }): Advised => {
    const share = visits / Math.max(1, search.visits);
    if (one === action) return { action: one, expected, share, difference: null };
    return {
      action: one,
      expected,
      share,
      difference: differenceOf(chosen, lineOf(engine, search, world, one, input.seat)),
    };
  });
  return { options, iterations: search.visits };
}
/** The events that the seat would see after an action, every seat going on as it looks best to it until the turn ends. */
function lineOf(engine: AnyEngine, search: Search, world: AnyState, action: Action, seat: number): readonly AnyEvent[] {
  const told: AnyEvent[] = [];
  let state = world;
  let next: Action | undefined = action;
  for (let i = 0; i < STEPS_MOST && next !== undefined; i++) {
    const snapshot = { revision: 0, updatedAt: 0, seed: DREAM_SEED, state, intents: [] };
    const result = engine.applyAction(snapshot, next);
    if (!result.ok) break;
    told.push(...engine.seeEvents(result.entry.events, seat));
    state = result.snapshot.state;
    next = state.outcome === null && state.turn <= world.turn ? search.reply(state) : undefined;
  }
  return told;
}
const looks = (event: AnyEvent | undefined): string => JSON.stringify(event ?? null);
function differenceOf(chosen: readonly AnyEvent[], instead: readonly AnyEvent[]): Difference | null {
  for (let i = 0; i < Math.max(chosen.length, instead.length); i++) {
    if (looks(chosen[i]) === looks(instead[i])) continue;
    return { chosen: chosen[i] ?? null, instead: instead[i] ?? null };
  }
  return null;
}
