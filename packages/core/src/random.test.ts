import { chacha20 } from "@noble/ciphers/chacha.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LONGEST_PERMUTATION, RandomStream } from "./random.ts";
import { seedFromText } from "./seed.ts";

const seed = seedFromText("cardwright");
const counting = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const zero = "0".repeat(64);
const anyWord = 2 ** 32;

const times = <T>(count: number, draw: () => T): T[] => Array.from({ length: count }, draw);
const wordsFrom = (stream: RandomStream, count: number): number[] => times(count, () => stream.int(anyWord));
const anySeed = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Array.from(bytes, twoDigits).join(""));

function twoDigits(byte: number): string {
  return byte.toString(16).padStart(2, "0");
}

/** The same words from another implementation of ChaCha20, one block for each. */
function referenceWords(key: string, position: number, count: number): number[] {
  return times(count, () => position++).map((at) => {
    const block = Math.floor(at / 16);
    const nonce = new Uint8Array(12);
    new DataView(nonce.buffer).setUint32(0, Math.floor(block / 2 ** 32), true);
    const bytes = chacha20(Buffer.from(key, "hex"), nonce, new Uint8Array(64), undefined, block % 2 ** 32);
    return new DataView(bytes.buffer, bytes.byteOffset).getUint32((at % 16) * 4, true);
  });
}

/** Unbiased draws by the textbook, in exact numbers: from the words below the largest multiple of the bound. */
function referenceDraws(words: readonly number[], bound: number): number[] {
  const limit = (2n ** 32n / BigInt(bound)) * BigInt(bound);
  return words.filter((word) => BigInt(word) < limit).map((word) => Number(BigInt(word) % BigInt(bound)));
}

describe("the words of the stream", () => {
  // RFC 8439, appendix A.1, test vectors 1 to 4: those with a zero nonce.
  it.each([
    [zero, 0, "ade0b876 903df1a0 e56a5d40 28bd8653 b819d2bd 1aed8da0 ccef36a8 c70d778b"],
    [zero, 1, "bee7079f 7a385155 7c97ba98 0d082d73 a0290fcb 6965e348 3e53c612 ed7aee32"],
    [`${"0".repeat(63)}1`, 1, "2452eb3a 9249f8ec 8d829d9b ddd4ceb1 e8252083 60818b01 f38422b8 5aaa49c9"],
    [`00ff${"0".repeat(60)}`, 2, "fb4dd572 4bc42ef1 df922636 327f1394 a78dea8f 5e269039 a1bebbc1 caf09aae"],
  ])("are those of RFC 8439 for key %s, block %i", (key, block, expected) => {
    const words = wordsFrom(new RandomStream(key, block * 16), 8);
    expect(words.map((word) => word.toString(16).padStart(8, "0")).join(" ")).toBe(expected);
  });

  it.each([0, 1, 15, 16, 17, 2 ** 20 + 3, 2 ** 35, 2 ** 36 - 60, 2 ** 36 + 5, 2 ** 52 + 9])(
    "are those of @noble/ciphers from position %i on",
    (position) => {
      for (const key of [zero, counting, seed, "f".repeat(64)]) {
        expect(wordsFrom(new RandomStream(key, position), 40)).toEqual(referenceWords(key, position, 40));
      }
    },
  );

  it("are those of @noble/ciphers for any seed and position", () => {
    fc.assert(
      fc.property(anySeed, fc.maxSafeNat(), (key, any) => {
        const position = Math.min(any, Number.MAX_SAFE_INTEGER - 64);
        expect(wordsFrom(new RandomStream(key, position), 20)).toEqual(referenceWords(key, position, 20));
      }),
    );
  });
});

