/** Each stretch begins with these empty bytes: most are never written to. */
const NOTHING = new Uint8Array(0);
const SMALLEST = 2_048;
const LENGTH_BYTES = 4;

/**
 * Pieces of bytes, one behind the other, each with its length before it. As objects of their own they would live long enough for the collector to
 * move every one of them.
 */
export class Stretch {
  private bytes = NOTHING;
  private end = 0;
  private added = 0;

  get count(): number {
    return this.added;
  }
  add(piece: Uint8Array): void {
    const { length } = piece;
    const start = this.end + LENGTH_BYTES;
    const end = start + length;
    if (end > this.bytes.length) {
      const larger = new Uint8Array(Math.max(SMALLEST, end * 2));
      larger.set(this.bytes.subarray(0, this.end));
      this.bytes = larger;
    }
    const { bytes } = this;
    for (let i = 0; i < LENGTH_BYTES; i++) bytes[this.end + i] = length >>> (8 * i);
    bytes.set(piece, start);
    this.end = end;
    this.added++;
  }
  /** Copies of the pieces from a number on, at most so many. */
  pieces(from = 0, most = this.added): Uint8Array[] {
    const view = new DataView(this.bytes.buffer);
    const pieces: Uint8Array[] = [];
    let at = 0;
    for (let i = 0; i < this.added && pieces.length < most; i++) {
      const start = at + LENGTH_BYTES;
      at = start + view.getUint32(at, true);
      if (i >= from) pieces.push(this.bytes.slice(start, at));
    }
    return pieces;
  }
  clear(): void {
    this.end = 0;
    this.added = 0;
  }
}
