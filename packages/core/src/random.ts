import { isSeed } from "./seed.ts";

/** Words of 32 bits in one ChaCha block. */
const BLOCK = 16;
const ROUNDS = 20;
const WORD_VALUES = 2 ** 32;
/** "expand 32-byte k", as every ChaCha block begins. */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];

/** The seed of the key that is all zero, which is what a new stream holds before it is moved to its own. */
const UNSEEDED = "0".repeat(64);

/** The longest permutation that is dealt; decks and boards stay far below. */
export const LONGEST_PERMUTATION = 2 ** 20;

/** Says what comes out in place of the stream, `least` to `least + bound - 1`; null lets the stream say it. */
export type Chooser = (bound: number, least: number) => number | null;

/**
 * The random numbers of a match: the ChaCha20 key stream of its seed, read as 32-bit words. The position counts the
 * words consumed so far and alone decides what comes next, so `{ seed, position }` in state continues the stream.
 * Word `p` is word `p % 16` of block `floor(p / 16)` of RFC 8439 with a zero nonce, so any language with a ChaCha20
 * library can check a deal. From block 2^32 on, the counter goes on into the first word of the nonce.
 *
 * One object serves many matches: `at` moves it, and a block is computed only when a draw needs it.
 */
export class RandomStream {
  #chooser: Chooser | null = null;
  #seed = UNSEEDED;
  /** The seed whose key stands in the input. */
  #seedOfKey = UNSEEDED;
  /** The position of the first word of the block. */
  #start = 0;
  /** Index of the word of the block that comes next. */
  #next = 0;
  /** Words of the block that are computed: all, or none before the first draw after a move. */
  #ready = 0;
  readonly #words = new Uint32Array(BLOCK) as Uint32Array & Block;
  readonly #input = Int32Array.of(...CONSTANTS, ...Array<number>(12).fill(0)) as Int32Array & Block;

  constructor(seed: string, position = 0) {
    this.at(seed, position);
  }

  get seed(): string {
    return this.#seed;
  }

  get position(): number {
    return this.#start + this.#next;
  }

  /** From here on somebody may say what comes out; null for nobody. */
  chosenBy(chooser: Chooser | null): void {
    this.#chooser = chooser;
  }

  /** Moves this stream to a position of any seed. What is already computed of the same block is used again. */
  at(seed: string, position: number): void {
    if (!Number.isSafeInteger(position) || position < 0) {
      throw new RangeError(`A position in a random stream is a whole number from 0 on, not ${shown(position)}.`);
    }
    if (seed !== this.#seed) {
      if (!isSeed(seed)) throw new RangeError("A seed is 64 lowercase hex digits.");
      this.#seed = seed;
      this.#ready = 0;
    }
    const next = position % BLOCK;
    const start = position - next;
    if (start !== this.#start) {
      this.#start = start;
      this.#ready = 0;
    }
    this.#next = next;
  }

  /** One of 0 to `bound - 1`, all equally likely. Takes one word, also for bound 1, and one more per word refused. */
  int(bound: number): number {
    if (!Number.isInteger(bound) || bound < 1 || bound > WORD_VALUES) {
      throw new RangeError(`A draw has a whole number of outcomes from 1 to ${WORD_VALUES}, not ${shown(bound)}.`);
    }
    return this.#below(bound);
  }

  /** A throw of a die: 1 to `sides`. */
  die(sides: number): number {
    if (!Number.isInteger(sides) || sides < 1 || sides > WORD_VALUES) return this.int(sides);
    return this.#below(sides, 1) + 1;
  }

  pick<T>(list: readonly T[]): T {
    if (!Array.isArray(list) || list.length === 0) throw new RangeError("A pick needs a list that is not empty.");
    return list[this.#below(list.length)] as T;
  }

  /** A new list in any order, all equally likely: one draw for each place but the first. */
  shuffle<T>(list: readonly T[]): T[] {
    if (!Array.isArray(list)) throw new RangeError(`Only a list can be shuffled, not ${shown(list)}.`);
    return this.#mix(list.slice());
  }

  /** The numbers 0 to `length - 1` in the order in which `shuffle` would put a list of that length. */
  permutation(length: number): number[] {
    if (!Number.isInteger(length) || length < 0 || length > LONGEST_PERMUTATION) {
      throw new RangeError(`A permutation has a whole length from 0 to ${LONGEST_PERMUTATION}, not ${shown(length)}.`);
    }
    while (COUNTED.length < length) COUNTED.push(COUNTED.length);
    return this.#mix(COUNTED.slice(0, length));
  }

  /** Fisher-Yates from the end, in place. */
  #mix<T>(list: T[]): T[] {
    for (let last = list.length - 1; last > 0; last--) {
      const chosen = this.#below(last + 1);
      const thing = list[chosen] as T;
      list[chosen] = list[last] as T;
      list[last] = thing;
    }
    return list;
  }

