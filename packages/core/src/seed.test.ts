import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commitmentOf, isNonce, isSeed, LONGEST_NONCE, MOST_NONCES, mixSeed, seedFromText } from "./seed.ts";

const counting = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const noSeeds = ["", "0".repeat(63), "0".repeat(65), "A".repeat(64), "g".repeat(64), `${"0".repeat(63)}\n`, 7, null];

// Computed by a program in Python with hashlib. If one of these changes, no published commitment holds any more.
describe("frozen values", () => {
  it.each([
    ["0".repeat(64), "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"],
    [counting, "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"],
  ])("the commitment of %s", (seed, commitment) => {
    expect(commitmentOf(seed)).toBe(commitment);
  });

  it.each([
    [[], "15b56e75055ef9fd9584896c8a0ca1bf8eec1cbaf9b9a13cf5c4513c4f10b78d"],
    [[""], "08a52dcfdba9379af33e8a6bd91e859dd5eb0b2831395d85ca24e8904310800c"],
    [["ab", "c"], "57fbe568b60bb230203eb0e292b553094b48ea9aa227982a8ea8106050ca6e90"],
    [["a", "bc"], "c5ff476bc6d93beb9e7e59611ae37f314516b01985918c00cf109ab9ff13bf85"],
    [["Zoë", "花"], "3a362b1ec76c79c434da802d35bbd4343829471de31b2e65f96b24b0be317966"],
  ])("the mix with nonces %j", (nonces, seed) => {
    expect(mixSeed(counting, nonces)).toBe(seed);
  });

  it("the seed from a text", () => {
    expect(seedFromText("cardwright")).toBe("929c8def3278aaa6a45e85c4a9011a0421faa9c9506042bfd271d4857274cef9");
  });
});

describe("mixing", () => {
  const nonces = fc.array(fc.string({ unit: fc.constantFrom("a", "\0", "1", "é"), maxLength: 3 }), { maxLength: 4 });

  it("gives a seed, another one for every other list of nonces and every other server seed", () => {
    fc.assert(
      fc.property(nonces, nonces, (left, right) => {
        const mixed = mixSeed(counting, left);
        expect(isSeed(mixed)).toBe(true);
        expect(mixed === mixSeed(counting, right)).toBe(JSON.stringify(left) === JSON.stringify(right));
        expect(mixed).not.toBe(mixSeed("0".repeat(64), left));
      }),
    );
  });

  it("takes as many and as long nonces as the limits say, and no more", () => {
    expect(isSeed(mixSeed(counting, Array<string>(MOST_NONCES).fill("x".repeat(LONGEST_NONCE))))).toBe(true);
    expect(() => mixSeed(counting, Array<string>(MOST_NONCES + 1).fill(""))).toThrow(/at most 64/);
    expect(() => mixSeed(counting, ["", "x".repeat(LONGEST_NONCE + 1)])).toThrow(/^The nonce of seat 1 is not/);
  });

  it.each([[[7]], [[null]], [Array(1)], [["\ud800"]], ["ab"], [undefined], [{ length: 1 }]])(
    "refuses nonces %o",
    (bad) => {
      expect(() => mixSeed(counting, bad as string[])).toThrow(RangeError);
    },
  );
});

describe("what is a seed and what is a nonce", () => {
  it.each(noSeeds)("%s is no seed", (bad) => {
    expect(isSeed(bad)).toBe(false);
    expect(() => commitmentOf(bad as string)).toThrow(new RangeError("A seed is 64 lowercase hex digits."));
    expect(() => mixSeed(bad as string, [])).toThrow(RangeError);
  });

  it("64 lowercase hex digits are a seed", () => {
    expect(isSeed(counting)).toBe(true);
    expect(isSeed("f".repeat(64))).toBe(true);
  });

  it("nonces are texts of 0 to 128 characters with a UTF-8 form", () => {
    expect(["", "x".repeat(128), "花"].every(isNonce)).toBe(true);
    expect(["x".repeat(129), "\ud800", 7, null, undefined].some(isNonce)).toBe(false);
  });

  it("a seed is made from a text only", () => {
    expect(() => seedFromText(7 as unknown as string)).toThrow(RangeError);
  });
});
