import { Stretch } from "../stretch.ts";

/**
 * The last messages of one viewer, for whoever comes back soon: at least `kept` of them, at most twice as many. They are copied
 * into memory that is used again and again.
 */
export class RecentFrames {
  private readonly kept: number;
  private older = new Stretch();
  private newer = new Stretch();

  constructor(kept: number) {
    this.kept = kept;
  }
  get count(): number {
    return this.older.count + this.newer.count;
  }
  add(message: Uint8Array): void {
    if (this.newer.count === this.kept) {
      [this.older, this.newer] = [this.newer, this.older];
      this.newer.clear();
    }
    this.newer.add(message);
  }
  /** So many of the last, the oldest of them first, as copies. */
  last(count: number): Uint8Array[] {
    return [...this.older.pieces(), ...this.newer.pieces()].slice(this.count - count);
  }
  clear(): void {
    this.older.clear();
    this.newer.clear();
  }
}
