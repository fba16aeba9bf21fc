import * as z from "zod/mini";
import type { ActiveEffect, Expires, Modifiers } from "./active-effect.ts";
import type { Schema } from "./declare.ts";

/** The schemas of effects that last: cards carry their modifiers, and an event tells of one. */

const expiresSchema: Schema<Expires> = z.strictObject({
  atTurn: z.optional(z.int()),
  atRound: z.optional(z.int()),
  atNextTurnOfPlayerId: z.optional(z.int()),
  atEndOfTurn: z.optional(z.int()),
  atPhase: z.optional(z.string()),
  withPiece: z.optional(z.string()),
});
export const modifiersSchema: Schema<Modifiers> = z.strictObject({
  blockActionTypes: z.optional(z.array(z.string())),
  costDeltaByResourceId: z.optional(z.record(z.string(), z.number())),
});
export const activeEffectSchema: Schema<ActiveEffect> = z.strictObject({
  id: z.string(),
  definition: z.string(),
  source: z.strictObject({ kind: z.string(), ref: z.optional(z.string()) }),
  owner: z.int(),
  piece: z.nullable(z.string()),
  targets: z.array(z.union([z.string(), z.int()])),
  createdAtTurn: z.int(),
  expires: expiresSchema,
  params: z.record(z.string(), z.json()),
  modifiers: z.nullable(modifiersSchema),
});
