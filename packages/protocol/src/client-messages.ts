import { z } from "zod";
import { intentId, matchId, partialPicks, picks, secret, selections, sequence, text } from "./values.ts";

/** What a client may send. Strict: a field that is not listed, above all a seat, is refused. */

const seen = sequence.optional().describe("The last sequence number the player had seen when they decided.");
const requestId = z.int().min(0).describe("Comes back with the answer.");

export const hello = z
  .object({
    type: z.literal("HELLO"),
    version: z.int(),
    match: matchId,
    token: secret
      .optional()
      .describe("Of a seat, or of a watcher of a private match. Left out: to watch a public one."),
    last_seq: sequence.optional().describe("The last frame that arrived, to get only what is missing."),
    encoding: z.enum(["json", "packed"]).optional().describe("What follows WELCOME; json unless told."),
    sentences: z
      .union([z.boolean(), z.string().min(2).max(35)])
      .optional()
      .describe(
        "Each event also as a sentence: in this language, or in the nearest that the server has; true is English.",
      ),
  })
  .strict();
const actionCommand = z
  .object({ type: z.literal("ACTION"), action: text, payload: picks.optional(), intent_id: intentId, seen })
  .strict();
const activateEffect = z
  .object({
    type: z.literal("ACTIVATE_EFFECT"),
    source_instance_id: text,
    effect_id: text,
    intent_id: intentId,
    seen,
  })
  .strict();
const submitChoice = z
  .object({ type: z.literal("SUBMIT_CHOICE"), prompt_id: text, selections, intent_id: intentId, seen })
  .strict();
const describeAction = z
  .object({ type: z.literal("DESCRIBE"), request_id: requestId, action: text, payload: partialPicks.optional() })
  .strict();
const listActions = z.object({ type: z.literal("LIST_ACTIONS"), request_id: requestId }).strict();
const resync = z.object({ type: z.literal("RESYNC"), last_seq: sequence.optional() }).strict();
const ping = z.object({ type: z.literal("PING"), request_id: requestId }).strict();

export const clientMessage = z.discriminatedUnion("type", [
  hello,
  actionCommand,
  activateEffect,
  submitChoice,
  describeAction,
  listActions,
  resync,
  ping,
]);
export type ClientMessage = z.infer<typeof clientMessage>;
export type Hello = z.infer<typeof hello>;
export type Command = z.infer<typeof actionCommand> | z.infer<typeof activateEffect> | z.infer<typeof submitChoice>;
export type Question = z.infer<typeof describeAction> | z.infer<typeof listActions>;
