/**
 * So many think at once. What gets free is handed to whoever waits, so that nobody slips in between. Anybody can have many bots
 * play each other: whoever plays against one does not wait behind them.
 */
export class Turns {
  private free: number;
  private readonly watched: (() => void)[] = [];
  private readonly alone: (() => void)[] = [];
  constructor(atOnce: number) {
    this.free = atOnce;
  }
  async take(isWatched: boolean): Promise<void> {
    if (this.free > 0) this.free--;
    else await new Promise<void>((go) => (isWatched ? this.watched : this.alone).push(go));
  }
  give(): void {
    const next = this.watched.shift() ?? this.alone.shift();
    if (next === undefined) this.free++;
    else next();
  }
}
