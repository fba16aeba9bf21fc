import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalJson, chain, DEEPEST_JSON, hashOf, sha256Hex } from "./canonical.ts";

const sample = { hand: [1, 2.5, -3], name: 'Zoë "x"', open: true, none: null, nested: { b: [], a: {} } };
const sampleText = '{"hand":[1,2.5,-3],"name":"Zoë \\"x\\"","nested":{"a":{},"b":[]},"none":null,"open":true}';
const sampleHash = "330ec382299ceca49a31891777ecc129ba1827c04239d96eb2353c1ab1ced03b";

function reversedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversedKeys);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, reversedKeys(inner)] as const);
  return Object.fromEntries(entries.reverse());
}

describe("canonical JSON", () => {
  it.each([
    [sample, sampleText],
    [null, "null"],
    [-0, "0"],
    [1e21, "1e+21"],
    [0.000001, "0.000001"],
    ["\u20ac$\u000f\nA'B\"\\", '"€$\\u000f\\nA\'B\\"\\\\"'],
    [
      { "\u20ac": 1, "\r": 2, "\ufb33": 3, "1": 4, "\u{1f600}": 5, "\u0080": 6, ö: 7 },
      '{"\\r":2,"1":4,"\u0080":6,"ö":7,"€":1,"😀":5,"\ufb33":3}',
    ],
    [Object.assign(Object.create(null), { plain: true }), '{"plain":true}'],
    [JSON.parse('{"__proto__":{"admin":true},"constructor":1}'), '{"__proto__":{"admin":true},"constructor":1}'],
    [{ present: 1, absent: undefined }, '{"present":1}'],
  ])("of %o is %s", (value, expected) => {
    expect(canonicalJson(value)).toBe(expected);
  });

  it("does not depend on the order of keys, and survives a trip through JSON", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5, stringUnit: "grapheme" }), (value) => {
        const text = canonicalJson(value);
        expect(canonicalJson(reversedKeys(value))).toBe(text);
        expect(canonicalJson(JSON.parse(text))).toBe(text);
        expect(canonicalJson(JSON.parse(JSON.stringify(value)))).toBe(text);
      }),
    );
  });

  it("takes the same part twice, which is no cycle", () => {
    const part = { a: [1] };
    expect(canonicalJson([part, part, { part }])).toBe('[{"a":[1]},{"a":[1]},{"part":{"a":[1]}}]');
  });

  const cycle: unknown[] = [];
  cycle.push({ inner: cycle });
  class Unit {
    health = 1;
  }
  it.each([
    [undefined, "value is undefined"],
    [Number.NaN, "value is NaN"],
    [{ hand: [{ cost: Number.POSITIVE_INFINITY }] }, "value.hand[0].cost is Infinity"],
    [[1, undefined], "value[1] is undefined"],
    [Array(1), "value[0] is undefined"],
    [{ effect: { run: () => 1 } }, "value.effect.run is a function"],
    [{ toJSON: () => 1 }, "value.toJSON is a function"],
    [[Symbol("x")], "value[0] is a symbol"],
    [{ "big number": 1n }, 'value["big number"] is a bigint'],
    [{ seen: new Set() }, "value.seen is a Set, not a plain object"],
    [new Map(), "value is a Map, not a plain object"],
    [{ at: new Date(0) }, "value.at is a Date, not a plain object"],
    [[new Unit()], "value[0] is a Unit, not a plain object"],
    [[new Uint8Array(1)], "value[0] is a Uint8Array, not a plain object"],
    [Object(1), "value is a Number, not a plain object"],
    [cycle, "value[0].inner contains itself"],
    [{ name: "\ud800" }, "value.name has a lone surrogate"],
    [["\udc00\ud800"], "value[0] has a lone surrogate"],
    [{ bag: { "\ud800": 1 } }, "value.bag has a key with a lone surrogate"],
  ])("refuses %o", (value, problem) => {
    expect(() => canonicalJson(value)).toThrow(new TypeError(`Not JSON: ${problem}.`));
    expect(() => hashOf(value)).toThrow(TypeError);
    expect(() => chain("", value)).toThrow(TypeError);
  });

  it("has a limit for depth", () => {
    const deep = (levels: number): unknown => JSON.parse("[".repeat(levels) + "]".repeat(levels));
    expect(canonicalJson(deep(DEEPEST_JSON))).toHaveLength(2 * DEEPEST_JSON);
    expect(() => canonicalJson(deep(DEEPEST_JSON + 1))).toThrow(/is nested deeper than 500 levels/);
    expect(() => canonicalJson(deep(5000))).toThrow(TypeError);
  });
});

// Computed by a program in Python with hashlib. If one of these changes, no recorded log verifies any more.
describe("frozen hashes", () => {
  it("of bytes of any length are those of Node", () => {
    const lengths = fc.oneof(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 200, max: 5_000 }));
    fc.assert(
      fc.property(lengths, fc.nat(255), (length, first) => {
        const bytes = Uint8Array.from({ length }, (_, i) => (first + i * i) & 255);
        expect(sha256Hex(bytes)).toBe(createHash("sha256").update(bytes).digest("hex"));
      }),
    );
  });
  it("of every length around the end of a block are those of Node", () => {
    for (let length = 0; length <= 260; length++) {
      const bytes = new Uint8Array(length).fill(length);
      expect(sha256Hex(bytes)).toBe(createHash("sha256").update(bytes).digest("hex"));
    }
  });
  it("of bytes and text", () => {
    expect(sha256Hex("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(sha256Hex("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(sha256Hex(Uint8Array.of(0x61, 0x62, 0x63))).toBe(sha256Hex("abc"));
    expect(sha256Hex(sampleText)).toBe(sampleHash);
  });

  it("of values", () => {
    expect(hashOf(sample)).toBe(sampleHash);
    expect(hashOf(reversedKeys(sample))).toBe(sampleHash);
    expect(hashOf({ ...sample, open: false })).not.toBe(sampleHash);
  });

  it("of a chain", () => {
    const first = chain("", sample);
    expect(first).toBe("cab158d8696e576aedc1df800a00272a44d542c0b544ace46efaead7c49389c7");
    expect(chain(first, { type: "DRAW", count: 2 })).toBe(
      "0aa7a15736a17b68d487e9ad606675cd1cb1e128cf9cf7ec4947b74655834693",
    );
  });
});

describe("a chain", () => {
  it("ends in another link when any value of it is changed, dropped, doubled or moved", () => {
    const linkOf = (values: readonly unknown[]): string =>
      values.reduce<string>((link, value) => chain(link, value), "");
    fc.assert(
      fc.property(fc.array(fc.nat(3), { maxLength: 8 }), fc.array(fc.nat(3), { maxLength: 8 }), (left, right) => {
        expect(linkOf(left) === linkOf(right)).toBe(left.join() === right.join());
      }),
    );
  });

  it.each(["x", "A".repeat(64), "0".repeat(63), `${"0".repeat(64)}\n`, undefined, null, 0])(
    "refuses link %s",
    (bad) => {
      expect(() => chain(bad as string, 1)).toThrow(/^The link before is a SHA-256/);
    },
  );
});

it.each([["\ud800"], [[1, 2]], [undefined], [new ArrayBuffer(2)]])("sha256Hex refuses %o", (bad) => {
  expect(() => sha256Hex(bad as string)).toThrow(TypeError);
});
