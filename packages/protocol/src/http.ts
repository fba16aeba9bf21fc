import { z } from "zod";
import { hostCodes } from "./codes.ts";
import { NAME_MAX } from "./limits.ts";
import { clockView, event, matchId, reveal, seatInfo, secret, sequence, status, text, textUpTo } from "./values.ts";

/** Bodies of the HTTP interface. */

export const failure = z
  .object({ code: z.enum(hostCodes), message: z.string() })
  .strict()
  .meta({ id: "Failure" });
export type FailureBody = z.infer<typeof failure>;

export const gameInfo = z
  .object({
    id: z.string(),
    name: z.string(),
    version: z.string(),
    content: z.string().describe("Hash of rules and cards; a match pins it."),
    seats: z.object({ min: z.int(), max: z.int() }),
    options: z.record(z.string(), z.unknown()).describe("JSON Schema of the options."),
    expansions: z.array(z.string()),
    bots: z.array(z.string()),
    cards: z.array(z.looseObject({ id: z.string(), name: z.string(), text: z.string() })),
  })
  .meta({ id: "Game" });
export type GameInfo = z.infer<typeof gameInfo>;

export const clockConfig = z
  .object({
    bank_ms: z.int().min(0).max(86_400_000).describe("Each seat's own time, used when a decision takes longer."),
    per_action_ms: z.int().min(50).max(86_400_000).describe("Free for every decision."),
  })
  .strict();
export type ClockConfig = z.infer<typeof clockConfig>;
const seatRequest = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("open") }).strict(),
  z.object({ kind: z.literal("invited") }).strict(),
  z.object({ kind: z.literal("bot"), bot: text }).strict(),
]);
const takebacks = z
  .enum(["none", "people", "all"])
  .describe(
    "Whose last action may be taken back if the others agree: nobody's; people agree and bots decline; bots agree too.",
  );
export type TakebackRule = z.infer<typeof takebacks>;
export const createMatch = z
  .object({
    game: text,
    options: z.record(z.string(), z.unknown()).optional(),
    expansions: z.array(text).max(16).optional(),
    seats: z
      .array(seatRequest)
      .min(1)
      .max(16)
      .optional()
      .describe("One per seat; left out: as few open ones as can be."),
    clock: clockConfig.optional(),
    visibility: z.enum(["public", "private"]).optional().describe("Public unless told: listed, and anyone may watch."),
    takeover: text.nullable().optional().describe("The bot that plays for a seat whose player left or stays away."),
    takebacks: takebacks.optional(),
  })
  .strict();
export type CreateMatch = z.infer<typeof createMatch>;
export const seatInvite = z.object({ seat: z.int(), code: secret }).meta({ id: "Invite" });
export const createdMatch = z
  .object({
    match: matchId,
    commitment: z.string(),
    host_token: secret.describe("Starts the match before all seats are taken."),
    watch_token: secret.nullable().describe("Lets someone watch a private match."),
    invites: z.array(seatInvite),
  })
  .meta({ id: "CreatedMatch" });
export const matchInfo = z
  .object({
    match: matchId,
    game: z.string(),
    game_version: z.string(),
    expansions: z.array(z.string()),
    options: z.record(z.string(), z.unknown()),
    status,
    visibility: z.enum(["public", "private"]),
    seats: z.array(seatInfo),
    clock: clockConfig.nullable(),
    takeover: z.string().nullable().describe("The bot that plays for a seat whose player left or stays away, if any."),
    takebacks,
    commitment: z.string(),
    created_at: z.int(),
  })
  .meta({ id: "Match" });
export type MatchInfo = z.infer<typeof matchInfo>;

const nonce = textUpTo(128).optional().describe("Mixed into the deal, so that the server alone cannot choose it.");
const ownToken = secret
  .optional()
  .describe(
    "The token that the seat is to have. Asked again with it, the answer is the same. Left out: the server makes one.",
  );
export const joinSeat = z
  .object({
    seat: z.int().min(0).max(63).optional().describe("Left out: the first that is free."),
    name: textUpTo(NAME_MAX).min(1),
    nonce,
    invite: secret.optional(),
    token: ownToken,
  })
  .strict();
export type JoinSeat = z.infer<typeof joinSeat>;
export const joinedSeat = z.object({ seat: z.int(), token: secret, commitment: z.string() }).meta({ id: "Seat" });
export const askRematch = z.object({ nonce, token: ownToken }).strict();
export type AskRematch = z.infer<typeof askRematch>;
export const rematchSeat = z
  .object({
    match: matchId.describe("The same for everyone who played the match before it."),
    seat: z.int().describe("The number that the seat had before."),
    token: secret,
    commitment: z.string(),
    host_token: secret.nullable().describe("For whoever came first, and so made the match."),
    watch_token: secret.nullable().describe("Lets someone watch a private match."),
  })
  .meta({ id: "Rematch" });
