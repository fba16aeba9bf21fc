import type { AnyEngine, AnyState } from "./any-game.ts";
import { drawOf } from "./imagine.ts";

/**
 * How far a search can afford to look in a game. Turns differ: one card in one game, twenty units in another. The
 * measure is how many actions have to be tried to play a turn well, taken from the beginning of one random match.
 */
export interface Foresight {
  /** At the ends of how many turns a line of play is judged. */
  readonly turns: number;
  /** Up to how many actions all of them are looked at. */
  readonly listed: number;
}
/** Short turns are cheap to play on, and the opinion of a position soon after a choice tells little of what it is worth. */
const SHORT_TURN = 30;
const TURNS_AHEAD = 10;
/** Beyond this a turn is long, and long lists are sampled. */
const LONG_TURN = 150;
const LISTED = { usually: 400, inLongTurns: 60 } as const;
const STEPS = 60;
const SEED = "f0".repeat(32);

const known = new WeakMap<AnyEngine, Foresight>();
export function foresightOf(engine: AnyEngine, { seats, options }: AnyState): Foresight {
  const answer = known.get(engine) ?? estimated(engine, engine.start({ seats, options, seed: SEED }));
  known.set(engine, answer);
  return answer;
}
function estimated(engine: AnyEngine, start: AnyState): Foresight {
  const draw = drawOf(SEED);
  let state = start;
  let tried = 0;
  for (let i = 0; i < STEPS && state.outcome === null; i++) {
    const seat = engine.actors(state)[0]!;
    tried += engine.validActions(state, seat).length;
    const action = engine.sample(state, seat, draw);
    const next = action === null ? null : engine.simulate(state, action, SEED);
    if (next === null) break;
    state = next;
  }
  const perTurn = Math.max(1, tried / Math.max(1, state.turn));
  const turns = perTurn <= SHORT_TURN ? TURNS_AHEAD : 1;
  return { turns, listed: perTurn > LONG_TURN ? LISTED.inLongTurns : LISTED.usually };
}
