import type { Expires } from "./active-effect.ts";

/**
 * Codes that the engine itself refuses with. Games add their own through permissions and `refuse`; spec 000 calls the
 * whole open set EngineErrorCode.
 */
export const ENGINE_CODES = [
  "MALFORMED",
  "PAYLOAD_INVALID",
  "UNKNOWN_ACTION",
  "MATCH_OVER",
  "NOT_YOUR_TURN",
  "SEAT_OUT",
  "WINDOW_INVALID",
  "ACTION_BLOCKED",
  "PROMPT_OPEN",
  "PROMPT_NOT_OPEN",
  "NOT_YOUR_PROMPT",
  "CHOICE_INVALID",
  "NO_CHOICE",
  "CHAIN_TOO_LONG",
  "LOOP_DETECTED",
  "NOTHING_TO_UNDO",
  "UNDOS_SPENT",
  "TAKEBACK_OPEN",
  "TAKEBACKS_SPENT",
  "TAKEBACK_NOT_ASKED",
  "CONFLICT",
  "HOOK_FAILED",
  "RULES_FAILED",
] as const;
export type EngineErrorCode = (typeof ENGINE_CODES)[number] | (string & {});

/** One effect that had a say in an answer. */
export interface Cause {
  readonly question: string;
  readonly effect: string;
  readonly definition: string;
  readonly source: string;
  readonly owner: number;
  readonly value: number | boolean;
  readonly expires: Expires;
}
/** How an answer came about: the base and each effect that changed it, in order. */
export interface Trace {
  readonly question: string;
  readonly base: number | boolean;
  readonly value: number | boolean;
  readonly steps: readonly Cause[];
}
/** Why not. `because` comes from the very evaluation that decided, and names every cause. */
export interface Refusal {
  readonly code: EngineErrorCode;
  readonly message: string;
  readonly details?: unknown;
  readonly because?: readonly Cause[];
}
/** A text of the rules: a message of the game's language files with its parameters, or plain words of a game without such files. */
export type Text = string | readonly [key: string, params?: TextParams];
export type TextParams = Readonly<Record<string, unknown>>;
/**
 * `refuse("OUT_OF_RANGE", { distance, range })`, `refuse("OUT_OF_RANGE.none")`: the reason is said in each viewer's language by its key;
 * the code is what stands before the first dot. A game without language files says it in words: `refuse("NOT_YET", "wait a turn")`.
 */
export function refuse(reason: EngineErrorCode, said?: string | TextParams, details?: unknown): Refusal {
  if (typeof reason !== "string") throw new TypeError("a refusal begins with its code, a text");
  const dot = reason.indexOf(".");
  const code = dot < 0 ? reason : reason.slice(0, dot);
  const message = typeof said === "string" ? said : reason;
  const more = typeof said === "object" ? said : details;
  return more === undefined ? { code, message } : { code, message, details: more };
}
