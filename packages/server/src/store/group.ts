interface Waiting<Item, Result> {
  readonly item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}
/** Collects what comes in together and does it in one go: many matches share one wait for the disk. */
export class Group<Item, Result> {
  private readonly run: (items: readonly Item[]) => Promise<readonly Result[]> | readonly Result[];
  private readonly most: number;
  /** So many may be under way; what comes in meanwhile waits, and is the next one. */
  private readonly atOnce: number;
  private readonly waiting: Waiting<Item, Result>[] = [];
  private scheduled = false;
  private underWay = 0;

  constructor(
    run: (items: readonly Item[]) => Promise<readonly Result[]> | readonly Result[],
    most: number,
    atOnce = 1,
  ) {
    this.run = run;
    this.most = most;
    this.atOnce = atOnce;
  }
  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      if (this.scheduled || this.underWay === this.atOnce) return;
      this.scheduled = true;
      // Rooms decide one after the other in one go (`room/together.ts`); the next tick comes right behind the last of them.
      process.nextTick(this.flush);
    });
  }
  private readonly flush = (): void => {
    this.scheduled = false;
    while (this.waiting.length > 0 && this.underWay < this.atOnce) void this.settle(this.waiting.splice(0, this.most));
  };
  private async settle(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    this.underWay++;
    try {
      const results = await this.run(batch.map(({ item }) => item));
      for (let i = 0; i < batch.length; i++) batch[i]!.resolve(results[i]!);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    this.underWay--;
    this.flush();
  }
}
