import { type Action, type Draw, type Engine, type StateOf, seedFromText } from "@cardwright/core";
import { game, type Minis } from "../src/index.ts";

/** Takes the action whose outcome looks best to the seat; among equals it draws. */
export function greedy(engine: Engine<Minis>, state: StateOf<Minis>, seat: number, draw: Draw): Action | null {
  const actions = engine.validActions(state, seat);
  let best = -Infinity;
  let chosen = actions[0] ?? null;
  let ties = 1;
  for (const action of actions) {
    const next = engine.simulate(state, action, seedFromText(`imagined ${draw(1_000_000)}`));
    if (next === null) continue;
    const score = game.evaluate?.(engine.view(next, seat), seat) ?? 0;
    if (score > best + 1e-9) [best, chosen, ties] = [score, action, 1];
    else if (score > best - 1e-9 && draw(++ties) === 0) chosen = action;
  }
  return chosen;
}
