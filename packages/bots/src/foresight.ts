import type { AnyEngine, AnyState } from "./any-game.ts";
import { drawOf } from "./imagine.ts";

/**
 * How far a search can afford to look in a game. Turns differ: one card in one game, twenty units in another. The
 * measure is how many actions have to be tried to play a turn well, taken from the beginning of one random match.
 */
export interface Foresight {
  /** At the ends of how many turns a line of play is judged. */
  readonly turns: number;
  /** An end of the match is near that is at most so many actions behind the last of them: then lines go on to it. */
  readonly end: number;
  /** Up to how many actions all of them are listed. */
  readonly listed: number;
  /** Of so many all are tried as a line goes on; of more, those that are usually best. */
  readonly looked: number;
  /** Lines go on by habit, at least in part. */
  readonly isByHabit: boolean;
}
/** Short turns are cheap to play on, and the opinion of a position soon after a choice tells little of what it is worth. */
const SHORT_TURN = 30;
const TURNS_AHEAD = 10;
/**
 * Trying everything as far as a near end is cheap where a step has few options, and an end tells more than an opinion. Opinions are
 * then asked at the end of the own turn only: in Minis those of the next two turns made the choice worse.
 */
const FEW_OPTIONS = 5;
const NEAR_END = 80;
/** Beyond this a turn is long, and long lists are sampled. */
const LONG_TURN = 150;
const LISTED = { usually: 400, inLongTurns: 60 } as const;
const LOOKED = { usually: Number.POSITIVE_INFINITY, inLongTurns: 8 } as const;
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
  let steps = 0;
  for (; steps < STEPS && state.outcome === null; steps++) {
    const seat = engine.actors(state)[0]!;
    tried += engine.validActions(state, seat).length;
    const action = engine.sample(state, seat, draw);
    const next = action === null ? null : engine.simulate(state, action, SEED);
    if (next === null) break;
    state = next;
  }
  const perTurn = Math.max(1, tried / Math.max(1, state.turn));
  const isShort = perTurn <= SHORT_TURN;
  const end = isShort && tried / Math.max(1, steps) <= FEW_OPTIONS ? NEAR_END : 0;
  return {
    turns: isShort && end === 0 ? TURNS_AHEAD : 1,
    end,
    listed: perTurn > LONG_TURN ? LISTED.inLongTurns : LISTED.usually,
    looked: isShort ? LOOKED.usually : LOOKED.inLongTurns,
    isByHabit: end === 0,
  };
}
