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
