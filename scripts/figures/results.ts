import { wilson } from "@cardwright/lab";
import type { Study } from "./study.ts";

/** One match of a study. Winners are null where it did not end. */
export interface Match {
  readonly index: number;
  readonly winners: readonly number[] | null;
  readonly reason: string;
  readonly actions: number;
  readonly turns: number;
  readonly notes: Readonly<Record<string, number>>;
}
/** All matches of a study, and figures of them. A shared victory counts in parts. */
export class Results {
  readonly study: Study;
  readonly matches: readonly Match[];

  constructor(study: Study, matches: readonly Match[]) {
    this.study = study;
    this.matches = [...matches].sort((a, b) => a.index - b.index);
  }
  get count(): number {
    return this.matches.length;
  }
  get unfinished(): number {
    return this.matches.filter(({ winners }) => winners === null).length;
  }
  get shared(): number {
    return this.matches.filter(({ winners }) => (winners?.length ?? 0) > 1).length / this.count;
  }
  winsOf(seatIn: (match: Match) => number): number {
    return this.matches.reduce((sum, match) => sum + wonBy(match, seatIn(match), this.study.seats), 0);
  }
  seatShare(seat: number): number {
    return this.winsOf(() => seat) / this.count;
  }
  /** Won by the first of the two decks, on either seat. */
  get deckWins(): number {
    return this.winsOf(({ index }) => index % 2);
  }
  get deckShare(): number {
    return this.deckWins / this.count;
  }
  median(of: (match: Match) => number): number {
    return this.matches.map(of).sort((a, b) => a - b)[this.count >> 1] ?? 0;
  }
  most(of: (match: Match) => number): number {
    return Math.max(...this.matches.map(of));
  }
  /** The sum of everything noted, by name. */
  get notes(): ReadonlyMap<string, number> {
    const sums = new Map<string, number>();
    for (const { notes } of this.matches)
      for (const [name, count] of Object.entries(notes)) sums.set(name, (sums.get(name) ?? 0) + count);
    return sums;
  }
}
function wonBy({ winners }: Match, seat: number, seats: number): number {
  if (winners === null) return 0;
  // Nobody's victory is everybody's in part; alone it is a defeat.
  if (winners.length === 0) return seats === 1 ? 0 : 1 / seats;
  return winners.includes(seat) ? 1 / winners.length : 0;
}
export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
/** A share with Wilson's interval at 95 %. */
export function shareText(wins: number, of: number): string {
  const { value, low, high } = wilson(wins, of);
  return `${percent(value)} (${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)})`;
}
