import * as z from "zod/mini";
import type { Field, Schema } from "./declare.ts";
import { type StandardMemo, standardMemo } from "./prompts.ts";

const filters = ["own", "opponents", "all"] as const;
const standardTypes: { readonly [Name in keyof StandardMemo]: Schema<StandardMemo[Name]> } = {
  effect_id: z.string(),
  source_instance_id: z.string(),
  choices: z.array(z.union([z.string(), z.number()])),
  min: z.int(),
  max: z.int(),
  count: z.nullable(z.int()),
  zones: z.array(z.string()),
  filter: z.enum(filters),
  memo: z.record(z.string(), z.json()),
};
const known = new Map<Field, Schema>(
  (Object.keys(standardTypes) as (keyof StandardMemo)[]).map((name) => [standardMemo[name], standardTypes[name]]),
);
/** The type of a field of an event or of a prompt's memo, those of the engine's own prompts included. */
export const fieldType = (field: Field): Schema => known.get(field) ?? field.type;
