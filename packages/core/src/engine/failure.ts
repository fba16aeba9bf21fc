import { HookFailure } from "../expansion/hooks.ts";
import { type Refusal, refuse } from "../refusal.ts";

/** The answer to an action that is refused, or over which rules or hooks failed. */
export interface Failure {
  readonly ok: false;
  readonly error: Refusal;
  readonly defect?: unknown;
}
export function failed(defect: unknown): Failure {
  if (defect instanceof HookFailure) {
    const error = refuse("HOOK_FAILED", { expansion: defect.expansion });
    return { ok: false, error, defect: defect.cause };
  }
  return { ok: false, error: refuse("RULES_FAILED"), defect };
}
