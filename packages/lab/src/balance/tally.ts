import { Scores } from "../simulate/scores.ts";
import { type Interval, Moments, ofShares, wilson } from "./intervals.ts";
import type { Masks, Observation } from "./observation.ts";

/** Sums over games; the reports are made from these. */

const bits = (mask: number, seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter((seat) => (mask & (1 << seat)) !== 0);

/** Of fewer, how much they vary is not read from them: three draws in a row would be known exactly. */
const FEW = 30;
/** How seats fared for which something holds: they saw a card, played it, chose a tactic. */
export class Exposure {
  count = 0;
  wins = 0;
  readonly bySeat: number[] = [];
  /** Sum of squares per game of what these seats won above a fair share; seats of one game are not independent. */
  private squares = 0;
  /** The same sum as it is to be expected of seats that win their fair share, each by itself. */
  private squaresOfChance = 0;

  add(game: Observation, mask: number): void {
    const { fair, shares } = game;
    let above = 0;
    for (const seat of bits(mask, game.seats)) {
      const share = shares[seat]!;
      this.count++;
      this.wins += share;
      this.bySeat[seat] = (this.bySeat[seat] ?? 0) + 1;
      above += share - fair;
      this.squaresOfChance += fair * (1 - fair);
    }
    this.squares += above * above;
  }
  get rate(): Interval {
    return wilson(this.wins, this.count);
  }
  /** How much more these seats win than those seats do anyway. */
  effect(seatRates: readonly number[], z: number): Interval {
    if (this.count === 0) return { value: 0, low: -1, high: 1 };
    const expected = this.bySeat.reduce((sum, n, seat) => sum + (n ?? 0) * (seatRates[seat] ?? 0), 0);
    const value = (this.wins - expected) / this.count;
    const half = (z * Math.sqrt(this.count < FEW ? this.squaresOfChance : this.squares)) / this.count;
    return ofShares({ value, low: value - half, high: value + half });
  }
}
export class Tally {
  games = 0;
  finished = 0;
  draws = 0;
  seats = 0;
  /** The share of a seat where all are alike. */
  fair = 0;
  readonly seatWins: number[] = [];
  readonly scores = new Scores(1);
  readonly actions = new Moments();
  readonly turns = new Moments();
  readonly rounds = new Moments();
  readonly lengths: number[] = [];
  readonly choices = new Map<number, number>();
  readonly seen = new Map<string, Exposure>();
  readonly played = new Map<string, Exposure>();
  readonly kept = new Map<string, Exposure>();
  readonly chosen = new Map<string, Exposure>();
  readonly traits = new Map<string, Exposure>();
  readonly playable = new Set<string>();
  comebacks = 0;
  comebacksOf = 0;

  add(game: Observation): void {
    this.games++;
    this.seats = Math.max(this.seats, game.seats);
    if (game.winners !== null) this.finished++;
    if (game.winners?.length === 0) this.draws++;
    for (let seat = 0; seat < game.seats; seat++) this.seatWins[seat] = (this.seatWins[seat] ?? 0) + game.shares[seat]!;
    this.fair = game.fair;
    if (game.scores !== null) this.scores.add(game.scores, () => 0);
    this.actions.add(game.actions);
    this.turns.add(game.turns);
    this.rounds.add(game.rounds);
    this.lengths.push(game.actions);
    for (const count of game.choices) this.choices.set(count, (this.choices.get(count) ?? 0) + 1);
    this.expose(this.seen, game, game.seen);
    this.expose(this.played, game, game.played);
    this.expose(this.kept, game, game.kept);
    this.expose(this.chosen, game, game.chosen);
    this.expose(this.traits, game, game.traits);
    for (const face of game.playable) this.playable.add(face);
    if (game.comeback !== null) this.comebacksOf++;
    if (game.comeback === true) this.comebacks++;
  }
  private expose(of: Map<string, Exposure>, game: Observation, masks: Masks): void {
    for (const [name, mask] of Object.entries(masks)) {
      const exposure = of.get(name) ?? new Exposure();
      of.set(name, exposure);
      exposure.add(game, mask);
    }
  }
  get seatRates(): readonly number[] {
    return this.seatWins.map((wins) => wins / this.games);
  }
}
