import fc from "fast-check";
import { expect, test } from "vitest";
import { clientMessage, isPlainAction } from "../src/index.ts";

const odd = fc.oneof(
  fc.constantFrom<unknown>(null, "", "x".repeat(65), "x".repeat(257), -1, -0, 0.5, 2 ** 53, Number.NaN, Infinity, true),
  fc.constantFrom<unknown>(
    [],
    {},
    { a: [1, "b"] },
    { __proto__: null },
    { constructor: 1 },
    { a: { b: 1 } },
    { a: null },
  ),
  fc.jsonValue({ maxDepth: 3 }),
);
const names = fc.constantFrom("card", "target", "to", "from", "at", "by", "constructor", "k".repeat(300));
const mostly = (usual: fc.Arbitrary<unknown>) =>
  fc.oneof({ arbitrary: usual, weight: 6 }, { arbitrary: odd, weight: 1 });
const answer = fc.oneof(fc.string(), fc.integer(), fc.boolean());
const message = fc.record(
  {
    type: fc.constant("ACTION"),
    action: mostly(fc.string()),
    intent_id: mostly(fc.string({ minLength: 1 })),
    payload: mostly(fc.dictionary(names, mostly(answer), { maxKeys: 4 })),
    seen: mostly(fc.nat()),
  },
  { requiredKeys: ["type", "action", "intent_id"] },
);

test("what is let through without the schema, the schema lets through as it is", () => {
  let plain = 0;
  fc.assert(
    fc.property(message, (value) => {
      if (!isPlainAction(value)) return;
      plain++;
      expect(clientMessage.parse(value)).toEqual(value);
    }),
    { numRuns: 10_000 },
  );
  expect(plain).toBeGreaterThan(1_000);
});
test("the usual ones are let through", () => {
  expect(isPlainAction({ type: "ACTION", action: "pass", intent_id: "a.1", seen: 3 })).toBe(true);
  expect(isPlainAction({ type: "ACTION", action: "play", payload: { card: "p1", n: 2 }, intent_id: "a.1" })).toBe(true);
  expect(isPlainAction({ type: "ACTION", action: "play", payload: { cards: ["p1"] }, intent_id: "a.1" })).toBe(false);
  expect(isPlainAction({ type: "ACTION", action: "pass", intent_id: "a.1", seat: 1 })).toBe(false);
});
