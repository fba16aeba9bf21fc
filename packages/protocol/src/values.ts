import { z } from "zod";
import { ENTRIES_MAX, LIST_MAX, TEXT_MAX } from "./limits.ts";

/** The small parts that messages are made of. */
export const FORBIDDEN_NAMES: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);
/** Half a character could not be written into a log, and what cannot be seen not into every store. */
const UNREADABLE = /[\p{Cc}\p{Cs}]/u;
export const isReadable = (given: string): boolean => !UNREADABLE.test(given);
const WHY_UNREADABLE = "control characters and half characters are not taken";
export const textUpTo = (most: number) => z.string().max(most).refine(isReadable, WHY_UNREADABLE);
export const text = textUpTo(TEXT_MAX);
export const matchId = z.string().regex(/^[A-Za-z0-9_-]{8,40}$/);
/** 128 random bits or more, in URL-safe Base64. */
export const secret = z.string().regex(/^[A-Za-z0-9_-]{22,86}$/);
export const INTENT_MAX = 64;
/** So begin the intents of the host itself: who could use one could stand in the way of a clock or a bot. */
const HOSTS_OWN = /^(?:timeout|bot):/;
export const isClients = (intent: string): boolean => !HOSTS_OWN.test(intent);
export const intentId = textUpTo(INTENT_MAX)
  .min(1)
  .refine(isClients, "the host's own intents begin like that")
  .describe("Made by the client; the same intent takes effect once.");
export const sequence = z.int().min(0).describe("Counts the frames of this viewer alone.");
export const seat = z.int().min(-1).max(63).describe("A seat number, or -1 for someone who only watches.");

const pick = z.union([text, z.number(), z.boolean()]);
const pickOrList = z.union([pick, z.array(pick).max(LIST_MAX)]);
export const picks = z
  .record(text, pickOrList)
  .refine((given) => Object.keys(given).length <= ENTRIES_MAX, "too many entries")
  .refine((given) => Object.keys(given).every((key) => !FORBIDDEN_NAMES.has(key)), "a forbidden name");
export const selections = z.union([pick, z.array(pick).max(LIST_MAX), picks]);
/** The answers so far; those to a prompt lie one level deeper. */
export const partialPicks = z
  .record(text, z.union([pickOrList, picks]))
  .refine((given) => Object.keys(given).length <= ENTRIES_MAX, "too many entries");

export const event = z.looseObject({ type: z.string() });
const path = z.array(z.union([z.string(), z.int()]));
const change = z.union([z.tuple([path, z.unknown()]), z.tuple([path, z.int(), z.int(), z.array(z.unknown())])]);
export const patch = z
  .array(change)
  .describe("Each change is [path, value], or [path, start, removed, added] for a run in a list.");

const said = z
  .union([z.string(), z.tuple([z.string()]), z.tuple([z.string(), z.record(z.string(), z.unknown())])])
  .describe("A message of the game's language files with its parameters, or plain words.");
const option = z.looseObject({ key: pick, label: said });
export const choice = z
  .object({
    name: z.string(),
    ask: said,
    kind: z.enum(["one", "some", "order", "number"]),
    min: z.int(),
    max: z.int(),
    options: z.array(option),
  })
  .strict();
const cause = z.looseObject({ question: z.string(), effect: z.string(), definition: z.string() });
export const refusal = z
  .object({
    code: z.string(),
    message: z.string(),
    details: z.unknown().optional(),
    because: z.array(cause).optional().describe("Every effect that had a say, from the evaluation that decided."),
  })
  .strict();
export const offer = z
  .object({
    type: z.string(),
    label: z.string(),
    promptId: z.string().optional(),
    choice: choice.nullable(),
    refused: refusal.optional(),
  })
  .strict();
export const action = z
  .object({ type: z.string(), seat: z.int(), payload: z.record(z.string(), z.unknown()).optional() })
  .strict();

export const seatInfo = z
  .object({
    seat: z.int(),
    kind: z.enum(["open", "invited", "bot"]),
    name: z.string().nullable().describe("Null while nobody sits there."),
    bot: z.string().nullable().describe("The kind of bot that plays here now."),
    kept: z.boolean().describe("Nobody sits there, and only whoever did, or is invited, may."),
  })
  .strict();
export type SeatInfo = z.infer<typeof seatInfo>;
export const status = z.enum(["waiting", "running", "ended"]);
export type Status = z.infer<typeof status>;
export const clockView = z
  .object({
    banks: z.array(z.int()).describe("Milliseconds left by seat, as of `since`."),
    running: z.array(z.int()).describe("The seats that have to act."),
    since: z.int(),
    per_action_ms: z.int().describe("Free for every decision before the bank runs."),
    free: z.array(z.int()).optional().describe("What was left of each seat's free time at `since`."),
  })
  .strict();
export type ClockView = z.infer<typeof clockView>;
export const reveal = z
  .object({
    commitment: z.string().describe("SHA-256 of the server's seed, known before the first join."),
    server_seed: z.string(),
    nonces: z.array(z.string()),
    seed: z.string().describe("What the match was dealt from: the server's seed mixed with the nonces by seat."),
  })
  .strict();
export type Reveal = z.infer<typeof reveal>;
