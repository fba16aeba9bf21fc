import { type Action, type Draw, type Engine, type StateOf, seedFromText } from "@cardwright/core";
import { drawFrom } from "@cardwright/core/testing";
import { game, type Taktik } from "../src/index.ts";

/** Two bots for measuring: one without a thought, one that looks a single step ahead. */
type State = StateOf<Taktik>;
export type Bot = (engine: Engine<Taktik>, state: State, seat: number, draw: Draw) => Action | null;

export const random: Bot = (engine, state, seat, draw) => engine.sample(state, seat, draw);
/** Tries every offered action once, with dice of its own, and takes the one that then looks best to it. */
export const greedy: Bot = (engine, state, seat, draw) => {
  const actions = engine.validActions(state, seat);
  let best: Action[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    const next = engine.simulate(state, action, seedFromText(`imagined ${draw(1_000_000)}`));
    if (next === null) continue;
    const value = game.evaluate?.(engine.view(next, seat), seat) ?? 0;
    if (value > most) {
      most = value;
      best = [];
    }
    if (value === most) best.push(action);
  }
  return best[draw(best.length)] ?? null;
};
export const BOTS: Readonly<Record<string, Bot>> = { random, greedy };

export interface Played {
  readonly actions: number;
  readonly turns: number;
  readonly winner: number;
  readonly reason: string;
}
/** One match to its end; a winner of -1 says that it did not get there. */
export function playOut(engine: Engine<Taktik>, name: string, bots: readonly Bot[], options: unknown): Played {
  const draw = drawFrom(`${name} plays`);
  let { snapshot } = engine.create({ options, seed: seedFromText(name) });
  let actions = 0;
  while (snapshot.state.outcome === null && actions < game.actionsMax) {
    const actors = engine.actors(snapshot.state);
    const seat = actors[draw(actors.length)] ?? 0;
    const action = bots[seat]?.(engine, snapshot.state, seat, draw) ?? null;
    if (action === null) return { actions, turns: snapshot.state.turn, winner: -1, reason: "stuck" };
    const result = engine.applyAction(snapshot, action);
    if (!result.ok) throw new Error(`${name}: ${JSON.stringify(action)}: ${JSON.stringify(result.error)}`);
    snapshot = result.snapshot;
    actions++;
  }
  const { outcome, turn } = snapshot.state;
  return { actions, turns: turn, winner: outcome?.winners[0] ?? -1, reason: outcome?.reason ?? "no end" };
}
