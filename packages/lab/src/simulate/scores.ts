/** Adds up the scores of games that ended with some: by seat, by bot, and the lead of the first over the next. */
export class Scores {
  private games = 0;
  private lead = 0;
  private readonly seats: number[] = [];
  private readonly bots: { sum: number; of: number }[];
  constructor(bots: number) {
    this.bots = Array.from({ length: bots }, () => ({ sum: 0, of: 0 }));
  }
  add(scores: readonly number[], botAt: (seat: number) => number): void {
    this.games++;
    for (const [seat, score] of scores.entries()) {
      this.seats[seat] = (this.seats[seat] ?? 0) + score;
      const bot = this.bots[botAt(seat)]!;
      bot.sum += score;
      bot.of++;
    }
    const [first = 0, second = first] = scores.toSorted((a, b) => b - a);
    this.lead += first - second;
  }
  means(): { readonly of: number; readonly mean: readonly number[]; readonly lead: number } | null {
    if (this.games === 0) return null;
    return { of: this.games, mean: this.seats.map((sum) => sum / this.games), lead: this.lead / this.games };
  }
  meanOf(bot: number): number | null {
    const { sum, of } = this.bots[bot]!;
    return of === 0 ? null : sum / of;
  }
}
