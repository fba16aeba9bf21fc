/** A measured value and the 95 % interval around it. */
export interface Interval {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}
const Z95 = 1.959964;

/** Wilson's interval for a share: holds near 0 and 1, where the usual one does not. */
export function wilson(successes: number, of: number, z = Z95): Interval {
  if (of === 0) return { value: 0, low: 0, high: 1 };
  const p = successes / of;
  const spread = z * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of));
  const scale = 1 + (z * z) / of;
  const centre = p + (z * z) / (2 * of);
  return { value: p, low: Math.max(0, (centre - spread) / scale), high: Math.min(1, (centre + spread) / scale) };
}
/** A mean with its interval, from sums that can be added up chunk by chunk. */
export class Moments {
  count = 0;
  sum = 0;
  squares = 0;
  add(value: number, times = 1): void {
    this.count += times;
    this.sum += value * times;
    this.squares += value * value * times;
  }
  get mean(): number {
    return this.count === 0 ? 0 : this.sum / this.count;
  }
  interval(z = Z95): Interval {
    if (this.count < 2) return { value: this.mean, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
    const variance = Math.max(0, (this.squares - this.sum * this.mean) / (this.count - 1));
    const half = z * Math.sqrt(variance / this.count);
    return { value: this.mean, low: this.mean - half, high: this.mean + half };
  }
}
/**
 * How many standard errors wide an interval has to be so that, of `questions` asked at once, all hold together 95 times
 * in 100: who looks at a hundred cards finds five strange ones otherwise.
 */
export function zFor(questions: number): number {
  const tail = 0.05 / Math.max(1, questions) / 2;
  // The inverse of the normal distribution's tail, found by halving; exactness beyond four digits is of no use here.
  let low = 0;
  let high = 10;
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (upperTail(middle) > tail) low = middle;
    else high = middle;
  }
  return low;
}
/** Abramowitz and Stegun 26.2.17, good to seven digits. */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
}
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  if (sorted.length === 0) return 0;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
/** A median, and the values that stand as far from the middle of the row as chance can move it. */
export function medianInterval(values: readonly number[]): Interval {
  const sorted = [...values].sort((a, b) => a - b);
  const last = sorted.length - 1;
  const half = (Z95 * Math.sqrt(sorted.length)) / 2;
  const low = sorted[Math.max(0, Math.floor(sorted.length / 2 - half) - 1)] ?? 0;
  const high = sorted[Math.min(last, Math.ceil(sorted.length / 2 + half))] ?? 0;
  return { value: median(sorted), low, high };
}
/** A difference of two shares: none is larger than 1, whatever the formula says of a few games. */
export function ofShares({ value, low, high }: Interval): Interval {
  const within = (share: number): number => Math.max(-1, Math.min(1, share));
  return { value: within(value), low: within(low), high: within(high) };
}
