import type { Entry } from "./protocol/index.ts";

/**
 * The log of a live match in memory, in a few dozen bytes an action instead of hundreds. Every value is written as one or
 * more bytes. Texts and the key lists of objects are written once and then named by number, because a match uses the same
 * few words and shapes again and again. It holds exactly what was put in: nothing is derived and nothing is left out.
 */
const CONSTANT = 0;
const WHOLE = 1;
const NEGATIVE = 2;
const TEXT = 3;
/** "p12": the id of a piece, by far the most common text. */
const PIECE = 4;
const LIST = 5;
const OBJECT = 6;
/** Fractions are rare and are kept as text. */
const NUMBER = 7;
const CONSTANTS = [null, true, false] as const;
/** Tags take three bits; what is left of the first byte holds a small number, and 31 says that more follows. */
const SMALL = 31;
const FIRST_BYTES = 256;

export class PackedLog {
  private bytes = new Uint8Array(FIRST_BYTES);
  private used = 0;
  private count = 0;
  /** Texts, fractions, and shapes as the keys of an object in a row; the tag before its number says what a word stands for. */
  private words: string[] = [];
  /** The number of each word; rebuilt when it is needed, so that a match that waits for its players does not hold it. */
  private numbers: Map<string, number> | null = null;

  get length(): number {
    return this.count;
  }
  append(entry: Entry): void {
    this.count++;
    this.write(entry);
  }
  entries(): Entry[] {
    const cursor = { at: 0 };
    return Array.from({ length: this.count }, () => this.read(cursor) as Entry);
  }
  /** Gives back what is only needed for writing more. */
  trim(): void {
    this.bytes = this.bytes.slice(0, this.used);
    this.words = this.words.slice();
    this.numbers = null;
  }

  private write(value: unknown): void {
    if (typeof value === "number") this.writeNumber(value);
    else if (typeof value === "string") this.writeText(value);
    else if (value === null || value === undefined || typeof value === "boolean") {
      this.tag(CONSTANT, CONSTANTS.indexOf(value ?? null));
    } else if (Array.isArray(value)) {
      this.tag(LIST, value.length);
      for (const part of value) this.write(part);
    } else {
      const parts = Object.entries(value).filter(([, part]) => part !== undefined);
      this.tag(OBJECT, this.numberOf(JSON.stringify(parts.map(([key]) => key))));
      for (const [, part] of parts) this.write(part);
    }
  }
  private writeText(text: string): void {
    if (PIECE_ID.test(text)) this.tag(PIECE, Number(text.slice(1)));
    else this.tag(TEXT, this.numberOf(text));
  }
  private writeNumber(value: number): void {
    if (Number.isSafeInteger(value) && !Object.is(value, -0)) this.tag(value < 0 ? NEGATIVE : WHOLE, Math.abs(value));
    else this.tag(NUMBER, this.numberOf(Object.is(value, -0) ? "-0" : String(value)));
  }
  private numberOf(word: string): number {
    this.numbers ??= new Map(this.words.map((known, number) => [known, number]));
    const known = this.numbers.get(word);
    if (known !== undefined) return known;
    const kept = sharedWord(word);
    this.numbers.set(kept, this.words.length);
    return this.words.push(kept) - 1;
  }
  private tag(tag: number, amount: number): void {
    if (this.used + 16 > this.bytes.length) {
      const grown = new Uint8Array(this.bytes.length * 2);
      grown.set(this.bytes);
      this.bytes = grown;
    }
    const small = Math.min(amount, SMALL);
    this.bytes[this.used++] = tag * (SMALL + 1) + small;
    if (small < SMALL) return;
    let rest = amount - SMALL;
    while (rest >= 128) {
      this.bytes[this.used++] = (rest % 128) + 128;
      rest = Math.floor(rest / 128);
    }
    this.bytes[this.used++] = rest;
  }

  private read(cursor: { at: number }): unknown {
    const first = this.bytes[cursor.at++]!;
    const amount = this.amount(first % (SMALL + 1), cursor);
    switch (Math.floor(first / (SMALL + 1))) {
      case CONSTANT:
        return CONSTANTS[amount];
      case WHOLE:
        return amount;
      case NEGATIVE:
        return -amount;
      case PIECE:
        return `p${amount}`;
      case TEXT:
        return this.words[amount]!;
      case NUMBER:
        return Number(this.words[amount]);
      case LIST:
        return Array.from({ length: amount }, () => this.read(cursor));
      default: {
        const keys = JSON.parse(this.words[amount]!) as readonly string[];
        return Object.fromEntries(keys.map((key) => [key, this.read(cursor)]));
      }
    }
  }
  private amount(small: number, cursor: { at: number }): number {
    if (small < SMALL) return small;
    let amount = SMALL;
    for (let factor = 1; ; factor *= 128) {
      const byte = this.bytes[cursor.at++]!;
      amount += (byte % 128) * factor;
      if (byte < 128) return amount;
    }
  }
}
/** Matches of one game use the same words, so that thousands of them need not each hold their own. */
const SHARED_MOST = 4_096;
const shared = new Map<string, string>();
function sharedWord(word: string): string {
  const known = shared.get(word);
  if (known !== undefined) return known;
  if (shared.size < SHARED_MOST) shared.set(word, word);
  return word;
}
const PIECE_ID = /^p(?:0|[1-9][0-9]{0,8})$/;
