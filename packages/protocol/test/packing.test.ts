import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DEPTH_MAX, depthOf, Packer, UnpackError, Unpacker } from "../src/index.ts";

const json = fc.jsonValue({ maxDepth: 5 }) as fc.Arbitrary<unknown>;
const deepOf = (value: unknown): number =>
  typeof value !== "object" || value === null
    ? 0
    : 1 + Math.max(0, ...Object.values(value as Record<string, unknown>).map(deepOf));
const isPlain = (value: unknown): boolean => !JSON.stringify(value).includes("__proto__");

describe("packing", () => {
  test("gives back what JSON gives back, message after message", () => {
    fc.assert(
      fc.property(fc.array(json.filter(isPlain), { maxLength: 8 }), (messages) => {
        const packer = new Packer();
        const unpacker = new Unpacker();
        for (const message of messages) {
          const plain: unknown = JSON.parse(JSON.stringify(message));
          expect(unpacker.unpack(packer.pack(plain))).toEqual(plain);
        }
      }),
      { numRuns: 500 },
    );
  });
  test("numbers of every size, absent fields, texts beyond ASCII, long lists", () => {
    const packer = new Packer();
    const unpacker = new Unpacker();
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
    const long = Array.from({ length: 5_000 }, (_, i) => `text ${i}`);
    for (let i = 0; i < 2; i++) expect(unpacker.unpack(packer.pack(long))).toEqual(long);
    const shapes = Array.from({ length: 700 }, (_, i) => ({ [`key${i}`]: i }));
    for (let i = 0; i < 2; i++) expect(unpacker.unpack(packer.pack(shapes))).toEqual(shapes);
  });
  test("a message sent again costs a few bytes", () => {
    const packer = new Packer();
    const message = { type: "EVENTS", events: [{ type: "PIECE_MOVED", from: "hand/0", to: "discard/0" }] };
    packer.pack(message);
    expect(packer.pack(message).length).toBeLessThan(JSON.stringify(message).length / 5);
  });
  test("whatever the bytes are, it returns a value or throws its own error", () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 60 }), { maxLength: 5 }), (frames) => {
        const unpacker = new Unpacker(DEPTH_MAX);
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