export type RematchSeat = z.infer<typeof rematchSeat>;
export const renewToken = z
  .object({
    kind: z
      .enum(["seat", "host", "watch"])
      .describe("A seat's own token renews it; the host's renews itself and the watchers'."),
    token: secret.optional().describe("The new one. Left out: the server makes it."),
  })
  .strict();
export type RenewToken = z.infer<typeof renewToken>;
export const renewedToken = z.object({ token: secret }).meta({ id: "RenewedToken" });
export const startMatch = z.object({ bot: text.optional().describe("Takes the seats that are still free.") }).strict();

export const viewBody = z
  .object({ seq: sequence, view: z.record(z.string(), z.unknown()), clock: clockView.optional() })
  .meta({ id: "View" });
export const askAdvice = z
  .object({
    about: z
      .enum(["decision", "move"])
      .describe("What it would do now; or why the last bot that moved did what it did."),
  })
  .strict();
export type AskAdvice = z.infer<typeof askAdvice>;
const key = z.union([z.string(), z.number(), z.boolean()]);
const askedPrompt = z.object({
  id: z.string(),
  type: z.string(),
  seat: z.int(),
  memo: z.record(z.string(), z.unknown()),
});
const advised = z.object({
  offer: z.object({ type: z.string(), label: z.unknown(), promptId: z.string().optional() }),
  prompts: z.array(askedPrompt).readonly(),
  picks: z.array(z.object({ choice: z.string(), key })).readonly(),
  worth: z.int().describe("Of 100, measured against what else could be done."),
  otherwise: event.nullable().describe("The first thing that would happen otherwise than after the choice."),
  pieces: z
    .array(z.object({ id: z.string(), face: z.string() }))
    .readonly()
    .describe("Those that are named, as this seat sees them."),
});
export const adviceBody = z
  .object({
    seat: z.int().nullable().describe("Whose choice it is; null where no bot has moved."),
    options: z
      .array(advised)
      .readonly()
      .describe("The choice, and the best of the others; none where nobody could say."),
  })
  .meta({ id: "Advice" });
export const worldBody = z
  .object({
    state: z
      .record(z.string(), z.unknown())
      .describe("A state of the game that looks to the seat as the match does; what is hidden from it was dealt anew."),
  })
  .meta({ id: "World" });
const seenStep = z.object({ seq: sequence, events: z.array(event) });
const openLog = z.object({
  complete: z.literal(true),
  header: z.record(z.string(), z.unknown()),
  lines: z.array(z.looseObject({ hash: z.string() })),
  fairness: reveal,
  seal: z
    .object({ key: z.string(), at: z.int(), signature: z.string() })
    .strict()
    .optional()
    .describe("The server's signature on the head, with the id of its key."),
});
export const logBody = z
  .discriminatedUnion("complete", [z.object({ complete: z.literal(false), steps: z.array(seenStep) }), openLog])
  .meta({ id: "Log" });
/** Its fields and no others; their values are judged with the log. */
const logHeader = z
  .object({
    match: z.unknown().optional(),
    server: z.unknown().optional(),
    game: z.unknown().optional(),
    version: z.unknown().optional(),
    content: z.unknown().optional(),
    moves: z.unknown().optional(),
    seats: z.unknown().optional(),
    options: z.unknown().optional(),
    expansions: z.unknown().optional(),
    commitment: z.unknown().optional(),
    createdAt: z.unknown().optional(),
  })
  .strict();
export const verifyBody = openLog
  .omit({ complete: true })
  .extend({
    complete: z.literal(true).optional(),
    header: logHeader,
    lines: z.array(z.object({ entry: z.unknown().optional(), hash: z.string() }).strict()),
  })
  .strict();
export const judgement = z
  .object({
    verdict: z
      .enum(["signed", "consistent", "refused"])
      .describe("signed: whole, and by whom. consistent: nobody vouches for it. refused: something contradicts it."),
    ended: z.boolean(),
    steps: z.int(),
    head: z.string().nullable().describe("The last link of the chain."),
    signedBy: z.string().nullable(),
    step: z.int().optional().describe("The first step that is wrong."),
    because: z.string().optional(),
  })
  .meta({ id: "Judgement" });
const publicKey = z.object({ id: z.string(), key: z.string(), since: z.int(), until: z.int().nullable() });
export const publishedKeys = z.object({ server: z.string(), keys: z.array(publicKey) }).meta({ id: "PublishedKeys" });
export const differing = z.array(
  z.object({
    match: matchId,
    game: z.string(),
    pinned: z.string(),
    here: z.string().nullable(),
    from: z.int().nullable().describe("The first step that differs."),
    because: z.string().nullable(),
  }),
);
