import type { Action, AnyEvent } from "@cardwright/core";
import type { AnyEngine } from "./any-game.ts";
import type { BotInput } from "./bot.ts";
import { DREAM_SEED } from "./imagine.ts";
import { Search, type Weighed } from "./search.ts";
import { SEARCH_SETTINGS, type SearchSettings } from "./settings.ts";
import { Shown } from "./shown.ts";

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
  const thought = search.weighed(action).filter((one) => one.visits > 0 || one.action === action);
  const weighed = thought.slice(0, OPTIONS_MOST);
  const shown = new Shown(engine, search.world, input.seat);
  return { options: comparedWith(engine, search, action, weighed, input.seat, shown), iterations: search.visits };
}
/** Each of these actions beside one of them, as a seat that looks on would see what follows, and in what it is shown now. */
export function comparedWith(
  engine: AnyEngine,
  search: Search,
  one: Action,
  weighed: readonly Weighed[],
  eyes: number,
  shown: Shown,
): readonly Advised[] {
  const line = lineOf(engine, search, one, eyes, shown);
  return weighed.map(({ action, visits, expected }): Advised => {
    const share = visits / Math.max(1, search.visits);
    if (action === one) return { action, expected, share, difference: null };
    return { action, expected, share, difference: differenceOf(line, lineOf(engine, search, action, eyes, shown)) };
  });
}
/**
 * The events that a seat would see after an action, every seat going on as it looks best to it until the turn ends; without those
 * that name what only the imagined world has.
 */
function lineOf(engine: AnyEngine, search: Search, action: Action, eyes: number, shown: Shown): readonly AnyEvent[] {
  const told: AnyEvent[] = [];
  const { world } = search;
  let state = world;
  let next: Action | undefined = action;
  for (let i = 0; i < STEPS_MOST && next !== undefined; i++) {
    const snapshot = { revision: 0, updatedAt: 0, seed: DREAM_SEED, state, intents: [] };
    const result = engine.applyAction(snapshot, next);
    if (!result.ok) break;
    told.push(...engine.seeEvents(result.entry.events, eyes).filter((event) => shown.holds(event)));
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
