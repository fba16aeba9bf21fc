/** What every one of them begins with: most are never written to. */
const NOTHING = new Uint8Array(0);
const SMALLEST = 2_048;
const LENGTH_BYTES = 4;

/** A stretch of messages, one behind the other, each behind its length. */
class Stretch {
  private bytes = NOTHING;
  private end = 0;
  count = 0;

  add(message: Uint8Array): void {
    const { length } = message;
    const start = this.end + LENGTH_BYTES;
    const end = start + length;
    if (end > this.bytes.length) {
      const larger = new Uint8Array(Math.max(SMALLEST, end * 2));
      larger.set(this.bytes.subarray(0, this.end));
      this.bytes = larger;
    }
    const { bytes } = this;
    for (let i = 0; i < LENGTH_BYTES; i++) bytes[this.end + i] = length >>> (8 * i);
    bytes.set(message, start);
    this.end = end;
    this.count++;
  }
  /** Copies of all of them. */
  messages(): Uint8Array[] {
    const view = new DataView(this.bytes.buffer);
    let start = 0;
    return Array.from({ length: this.count }, () => {
      const from = start + LENGTH_BYTES;
      start = from + view.getUint32(start, true);
      return this.bytes.slice(from, start);
    });
  }
  clear(): void {
    this.end = 0;
    this.count = 0;
  }
}

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
    return [...this.older.messages(), ...this.newer.messages()].slice(this.count - count);
  }
  clear(): void {
    this.older.clear();
    this.newer.clear();
  }
}
