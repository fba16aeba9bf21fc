import type { Action, Engine, StateOf } from "@cardwright/core";
import { type BalanceControl, game } from "../src/index.ts";

/** Two plain bots for measuring: one draws what it does, one looks a step ahead. */

export type State = StateOf<BalanceControl>;
export type Bot = (
  engine: Engine<BalanceControl>,
  state: State,
  seat: number,
  draw: (bound: number) => number,
) => Action;

export const random: Bot = (engine, state, seat, draw) => {
  const action = engine.sample(state, seat, draw);
  if (action === null) throw new Error(`seat ${seat} has nothing to do`);
  return action;
};
export const SIMULATED = "1".repeat(64);
export const worthTo = (engine: Engine<BalanceControl>, state: State, seat: number): number =>
  game.evaluate?.(engine.view(state, seat), seat) ?? 0;
/** Looks at everything it may do, and takes what its own view then likes best; ties are drawn. */
export const greedyAmong =
  (allowed: (action: Action) => boolean): Bot =>
  (engine, state, seat, draw) => {
    let best: { readonly value: number; readonly actions: Action[] } | undefined;
    for (const action of engine.validActions(state, seat)) {
      if (!allowed(action)) continue;
      const next = engine.simulate(state, action, SIMULATED);
      if (next === null) throw new Error(`offered, but refused: ${JSON.stringify(action)}`);
      const value = worthTo(engine, next, seat);
      if (best === undefined || value > best.value) best = { value, actions: [action] };
      else if (value === best.value) best.actions.push(action);
    }
    const chosen = best?.actions[draw(best.actions.length)];
    if (chosen === undefined) throw new Error(`seat ${seat} has nothing to do`);
    return chosen;
  };
export const greedy: Bot = greedyAmong(() => true);