// Computed by a program in Python with OpenSSL's ChaCha20. If one of these changes, no recorded match verifies.
describe("frozen outputs", () => {
  it("of dice", () => {
    const stream = new RandomStream(seed);
    expect(times(24, () => stream.die(6))).toEqual([
      3, 5, 2, 2, 3, 4, 4, 4, 1, 6, 6, 2, 3, 2, 3, 2, 4, 4, 1, 5, 6, 4, 5, 3,
    ]);
    expect(stream.position).toBe(24);
  });

  it("of a deck", () => {
    const stream = new RandomStream(seed);
    expect(stream.permutation(52)).toEqual([
      27, 29, 17, 33, 3, 2, 25, 5, 1, 23, 49, 19, 40, 6, 32, 14, 30, 9, 31, 37, 47, 42, 0, 48, 35, 45, 26, 15, 13, 46,
      51, 7, 39, 38, 34, 21, 18, 22, 28, 16, 10, 11, 36, 12, 24, 41, 4, 44, 8, 50, 43, 20,
    ]);
    expect(stream.position).toBe(51);
  });

  it("of draws that refuse about half of the words", () => {
    const stream = new RandomStream(seed);
    expect(times(6, () => stream.int(2 ** 31 + 1))).toEqual([
      473037334, 931800043, 788993751, 1946542659, 1796322245, 1763758141,
    ]);
    expect(stream.position).toBe(12);
  });

  it("of picks, and of another seed", () => {
    const stream = new RandomStream(counting);
    expect(times(6, () => stream.pick(["red", "green", "blue", "white"])).join(" ")).toBe(
      "green green green red blue red",
    );
  });

  it("where the counter of blocks leaves 32 bits", () => {
    const stream = new RandomStream(counting, 2 ** 36 - 3);
    expect(times(6, () => stream.int(1000))).toEqual([629, 593, 480, 32, 427, 728]);
  });

  it("of the last block, after which the stream ends and stays where it is", () => {
    const stream = new RandomStream(seed, 2 ** 53 - 24);
    expect(times(8, () => stream.int(1000))).toEqual([150, 806, 873, 851, 802, 196, 206, 321]);
    expect(() => stream.int(6)).toThrow(/used up/);
    expect(stream.position).toBe(2 ** 53 - 16);
  });
});

describe("the position", () => {
  const expected = wordsFrom(new RandomStream(seed), 100);

  it("alone continues the stream, at every offset, through JSON", () => {
    for (let offset = 0; offset <= 80; offset++) {
      const first = new RandomStream(seed);
      expect(wordsFrom(first, offset)).toEqual(expected.slice(0, offset));
      const saved = JSON.parse(JSON.stringify({ seed: first.seed, position: first.position }));
      expect(saved).toEqual({ seed, position: offset });
      expect(wordsFrom(new RandomStream(saved.seed, saved.position), 20)).toEqual(expected.slice(offset, offset + 20));
    }
  });

  it("is moved by `at` within a block, across blocks, back, and to other seeds and home again", () => {
    const stream = new RandomStream(seed);
    for (const position of [0, 5, 3, 16, 15, 31, 32, 32, 0, 79, 17]) {
      stream.at(seed, position);
      expect(stream.int(anyWord)).toBe(expected[position]);
      expect(stream.position).toBe(position + 1);
      stream.at(counting, position);
      if (position % 2 === 0) expect(stream.int(anyWord)).toBe(referenceWords(counting, position, 1)[0]);
      stream.at(seed, position);
      expect(stream.int(anyWord)).toBe(expected[position]);
    }
  });

  it("one stream that serves three matches in turn draws what three streams draw", () => {
    const action = fc.record({ match: fc.nat(2), draws: fc.nat(20), bound: fc.integer({ min: 1, max: anyWord }) });
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
        const seeds = [seed, counting, zero];
        const shared = new RandomStream(zero);
        const positions = [0, 0, 0];
        const own = seeds.map((one) => new RandomStream(one));
        for (const { match, draws, bound } of actions) {
          shared.at(seeds[match] as string, positions[match] as number);
          const drawn = times(draws, () => shared.int(bound));
          positions[match] = shared.position;
          expect(drawn).toEqual(times(draws, () => own[match]?.int(bound)));
        }
      }),
    );
  });
});

