import { defineWorld, z } from "@cardwright/core";
import { expect, test } from "vitest";
import * as mini from "zod/mini";
import { $ZodLiteral, type $ZodType, safeParse, toJSONSchema } from "zod/v4/core";

/** The type of a seat is put together without zod. Whatever zod does with it, it does with a literal of its own. */

const { seat } = defineWorld({ seats: [2, 3], phases: ["main"], zones: {}, facts: {}, questions: {} });
const literal = z.literal([0, 1, 2]);
const values = [0, 1, 2, 3, -1, -0, 0.5, Number.NaN, "0", null, undefined, true, [0], {}];

/** The answer of zod about a value, without the type itself, which an issue names. */
function said(type: $ZodType, value: unknown) {
  const { success, data, error } = safeParse(type, value);
  return { success, data, issues: error?.issues };
}
const uses: Readonly<Record<string, (type: $ZodType<number>) => $ZodType>> = {
  alone: (type) => type,
  "in a list": (type) => z.array(type),
  "in a union": (type) => z.union([type, z.literal(-1)]),
  "in a field": (type) => z.strictObject({ seat: type }),
  "left out": (type) => z.object({ seat: z.optional(type) }),
  "or null": (type) => z.nullable(type),
  "with a default": (type) => z.object({ seat: z._default(type, 1) }),
  "as a key": (type) => z.record(z.literal(["a"]), type),
  "telling records apart": (type) =>
    z.discriminatedUnion("seat", [z.object({ seat: type as never, a: z.int() }), z.object({ seat: z.literal(7) })]),
  "in a list of the small zod": (type) => mini.array(type),
  "in a field of the small zod": (type) => mini.strictObject({ seat: mini.optional(type) }),
};
test.for(Object.keys(uses))("%s it accepts and refuses the same", (name) => {
  const [mine, own] = [uses[name]!(seat), uses[name]!(literal)];
  for (const value of values) {
    for (const given of [value, [value], [0, value], { seat: value }, { seat: value, a: 1 }, { a: value }, {}]) {
      expect(said(mine, given)).toEqual(said(own, given));
    }
  }
});
test.for(Object.keys(uses))("%s it has the same JSON schema", (name) => {
  expect(toJSONSchema(uses[name]!(seat))).toEqual(toJSONSchema(uses[name]!(literal)));
});
test("it is known as a literal", () => {
  expect(seat).toBeInstanceOf($ZodLiteral);
});
