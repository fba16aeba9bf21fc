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
  "WINDOW_INVALID",
  "ACTION_BLOCKED",
  "PROMPT_OPEN",
  "PROMPT_NOT_OPEN",
  "NOT_YOUR_PROMPT",
  "CHOICE_INVALID",
  "NO_CHOICE",
  "CHAIN_TOO_LONG",
  "LOOP_DETECTED",
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
export const refuse = (code: EngineErrorCode, message: string, details?: unknown): Refusal =>
  details === undefined ? { code, message } : { code, message, details };
