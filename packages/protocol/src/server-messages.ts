import { z } from "zod";
import { hostCodes } from "./codes.ts";
import {
  action,
  choice,
  clockView,
  event,
  intentId,
  matchId,
  offer,
  patch,
  refusal,
  reveal,
  seat,
  seatInfo,
  sequence,
  status,
} from "./values.ts";

/** What a server sends. Everything in here went through the one function that builds what a viewer gets. */

const welcome = z
  .object({
    type: z.literal("WELCOME"),
    version: z.int(),
    match: matchId,
    game: z.string(),
    game_version: z.string(),
    expansions: z.array(z.string()),
    you: seat,
    seats: z.array(seatInfo),
    status,
    commitment: z.string().describe("SHA-256 of the server's seed."),
    encoding: z.enum(["json", "packed"]),
    vocabulary: z
      .object({ texts: z.array(z.string()), shapes: z.array(z.array(z.string())) })
      .strict()
      .optional()
      .describe("With the packed encoding: the texts and sets of keys that have numbers."),
  })
  .strict();
const seats = z.object({ type: z.literal("SEATS"), seats: z.array(seatInfo), status }).strict();
const stateSnapshot = z
  .object({
    type: z.literal("STATE_SNAPSHOT"),
    seq: sequence,
    view: z.record(z.string(), z.unknown()),
    offers: z.array(offer).describe("What you could do now, each with its first choice or the reason why not."),
    clock: clockView.optional(),
  })
  .strict();
const events = z
  .object({
    type: z.literal("EVENTS"),
    seq: sequence,
    events: z.array(event),
    patch: patch.optional().describe("Turns the view of the frame before into the view now."),
    offers: patch.optional().describe("The same for your offers."),
    intent_id: z.string().optional().describe("Your intent that this frame acknowledges: it is stored."),
    clock: clockView.optional(),
    says: z.array(z.string()).optional(),
  })
  .strict();
const accepted = z.object({ type: z.literal("ACCEPTED"), intent_id: intentId, seq: sequence }).strict();
const commandRejected = refusal
  .extend({ type: z.literal("COMMAND_REJECTED"), intent_id: z.string(), seq: sequence })
  .strict();
const choiceAnswer = z
  .object({
    type: z.literal("CHOICE"),
    request_id: z.int(),
    choice: choice.nullable(),
    refused: refusal.optional(),
  })
  .strict();
const actions = z
  .object({
    type: z.literal("ACTIONS"),
    request_id: z.int(),
    actions: z.array(action),
    /** Kinds of action of which only a part is listed: there are too many ways, and DESCRIBE asks for them choice by choice. */
    partly: z.array(action),
  })
  .strict();
const revealed = reveal.extend({ type: z.literal("REVEAL") }).strict();
const error = z
  .object({
    type: z.literal("ERROR"),
    code: z.enum(hostCodes),
    message: z.string(),
    request_id: z.int().optional().describe("Of the question that it answers."),
    intent_id: z.string().optional().describe("Of the command that was not understood, where that much was."),
  })
  .strict();
const pong = z.object({ type: z.literal("PONG"), request_id: z.int() }).strict();

export const serverMessage = z.discriminatedUnion("type", [
  welcome,
  seats,
  stateSnapshot,
  events,
  accepted,
  commandRejected,
  choiceAnswer,
  actions,
  revealed,
  error,
  pong,
]);
export type ServerMessage = z.infer<typeof serverMessage>;
export type Welcome = z.infer<typeof welcome>;
export type EventsMessage = z.infer<typeof events>;
export type SnapshotMessage = z.infer<typeof stateSnapshot>;