describe("draws", () => {
  it("below any bound are the words that the textbook accepts, and refusals count in the position", () => {
    const bounds = fc.oneof(
      fc.integer({ min: 1, max: 100 }),
      fc.integer({ min: 1, max: anyWord }),
      fc.integer({ min: 2 ** 31 - 2, max: 2 ** 31 + 2 }),
      fc.constantFrom(1, 2, 2 ** 21, 2 ** 31, 3 * 2 ** 30, anyWord - 1, anyWord),
    );
    fc.assert(
      fc.property(anySeed, bounds, (key, bound) => {
        const stream = new RandomStream(key);
        const drawn = times(10, () => stream.int(bound));
        expect(drawn).toEqual(referenceDraws(wordsFrom(new RandomStream(key), stream.position), bound));
        expect(drawn.every((value) => Number.isInteger(value) && value >= 0 && value < bound)).toBe(true);
      }),
    );
  });

  it("are exact where a word is just below, at or above a multiple of the bound", () => {
    fc.assert(
      fc.property(
        fc.nat(10_000),
        fc.integer({ min: 1, max: 70_000 }),
        fc.integer({ min: -1, max: 1 }),
        (at, part, off) => {
          const words = wordsFrom(new RandomStream(seed, at), 64);
          const bound = Math.max(1, Math.floor((words[0] as number) / part) + off);
          expect(new RandomStream(seed, at).int(bound)).toBe(referenceDraws(words, bound)[0]);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it("below 2^31 + 1 refuse every second word, and never give a word that must be refused", () => {
    const bound = 2 ** 31 + 1;
    const stream = new RandomStream(seed);
    const drawn = times(2000, () => stream.int(bound));
    expect(drawn).toEqual(wordsFrom(new RandomStream(seed), stream.position).filter((word) => word < bound));
    expect(stream.position).toBeGreaterThan(3800);
    expect(stream.position).toBeLessThan(4200);
  });

  it("with one outcome take one word, as any other draw", () => {
    const stream = new RandomStream(seed);
    expect([stream.int(1), stream.die(1), stream.pick(["only"])]).toEqual([0, 1, "only"]);
    expect(stream.position).toBe(3);
  });

  it("of a permutation hold every number once, and shuffle puts a list in that order", () => {
    fc.assert(
      fc.property(anySeed, fc.nat(1000), fc.nat(120), (key, position, length) => {
        const order = new RandomStream(key, position).permutation(length);
        const inOrder = times(length, () => 0).map((_, index) => index);
        expect(order.toSorted((a, b) => a - b)).toEqual(inOrder);
        const names = inOrder.map((index) => `card ${index}`);
        const before = [...names];
        expect(new RandomStream(key, position).shuffle(names)).toEqual(order.map((index) => names[index]));
        expect(names).toEqual(before);
      }),
    );
  });

  it("of lists with nothing to decide take no word", () => {
    const stream = new RandomStream(seed);
    expect([stream.shuffle([]), stream.shuffle(["only"]), stream.permutation(0)]).toEqual([[], ["only"], []]);
    expect(stream.position).toBe(0);
  });
});

describe("bad input is refused with a sentence and changes nothing", () => {
  const noCounts = [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, anyWord + 1, "6", null, undefined, 6n, {}];

  it.each([...noCounts])("int and die of %s", (bound) => {
    const stream = new RandomStream(seed, 7);
    expect(() => stream.int(bound as number)).toThrow(RangeError);
    expect(() => stream.die(bound as number)).toThrow(
      /^A draw has a whole number of outcomes from 1 to 4294967296, not /,
    );
    expect(stream.position).toBe(7);
  });

  it.each([[], "abc", undefined, null, { length: 2 }])("pick from %s", (list) => {
    const stream = new RandomStream(seed, 7);
    expect(() => stream.pick(list as unknown as string[])).toThrow(RangeError);
    expect(stream.position).toBe(7);
  });

  it.each(["abc", undefined, null, { length: 2 }])("shuffle of %s", (list) => {
    expect(() => new RandomStream(seed).shuffle(list as unknown as string[])).toThrow(RangeError);
  });

  it.each([-1, 0.5, Number.NaN, LONGEST_PERMUTATION + 1, "3", undefined])("permutation of %s", (length) => {
    expect(() => new RandomStream(seed).permutation(length as number)).toThrow(RangeError);
  });

  it.each([
    "",
    "00",
    zero.slice(1),
    `${zero}0`,
    "A".repeat(64),
    "g".repeat(64),
    `${zero.slice(1)}\n`,
    undefined,
    7,
    null,
  ])("seed %s", (bad) => {
    const stream = new RandomStream(seed, 7);
    expect(() => new RandomStream(bad as string)).toThrow(new RangeError("A seed is 64 lowercase hex digits."));
    expect(() => stream.at(bad as string, 3)).toThrow(RangeError);
    expect([stream.seed, stream.position]).toEqual([seed, 7]);
  });

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, "3", null, 3n])("position %s", (bad) => {
    const stream = new RandomStream(seed, 7);
    expect(() => new RandomStream(seed, bad as number)).toThrow(/^A position in a random stream is a whole number/);
    expect(() => stream.at(counting, bad as number)).toThrow(RangeError);
    expect([stream.seed, stream.position]).toEqual([seed, 7]);
  });
});

type Shuffle = <T>(list: readonly T[]) => T[];

/** Swaps each place with any other: the usual mistake, which makes some orders likelier. */
const naive =
  (stream: RandomStream): Shuffle =>
  (list) =>
    swapping(list, () => stream.int(list.length));
/** Never leaves a card in its place: the off-by-one mistake. */
const cyclic =
  (stream: RandomStream): Shuffle =>
  (list) =>
    swapping(list, (place) => stream.int(Math.max(1, place)));
const honest =
  (stream: RandomStream): Shuffle =>
  (list) =>
    stream.shuffle(list);

function swapping<T>(list: readonly T[], other: (place: number) => number): T[] {
  const result = [...list];
  for (let place = result.length - 1; place >= 0; place--) {
    const chosen = other(place);
    [result[place], result[chosen]] = [result[chosen] as T, result[place] as T];
  }
  return result;
}

function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** How often each card came to each place. The factor makes it chi-square with (cards - 1)^2 degrees of freedom. */
function placesStatistic(shuffle: Shuffle, cards: readonly number[]): number {
  const counts = Array<number>(cards.length ** 2).fill(0);
  for (let run = 0; run < 50_000; run++) {
    for (const [place, card] of shuffle(cards).entries()) (counts[card * cards.length + place] as number)++;
  }
  return (chiSquare(counts) * (cards.length - 1)) / cards.length;
}

/** How often each order came up: chi-square with 23 degrees of freedom for four cards. */
function ordersStatistic(shuffle: Shuffle, cards: readonly number[]): number {
  const counts = new Map<string, number>();
  for (let run = 0; run < 50_000; run++) {
    const order = shuffle(cards).join();
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  return chiSquare([...counts.values(), ...Array<number>(24 - counts.size).fill(0)]);
}

describe("shuffles are fair, by chi-square between the quantiles 0.0001 and 0.9999", () => {
  const places = { low: 41.95, high: 137.07 };
  const orders = { low: 5.75, high: 57.07 };

  it.each([
    ["in order", [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], [0, 1, 2, 3]],
    ["reversed", [9, 8, 7, 6, 5, 4, 3, 2, 1, 0], [3, 2, 1, 0]],
    ["interleaved", [0, 5, 1, 6, 2, 7, 3, 8, 4, 9], [0, 2, 1, 3]],
  ])("from a list %s", (name, ten, four) => {
    const stream = new RandomStream(seedFromText(`fair ${name}`));
    const byPlace = placesStatistic(honest(stream), ten);
    expect(byPlace).toBeGreaterThan(places.low);
    expect(byPlace).toBeLessThan(places.high);
    const byOrder = ordersStatistic(honest(stream), four);
    expect(byOrder).toBeGreaterThan(orders.low);
    expect(byOrder).toBeLessThan(orders.high);
  });

  it.each([
    ["naive", naive],
    ["cyclic", cyclic],
  ])("and a %s shuffle is caught", (_, biased) => {
    const stream = new RandomStream(seed);
    expect(placesStatistic(biased(stream), [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])).toBeGreaterThan(10 * places.high);
    expect(ordersStatistic(biased(stream), [0, 1, 2, 3])).toBeGreaterThan(10 * orders.high);
  });
});
