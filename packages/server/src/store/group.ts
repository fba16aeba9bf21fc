/** Collects what comes in together and does it in one go: many matches share one wait for the disk. */
export class Group<Item, Result> {
  private readonly run: (items: readonly Item[]) => Promise<readonly Result[]> | readonly Result[];
  private readonly most: number;
  private waiting: { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void }[] = [];
  private scheduled = false;

  constructor(run: (items: readonly Item[]) => Promise<readonly Result[]> | readonly Result[], most: number) {
    this.run = run;
    this.most = most;
  }
  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      if (this.scheduled) return;
      this.scheduled = true;
      setImmediate(() => void this.flush());
    });
  }
  private async flush(): Promise<void> {
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, this.most);
      try {
        const results = await this.run(batch.map(({ item }) => item));
        for (const [i, { resolve }] of batch.entries()) resolve(results[i]!);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.scheduled = false;
  }
}
