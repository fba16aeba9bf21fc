import type { Action } from "@cardwright/core";
import { type Entry, hashOf } from "@cardwright/core/host";

/** The fate of a match whose rules have changed under it. */
export type Refolded =
  | { readonly same: true; readonly steps: number }
  | { readonly same: false; readonly step: number; readonly what: string };

/** A step as far as it can be compared: what was done, and what came of it. */
export const stepHash = ({ action, events }: Entry): string => hashOf({ action: action ?? null, events }).slice(0, 16);

const namesOf = (entry: Entry | undefined): string =>
  (entry?.events ?? []).map(({ type }) => type).join(", ") || "nothing";

/** The first step at which the old course and the new one differ, if any. */
export function compareSteps(
  before: readonly string[],
  after: readonly Entry[],
  actions: readonly Action[],
  refusal: string | undefined,
): Refolded {
  const step = before.findIndex((hash, at) => after[at] === undefined || stepHash(after[at]) !== hash);
  if (step < 0) return { same: true, steps: before.length - 1 };
  const action = actions[step - 1];
  const whose = action === undefined ? "set-up" : `${action.type} of seat ${action.seat}`;
  if (after[step] === undefined)
    return { same: false, step, what: `${whose} is refused now: ${refusal ?? "not possible"}` };
  return { same: false, step, what: `${whose} now leads to ${namesOf(after[step])}` };
}

let rewritten = false;
/** Said before everything is drawn anew because a file was saved. */
export const noteRewriting = (): void => {
  rewritten = true;
};
/** True if a match begins for that reason; asked once. */
export function wasRewritten(): boolean {
  const was = rewritten;
  rewritten = false;
  return was;
}
