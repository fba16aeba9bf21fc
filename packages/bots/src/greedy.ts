import type { Action, Draw } from "@cardwright/core";
import type { AnyEngine, AnyState } from "./any-game.ts";
import { type Bot, nothingToDo } from "./bot.ts";
import { DREAM_SEED, imagine } from "./imagine.ts";
import { actionsOfSeat } from "./listing.ts";
import { outcomeValues, payoffOf } from "./payoff.ts";
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
      const actions = someActions(engine, state, seat, draw);
      if (actions.length === 0) throw nothingToDo(engine, seat);
      const scores = scoreActions(engine, state, seat, actions, draw);
      const best = Math.max(...scores);
      const good = actions.filter((_, i) => scores[i] === best);
      return good[draw(good.length)]!;
    },
  };
}
export function someActions(engine: AnyEngine, state: AnyState, seat: number, draw: Draw): readonly Action[] {
  const all = [...actionsOfSeat(engine, state, seat, draw)];
  while (all.length > LOOKED_AT_MAX) {
    const last = all.pop()!;
    const place = draw(all.length + 1);
    if (place < LOOKED_AT_MAX) all[place] = last;
  }
  return all;
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
  const scores = actions.map(() => 0);
  if (actions.length === 1) return scores;
  for (let i = 0; i < worlds; i++) {
    const world = imagine(engine, state, seat, draw);
    for (const [k, action] of actions.entries()) {
      const next = engine.simulate(world, action, DREAM_SEED);
      scores[k]! += next === null ? -CERTAIN : looksTo(engine, next, seat);
    }
  }
  return scores;
}
/** Without an opinion of the game only the outcome counts. */
export function looksTo(engine: AnyEngine, state: AnyState, seat: number): number {
  if (state.outcome === null) return opinionOf(engine, state, seat) ?? 0;
  return (outcomeValues(state, payoffOf(engine))[seat]! - 1 / state.seats) * CERTAIN;
}
