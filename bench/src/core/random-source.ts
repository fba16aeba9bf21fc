import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

/** A stream of random numbers that has been seeded. */
interface RandomStream {
  /** A whole number from 0 to below - 1, each as likely as the others. */
  int(below: number): number;
  /** The items in a new order, in a new array. */
  shuffle<Item>(items: readonly Item[]): Item[];
}

export interface RandomSource {
  readonly name: string;
  start(seed: number): RandomStream;
}

/** What a careful author takes today: pure-rand's xoroshiro128+ and the usual Fisher-Yates on top of it. */
export const pureRand: RandomSource = {
  name: "pure-rand",
  start(seed) {
    const generator = xoroshiro128plus(seed);
    return {
      int: (below) => uniformInt(generator, 0, below - 1),
      shuffle(items) {
        const shuffled = items.slice();
        for (let last = shuffled.length - 1; last > 0; last--) {
          const other = uniformInt(generator, 0, last);
          const card = shuffled[last] as (typeof shuffled)[number];
          shuffled[last] = shuffled[other] as (typeof shuffled)[number];
          shuffled[other] = card;
        }
        return shuffled;
      },
    };
  },
};
