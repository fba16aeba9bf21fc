import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  DEPTH_MAX,
  depthOf,
  NO_WORDS,
  Packer,
  UnpackError,
  Unpacker,
  type Vocabulary,
  WordCount,
} from "../src/index.ts";

const json = fc.jsonValue({ maxDepth: 5 }) as fc.Arbitrary<unknown>;
const deepOf = (value: unknown): number =>
  typeof value !== "object" || value === null
    ? 0
    : 1 + Math.max(0, ...Object.values(value as Record<string, unknown>).map(deepOf));
const wordsOf = (...messages: readonly unknown[]): Vocabulary => {
  const words = new WordCount();
  for (let times = 0; times < 3; times++) for (const message of messages) words.add(message);
  return words.vocabulary();
};
const isPlain = (value: unknown): boolean => !JSON.stringify(value).includes("__proto__");

describe("packing", () => {
  test("gives back what JSON gives back, whether or not the vocabulary has its words", () => {
    fc.assert(
      fc.property(fc.array(json.filter(isPlain), { maxLength: 8 }), fc.nat(8), (messages, known) => {
        const words = wordsOf(...messages.slice(0, known));
        const packer = new Packer(words);
        const unpacker = new Unpacker(words);
        for (const message of messages) {
          const plain: unknown = JSON.parse(JSON.stringify(message));
          expect(unpacker.unpack(packer.pack(plain))).toEqual(plain);
        }
      }),
      { numRuns: 500 },
    );
  });
  test("numbers of every size, absent fields, texts beyond ASCII, long lists", () => {
    const packer = new Packer(NO_WORDS);
    const unpacker = new Unpacker(NO_WORDS);
    const values = [
      0,
      63,
      64,
      -1,
      2 ** 31,
      2 ** 53 - 1,
      -(2 ** 53 - 1),
      0.1,
      1e300,
      "",
      "ä".repeat(200),
      "🂡",
      true,
      null,
    ];
    expect(unpacker.unpack(packer.pack(values))).toEqual(values);
    expect(unpacker.unpack(packer.pack({ a: undefined, b: 1 }))).toEqual({ b: 1 });
    const long = Array.from({ length: 5_000 }, (_, i) => `text ${i % 40}`);
    const shapes = Array.from({ length: 700 }, (_, i) => ({ [`key${i}`]: i }));
    for (const value of [long, shapes]) {
      expect(unpacker.unpack(packer.pack(value))).toEqual(value);
      const words = wordsOf(value);
      expect(new Unpacker(words).unpack(new Packer(words).pack(value))).toEqual(value);
    }
  });
  test("shapes that begin alike and words that look alike are told apart, known or not", () => {
    const shapes = [{}, { a: 1 }, { a: 1, b: 2 }, { a: 1, c: 3 }, { b: 2, a: 1 }, { "": 0 }, { a: 1, b: 2, c: 3 }];
    const texts = ["a1b2c", "a3b4c", "a5b6c", "", "a", "aa"];
    for (let known = 0; known < 2 ** shapes.length; known++) {
      const isKnown = (_: unknown, i: number): boolean => (known & (1 << i)) !== 0;
      const words: Vocabulary = {
        texts: texts.filter(isKnown),
        shapes: shapes.filter(isKnown).map((shape) => Object.keys(shape)),
      };
      const packer = new Packer(words);
      const unpacker = new Unpacker(words);
      for (const [i, value] of [...shapes.entries(), ...texts.entries()]) {
        const bytes = packer.pack(value);
        expect(unpacker.unpack(bytes)).toEqual(value);
        if (isKnown(value, i))
          expect(bytes.length).toBe(1 + (typeof value === "string" ? 0 : Object.keys(value).length));
      }
    }
  });
  test("a message of known words costs a few bytes, and no message needs one before it", () => {
    const message = { type: "EVENTS", events: [{ type: "PIECE_MOVED", from: "hand/0", to: "discard/0" }] };
    const words = wordsOf(message);
    const packer = new Packer(words);
    const first = packer.pack(message);
    expect(first.length).toBeLessThan(JSON.stringify(message).length / 5);
    expect(packer.pack(message)).toEqual(first);
    expect(new Unpacker(words).unpack(first)).toEqual(message);
  });
  test("the acknowledged intent stands behind the message, which is the same without it", () => {
    const message = { type: "EVENTS", seq: 3, events: [], note: "once" };
    const packer = new Packer(NO_WORDS);
    const { bytes: own, alone } = packer.packInPlace(message, "once");
    const bytes = own.slice();
    const unpacker = new Unpacker(NO_WORDS);
    expect(unpacker.unpack(bytes)).toEqual({ ...message, intent_id: "once" });
    expect(unpacker.unpack(bytes.subarray(0, alone))).toEqual(message);
    expect(bytes.subarray(0, alone)).toEqual(packer.pack(message));
    expect(() => unpacker.unpack(Uint8Array.of(1, 2))).toThrow(UnpackError);
  });
  test("whatever the bytes are, it returns a value or throws its own error", () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 60 }), { maxLength: 5 }), (frames) => {
        const unpacker = new Unpacker(wordsOf({ type: "ACTION", seen: 0 }, ["a", { type: "b" }]), DEPTH_MAX);
        for (const frame of frames) {
          try {
            expect(deepOf(unpacker.unpack(frame))).toBeLessThanOrEqual(DEPTH_MAX);
          } catch (error) {
            expect(error).toBeInstanceOf(UnpackError);
          }
        }
      }),
      { numRuns: 3_000 },
    );
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  });
});

test("depth is found without parsing", () => {
  fc.assert(fc.property(json, (value) => void expect(depthOf(JSON.stringify(value), 100)).toBe(deepOf(value))));
  expect(depthOf("[".repeat(100_000))).toBe(DEPTH_MAX + 1);
  expect(depthOf('["[[[[[[[[[[", "\\"[["]')).toBe(1);
});
