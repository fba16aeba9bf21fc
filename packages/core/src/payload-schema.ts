import { z } from "zod";
import { PAYLOAD_LIST_MAX, TEXT_MAX } from "./input.ts";
import type { Answers, TakeKind, Takes } from "./takes.ts";

/** Apart from `takes.ts`, so that a page which needs no schemas does not load them. */

const key = z.union([z.string().max(TEXT_MAX), z.int().min(0)]);
const value = z.union([z.string().max(TEXT_MAX), z.number(), z.boolean()]);
const list = <T extends z.ZodType>(of: T) => z.array(of).max(PAYLOAD_LIST_MAX);
const kinds: { readonly [K in TakeKind]: z.ZodType<Answers[K]> } = {
  piece: key,
  text: value,
  number: z.number(),
  seat: z.int().min(0),
  yesNo: z.literal(["YES", "NO"]),
  pieces: list(key),
  texts: list(value),
  numbers: list(z.number()),
  seats: list(z.int().min(0)),
  selection: z.union([value, list(value)]),
};
/** The schema of a payload, for JSON Schema and for tools. */
export const payloadSchema = (takes: Takes): z.ZodType =>
  z.strictObject(Object.fromEntries(Object.entries(takes).map(([name, kind]) => [name, kinds[kind].optional()])));
