import { type Interval, Moments, zFor } from "./intervals.ts";
import type { Observation } from "./observation.ts";

/** What a change of the game changes, measured on pairs of games with the same deal and the same draws. */
export interface Comparison {
  readonly pairs: number;
  /** Pairs that ended alike: with a change that changes nothing, all of them. */
  readonly same: number;
  readonly seats: readonly { readonly seat: number; readonly by: Interval }[];
  readonly cards: readonly { readonly face: string; readonly by: Interval }[];
  readonly actions: Interval;
  /** Those whose interval does not hold zero, all questions taken together. */
  readonly differences: readonly { readonly what: string; readonly by: Interval }[];
}
/** How much longer or shorter games become: no question of who wins, so it is never among the differences. */
export function lengthSentence({ pairs, actions: { value, low, high } }: Comparison): string {
  const signed = (actions: number): string => `${actions > 0 ? "+" : ""}${actions.toFixed(1)}`;
  const range = pairs < 2 ? "" : ` (${signed(low)} to ${signed(high)})`;
  return `the length of a game changes by ${signed(value)} actions${range}`;
}
/** Both games' exposure to one card: sums of products, from which the error of the difference follows. */
class Pairing {
  private readonly sums = [0, 0, 0, 0];
  private readonly products = Array.from({ length: 16 }, () => 0);

  add(values: readonly [number, number, number, number]): void {
    for (let i = 0; i < 4; i++) {
      this.sums[i]! += values[i]!;
      for (let k = 0; k < 4; k++) this.products[4 * i + k]! += values[i]! * values[k]!;
    }
  }
  /** The win rate of who saw the card, changed less unchanged. Each rate is a ratio, so its error is that of a ratio. */
  difference(z: number): Interval | undefined {
    const [winsA, countA, winsB, countB] = this.sums as [number, number, number, number];
    if (countA === 0 || countB === 0) return undefined;
    const rateA = winsA / countA;
    const rateB = winsB / countB;
    const weights = [-1 / countA, rateA / countA, 1 / countB, -rateB / countB];
    let variance = 0;
    for (let i = 0; i < 4; i++)
      for (let k = 0; k < 4; k++) variance += weights[i]! * weights[k]! * this.products[4 * i + k]!;
    const half = z * Math.sqrt(Math.max(0, variance));
    const value = rateB - rateA;
    return { value, low: value - half, high: value + half };
  }
}
const LEAST_PAIRS = 100;

export class PairTally {
  private readonly seats: Moments[] = [];
  private readonly actions = new Moments();
  private readonly cards = new Map<string, { readonly pairing: Pairing; seen: number }>();
  private pairs = 0;
  private same = 0;

  add(before: Observation, after: Observation): void {
    this.pairs++;
    if (JSON.stringify(before) === JSON.stringify(after)) this.same++;
    this.actions.add(after.actions - before.actions);
    for (let seat = 0; seat < before.seats; seat++) {
      const moments = this.seats[seat] ?? new Moments();
      this.seats[seat] = moments;
      moments.add(after.shares[seat]! - before.shares[seat]!);
    }
    for (const face of new Set([...Object.keys(before.seen), ...Object.keys(after.seen)])) {
      const card = this.cards.get(face) ?? { pairing: new Pairing(), seen: 0 };
      this.cards.set(face, card);
      card.seen++;
      card.pairing.add([...exposure(before, face), ...exposure(after, face)]);
    }
  }
  result(): Comparison {
    const z = zFor(this.seats.length + this.cards.size);
    const seats = this.seats.map((moments, seat) => ({ seat, by: moments.interval(z) }));
    const cards = [...this.cards]
      .filter(([, { seen }]) => seen >= LEAST_PAIRS)
      .flatMap(([face, { pairing }]) => {
        const by = pairing.difference(z);
        return by === undefined ? [] : [{ face, by }];
      })
      .sort((a, b) => Math.abs(b.by.value) - Math.abs(a.by.value) || (a.face < b.face ? -1 : 1));
    const all = [
      ...seats.map(({ seat, by }) => ({ what: `the win rate of seat ${seat}`, by })),
      ...cards.map(({ face, by }) => ({ what: `the win rate of who sees ${face}`, by })),
    ];
    const differences = this.same === this.pairs ? [] : all.filter(({ by }) => by.low > 0 || by.high < 0);
    return { pairs: this.pairs, same: this.same, seats, cards, actions: this.actions.interval(), differences };
  }
}
function exposure(game: Observation, face: string): readonly [number, number] {
  const mask = game.seen[face] ?? 0;
  let wins = 0;
  let count = 0;
  for (let seat = 0; seat < game.seats; seat++) {
    if ((mask & (1 << seat)) === 0) continue;
    count++;
    wins += game.shares[seat]!;
  }
  return [wins, count];
}
