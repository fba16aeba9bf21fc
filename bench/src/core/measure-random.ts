import { perMillisecond } from "./processor-time.ts";
import type { RandomSource } from "./random-source.ts";

export interface RandomCosts {
  readonly nanosecondsPerDraw: number;
  readonly nanosecondsPerShuffle: number;
  /** The sum of all that was drawn: what is used cannot be optimised away. */
  readonly drawn: number;
}

const drawsPerCall = 100;

/** One draw of a die and one shuffle of 52 cards. */
export function measureRandom(source: RandomSource, seed: number, milliseconds: number): RandomCosts {
  const stream = source.start(seed);
  const cards = Array.from({ length: 52 }, (_, index) => index);
  let drawn = 0;
  const draw = () => {
    for (let count = 0; count < drawsPerCall; count++) drawn += stream.int(6);
    return drawsPerCall;
  };
  const shuffle = () => {
    drawn += stream.shuffle(cards)[0] ?? 0;
    return 1;
  };
  const nanosecondsPerDraw = 1e6 / perMillisecond(draw, milliseconds);
  const nanosecondsPerShuffle = 1e6 / perMillisecond(shuffle, milliseconds);
  return { nanosecondsPerDraw, nanosecondsPerShuffle, drawn };
}
