import * as z from "zod/mini";
import type { Schema } from "../declare.ts";
import type { Knowledge, Outcome, Picks, Prompt, Waiting } from "./parts.ts";

/**
 * The schemas of what a state is made of. The engine itself needs none: they lie apart, so that a page which plays a game does not load
 * them.
 */
export const json = z.json();
export const count = z.int().check(z.minimum(0));
export const fromOne = z.int().check(z.minimum(1));

const pick = z.union([z.number(), z.string(), z.boolean()]);
const picks: Schema<Picks> = z.record(z.string(), z.union([pick, z.array(pick)]));
export const promptSchema: Schema<Prompt> = z.strictObject({
  id: z.string(),
  type: z.string(),
  seat: count,
  memo: z.record(z.string(), json),
  sealed: z.nullable(z.string()),
  answer: z.nullable(picks),
});
export const waitingSchema: Schema<Waiting> = z.strictObject({
  event: z.catchall(z.object({ type: z.string() }), json),
  replacedBy: z.array(z.string()),
});
export const outcomeSchema: Schema<Outcome> = z.strictObject({
  winners: z.array(count),
  reason: z.string(),
  scores: z.exactOptional(z.array(z.number())),
  places: z.exactOptional(z.array(fromOne)),
});
const certainSchema = z.strictObject({ faces: z.array(z.string()), among: z.array(z.string()) });
export const knowledgeSchema: Schema<Knowledge> = z.strictObject({
  pieces: z.record(z.string(), z.int()),
  mixed: z.array(z.array(certainSchema)),
});
