import type { Action } from "@cardwright/core";
import type { Pick } from "@cardwright/core/host";
import { type Meaning, meaningOf } from "./action-key.ts";
import type { AnyEngine, AnyState } from "./any-game.ts";
import { answersOf } from "./listing.ts";
import type { Bandit, TreeNode } from "./tree.ts";

/**
 * Beside the levels of a decision that is taken pick by pick stands the merit of each option: how it went whenever it was among the
 * picks, at whichever level.
 */
const MERITS = "\u0000merits";

export const meritNodeOf = (decision: TreeNode): TreeNode => decision.after(MERITS);
export const meaningOfPick = (engine: AnyEngine, state: AnyState, seat: number, name: string, key: Pick): Meaning =>
  meaningOf(engine, state, { type: name, seat, payload: { key } });
export const meritIn = (merits: Bandit, meaning: Meaning) => merits.find(meaning.key) ?? merits.add(meaning, 0, 0);

/** The game's opinion of a whole answer, drawn by lot, is a first word on the options in it. */
export function noteOpinion(
  engine: AnyEngine,
  state: AnyState,
  decision: TreeNode,
  action: Action,
  value: number,
): void {
  const merits = meritNodeOf(decision).bandit(action.seat);
  for (const [name, key] of picksOf(action)) {
    const arm = meritIn(merits, meaningOfPick(engine, state, action.seat, name, key));
    arm.visits++;
    arm.total += value;
  }
}
/** The picks of an action, but for the answers that it had before. */
export function picksOf(action: Action, before?: Action): readonly (readonly [name: string, key: Pick])[] {
  const known = before === undefined ? {} : answersOf(before);
  return Object.entries(answersOf(action)).flatMap(([name, answer]) => {
    if (name in known || name === "prompt_id") return [];
    return [answer as Pick | readonly Pick[]].flat().map((key) => [name, key] as const);
  });
}
