/** Counts open things, by who opened them and in all. Nothing is kept of those who have nothing open. */
export class Places {
  private readonly each: number;
  private readonly all: number;
  private readonly taken = new Map<string, number>();
  private total = 0;
  constructor(each: number, all: number) {
    this.each = each;
    this.all = all;
  }
  get size(): number {
    return this.total;
  }
  has(share: string): boolean {
    return this.total < this.all && (this.taken.get(share) ?? 0) < this.each;
  }
  take(share: string): void {
    this.taken.set(share, (this.taken.get(share) ?? 0) + 1);
    this.total++;
  }
  give(share: string): void {
    const left = (this.taken.get(share) ?? 0) - 1;
    if (left > 0) this.taken.set(share, left);
    else this.taken.delete(share);
    this.total--;
  }
}
