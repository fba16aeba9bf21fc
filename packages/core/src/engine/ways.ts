/** Subsets and orders by their number, so that a few of very many can be taken evenly without listing them all. */

/** How many ways there are, and the way with a number below that. */
export interface Ways {
  readonly count: bigint;
  at(index: bigint): readonly number[];
}

function choose(n: number, k: number): bigint {
  let result = 1n;
  for (let i = 0; i < k; i++) result = (result * BigInt(n - i)) / BigInt(i + 1);
  return k < 0 || k > n ? 0n : result;
}
/** The subsets of these items with `min` to `max` of them: small ones first, each size in lexical order. */
export function subsetsOf(items: readonly number[], min: number, max: number): Ways {
  const n = items.length;
  const sizes = Array.from({ length: Math.max(0, max - min + 1) }, (_, i) => min + i);
  const count = sizes.reduce((sum, size) => sum + choose(n, size), 0n);
  return {
    count,
    at(index) {
      let rank = index;
      const size = sizes.find((each) => {
        const ways = choose(n, each);
        if (rank < ways) return true;
        rank -= ways;
        return false;
      })!;
      const chosen: number[] = [];
      for (let i = 0; chosen.length < size; i++) {
        const with_ = choose(n - i - 1, size - chosen.length - 1);
        if (rank < with_) chosen.push(items[i]!);
        else rank -= with_;
      }
      return chosen;
    },
  };
}
/** All orders of these items, in lexical order. */
export function ordersOf(items: readonly number[]): Ways {
  let count = 1n;
  for (let i = 2; i <= items.length; i++) count *= BigInt(i);
  return {
    count,
    at(index) {
      const left = items.slice();
      let rank = index;
      let ways = count;
      return items.map((_, i) => {
        ways /= BigInt(items.length - i);
        const [next] = left.splice(Number(rank / ways), 1);
        rank %= ways;
        return next!;
      });
    },
  };
}
/** All of them up to `most`, or that many at even distances. */
export function evenly({ count, at }: Ways, most: number): readonly (readonly number[])[] {
  if (count <= BigInt(most)) return Array.from({ length: Number(count) }, (_, i) => at(BigInt(i)));
  return Array.from({ length: most }, (_, i) => at((BigInt(2 * i + 1) * count) / BigInt(2 * most)));
}
