/** A stretch of messages, one behind the other. */
class Stretch {
  private bytes = new Uint8Array(0);
  private readonly ends: number[] = [];

  get count(): number {
    return this.ends.length;
  }
  add(message: Uint8Array): void {
    const start = this.ends.at(-1) ?? 0;
    const end = start + message.length;
    if (end > this.bytes.length) {
      const larger = new Uint8Array(Math.max(SMALLEST, end * 2));
      larger.set(this.bytes.subarray(0, start));
      this.bytes = larger;
    }
    this.bytes.set(message, start);
    this.ends.push(end);
  }
  at(index: number): Uint8Array {
    return this.bytes.slice(index === 0 ? 0 : this.ends[index - 1]!, this.ends[index]);
  }
  clear(): void {
    this.ends.length = 0;
  }
}
const SMALLEST = 512;

/**
 * The last messages of one viewer, for whoever comes back soon: at least `kept` of them, at most twice as many. They are copied
 * into memory that is used again and again. Kept as objects, they were a good part of what the collector had to move, because
 * every one of them lives longer than it looks.
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
    const { older, newer } = this;
    return Array.from({ length: count }, (_, i) => {
      const index = this.count - count + i;
      return index < older.count ? older.at(index) : newer.at(index - older.count);
    });
  }
  clear(): void {
    this.older.clear();
    this.newer.clear();
  }
}
