import type { Action, Draw } from "@cardwright/core";
import type { AnyEngine, AnyState } from "./any-game.ts";
import { type Bot, nothingToDo } from "./bot.ts";
import { DREAM_SEED, imagine } from "./imagine.ts";
import { improved } from "./improve.ts";
import { actionsOf, DRAWN_PER_CHOICE, isOf, type Listing, listingOf } from "./listing.ts";
import { outcomeValues, payoffOf } from "./payoff.ts";
import { unsealed } from "./sealed.ts";
import { opinionOf } from "./value.ts";

const WORLDS = 4;
/** Most actions that are looked at; of more than that, a sample. */
const LOOKED_AT_MAX = 300;
/** An end of the match outweighs any opinion. */
const CERTAIN = 1e9;

/** Looks one action ahead in a few imagined worlds, and takes what looks best on average. */
export function greedyBot(engine: AnyEngine): Bot {
  return {
    name: "greedy",
    choose({ state, seat, draw }) {
      const { actions, open } = tried(engine, state, seat, draw);
      if (actions.length === 0) throw nothingToDo(engine, seat);
      if (actions.length === 1 && open.length === 0) return actions[0]!;
      const worlds = Array.from({ length: WORLDS }, () => imagine(engine, state, seat, draw));
      const score = (action: Action): number => scoreIn(engine, worlds, seat, action);
      const scores = actions.map(score);
      const best = Math.max(...scores);
      const good = actions.filter((_, i) => scores[i] === best);
      const action = good[draw(good.length)]!;
      const request = open.find((each) => isOf(action, each));
      return request === undefined ? action : improved(engine, state, { request, action, draw, score });
    },
  };
}
export const someActions = (engine: AnyEngine, state: AnyState, seat: number, draw: Draw): readonly Action[] =>
  tried(engine, state, seat, draw).actions;
/** The actions that are looked at, and the requests of which these are only some. */
function tried(engine: AnyEngine, state: AnyState, seat: number, draw: Draw): Listing {
  const listing = listingOf(engine, state, seat);
  const all = [...actionsOf(engine, state, listing, DRAWN_PER_CHOICE, draw)];
  while (all.length > LOOKED_AT_MAX) {
    const last = all.pop()!;
    const place = draw(all.length + 1);
    if (place < LOOKED_AT_MAX) all[place] = last;
  }
  return { actions: all, open: listing.open };
}
/** A score for each action in the seat's own eyes. All are tried in the same worlds, so that luck is alike for all. */
export function scoreActions(
  engine: AnyEngine,
  state: AnyState,
  seat: number,
  actions: readonly Action[],
  draw: Draw,
  worlds = WORLDS,
): readonly number[] {
  if (actions.length === 1) return [0];
  const dealt = Array.from({ length: worlds }, () => imagine(engine, state, seat, draw));
  return actions.map((action) => scoreIn(engine, dealt, seat, action));
}
const scoreIn = (engine: AnyEngine, worlds: readonly AnyState[], seat: number, action: Action): number =>
  worlds.reduce((sum, world) => {
    const next = engine.simulate(world, action, DREAM_SEED);
    return sum + (next === null ? -CERTAIN : looksTo(engine, unsealed(engine, next, seat), seat));
  }, 0);
/** Without an opinion of the game only the outcome counts. */
export function looksTo(engine: AnyEngine, state: AnyState, seat: number): number {
  if (state.outcome === null) return opinionOf(engine, state, seat) ?? 0;
  return (outcomeValues(state, payoffOf(engine))[seat]! - 1 / state.seats) * CERTAIN;
}