  /**
   * `word % bound`, but a word of the last run, if that is shorter than `bound`, is refused: its remainders would be
   * likelier than the others. The division is exact here, because the quotient lies at least `1 / bound` below the next
   * whole number, far more than rounding can add; V8 takes ten times as long for `%` of numbers above 2^31.
   */
  #below(bound: number, least = 0): number {
    const given = this.#chooser === null ? null : this.#chooser(bound, least);
    if (given !== null) {
      // The stream goes on as if it had been drawn.
      this.#word();
      const drawn = given - least;
      if (Number.isInteger(given) && drawn >= 0 && drawn < bound) return drawn;
      throw new RangeError(`Chance is given as ${least} to ${least + bound - 1} here, not ${shown(given)}.`);
    }
    for (;;) {
      const word = this.#word();
      const run = Math.imul(word / bound, bound) >>> 0;
      if (run <= WORD_VALUES - bound) return (word - run) >>> 0;
    }
  }

  #word(): number {
    if (this.#next >= this.#ready) this.#fill();
    return this.#words[this.#next++] as number;
  }

  #fill(): void {
    const passed = this.#next === BLOCK ? BLOCK : 0;
    const start = this.#start + passed;
    if (start + BLOCK > Number.MAX_SAFE_INTEGER) throw new RangeError("The random stream of this seed is used up.");
    if (this.#seed !== this.#seedOfKey) {
      writeKey(this.#seed, this.#input);
      this.#seedOfKey = this.#seed;
    }
    this.#input[12] = start / BLOCK;
    this.#input[13] = start / BLOCK / WORD_VALUES;
    writeBlock(this.#input, this.#words);
    this.#start = start;
    this.#next -= passed;
    this.#ready = BLOCK;
  }
}

/** 0, 1, 2 and so on, as far as a permutation has needed it: copying numbers is faster than counting. */
const COUNTED: number[] = [];

type Block = Record<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15, number>;

function shown(value: unknown): string {
  return typeof value === "number" ? String(value) : typeof value;
}

/** The bytes of the seed as words 4 to 11 of the input, lowest byte first. Only digits that are letters have bit 6. */
function writeKey(seed: string, input: Int32Array): void {
  for (let index = 0; index < 8; index++) {
    let word = 0;
    for (let digit = 0; digit < 8; digit++) {
      const code = seed.charCodeAt(index * 8 + digit);
      const value = (code & 15) + (code >> 6) * 9;
      word |= value << ((digit ^ 1) * 4);
    }
    input[4 + index] = word;
  }
}

const rotate = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits));

/** The block function of RFC 8439, section 2.3. Sixteen local variables are three times as fast as an array. */
// biome-ignore format: a line is half of a quarter round, so that a reader can lay it beside the RFC.
function writeBlock(input: Readonly<Block>, words: Block): void {
  let a = input[0], b = input[1], c = input[2], d = input[3];
  let e = input[4], f = input[5], g = input[6], h = input[7];
  let i = input[8], j = input[9], k = input[10], l = input[11];
  let m = input[12], n = input[13], o = input[14], p = input[15];
  for (let round = 0; round < ROUNDS; round += 2) {
    a = (a + e) | 0; m = rotate(m ^ a, 16); i = (i + m) | 0; e = rotate(e ^ i, 12);
    a = (a + e) | 0; m = rotate(m ^ a, 8); i = (i + m) | 0; e = rotate(e ^ i, 7);
    b = (b + f) | 0; n = rotate(n ^ b, 16); j = (j + n) | 0; f = rotate(f ^ j, 12);
    b = (b + f) | 0; n = rotate(n ^ b, 8); j = (j + n) | 0; f = rotate(f ^ j, 7);
    c = (c + g) | 0; o = rotate(o ^ c, 16); k = (k + o) | 0; g = rotate(g ^ k, 12);
    c = (c + g) | 0; o = rotate(o ^ c, 8); k = (k + o) | 0; g = rotate(g ^ k, 7);
    d = (d + h) | 0; p = rotate(p ^ d, 16); l = (l + p) | 0; h = rotate(h ^ l, 12);
    d = (d + h) | 0; p = rotate(p ^ d, 8); l = (l + p) | 0; h = rotate(h ^ l, 7);
    a = (a + f) | 0; p = rotate(p ^ a, 16); k = (k + p) | 0; f = rotate(f ^ k, 12);
    a = (a + f) | 0; p = rotate(p ^ a, 8); k = (k + p) | 0; f = rotate(f ^ k, 7);
    b = (b + g) | 0; m = rotate(m ^ b, 16); l = (l + m) | 0; g = rotate(g ^ l, 12);
    b = (b + g) | 0; m = rotate(m ^ b, 8); l = (l + m) | 0; g = rotate(g ^ l, 7);
    c = (c + h) | 0; n = rotate(n ^ c, 16); i = (i + n) | 0; h = rotate(h ^ i, 12);
    c = (c + h) | 0; n = rotate(n ^ c, 8); i = (i + n) | 0; h = rotate(h ^ i, 7);
    d = (d + e) | 0; o = rotate(o ^ d, 16); j = (j + o) | 0; e = rotate(e ^ j, 12);
    d = (d + e) | 0; o = rotate(o ^ d, 8); j = (j + o) | 0; e = rotate(e ^ j, 7);
  }
  words[0] = a + input[0]; words[1] = b + input[1]; words[2] = c + input[2]; words[3] = d + input[3];
  words[4] = e + input[4]; words[5] = f + input[5]; words[6] = g + input[6]; words[7] = h + input[7];
  words[8] = i + input[8]; words[9] = j + input[9]; words[10] = k + input[10]; words[11] = l + input[11];
  words[12] = m + input[12]; words[13] = n + input[13]; words[14] = o + input[14]; words[15] = p + input[15];
}
