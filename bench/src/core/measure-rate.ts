import { seedOf } from "../boards/board.ts";
import type { Board, BoardWay } from "../boards/boards.ts";
import type { DuelMode } from "./duel.ts";
import { perMillisecond } from "./processor-time.ts";
import { scriptedChoices } from "./script.ts";

export interface RateOptions {
  readonly seed: number;
  readonly milliseconds: number;
}

/** How many actions this mode plays in a second of processor time, in whole matches, set-up included. */
export function measureRate(mode: DuelMode, { seed, milliseconds }: RateOptions): number {
  const choose = scriptedChoices(seed);
  let match = seed;
  return perMillisecond(() => mode.playMatch(match++, choose), milliseconds) * 1000;
}

/** The same for one way to play a board. */
export function measureBoard({ plain, plays }: Board, way: BoardWay, { seed, milliseconds }: RateOptions): number {
  const draw = scriptedChoices(seed);
  let match = seed;
  const play = way === "plain" ? () => plain(draw) : () => plays[way](seedOf(match++), draw);
  return perMillisecond(() => play().actions, milliseconds) * 1000;
}
