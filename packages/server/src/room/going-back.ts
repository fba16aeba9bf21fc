import { type Action, type Refusal, refuse } from "@cardwright/core";
import { isBackward, TAKEBACK, UNDO } from "@cardwright/core/host";
import type { MatchRecord } from "../store/store.ts";
import { hostRefusal } from "./commands.ts";
import type { AnySnapshot } from "./load.ts";

/** Going back, as far as the table and the clock have a say in it. The rules have theirs besides. */

/** Intents of what the host did because a time was up. */
export const TIMEOUT = "timeout:";

export function whyNotBack(
  { takebacks }: Pick<MatchRecord, "takebacks">,
  { past }: Pick<AnySnapshot, "past">,
  { type }: Pick<Action, "type">,
): Refusal | undefined {
  if (!isBackward(type)) return undefined;
  // Some tables want none of the others' consent.
  if (type !== UNDO) return takebacks === "none" ? hostRefusal("TAKEBACKS_OFF") : undefined;
  // A seat that took back what was done when its time was up would never run out of it.
  const isLate = past?.at(-1)?.action.intentId?.startsWith(TIMEOUT) === true;
  return isLate ? refuse("NOTHING_TO_UNDO") : undefined;
}
/** The way in which an action stands to the clock if it decides nothing: it goes back or asks to, or it answers who asked. */
export function besideClock(type: string): "back" | "answer" | undefined {
  if (!isBackward(type)) return undefined;
  return type === UNDO || type === TAKEBACK ? "back" : "answer";
}
