import type { Declaration } from "../declare.ts";
import type { ActionDefinition } from "../definitions.ts";
import type { Action, AnyEvent, Picks, Prompt, Selections } from "../protocol/index.ts";
import { refuse } from "../refusal.ts";
import type { Asking } from "./asking.ts";
import { Checking } from "./checking.ts";
import type { Deciding } from "./choice.ts";
import { closing, givenAnswer, isPicks, keptAnswer, resolving, sealing } from "./events/prompts.ts";
import type { Ledger } from "./ledger.ts";
import type { AnyState } from "./place.ts";
import { RulesTable } from "./rules-table.ts";
import { Stop, stop } from "./stop.ts";

/** Runs the author's function behind an action. The table it gets is new for each decision. */

/** The kind of an action. The answer to a prompt has none, nor has one that the game does not know. */
export type Definition = ActionDefinition<Declaration> | undefined;
export const SUBMIT_CHOICE = "SUBMIT_CHOICE";
const NO_PICKS: Picks = {};

export function promptFor({ prompts }: AnyState, { seat, payload }: Action): Prompt | undefined {
  const wanted = payload?.["prompt_id"];
  return prompts.find((prompt) => prompt.id === wanted && prompt.seat === seat && prompt.answer === null);
}
/** A decision that is checked against the answers of an action. */
export function checkingOf(ledger: Ledger, action: Action, isWhole: boolean): Checking {
  const { type, seat } = action;
  // The shape was examined when the action came in; simulated ones come from our own offers.
  const payload = (action.payload ?? NO_PICKS) as Picks & { readonly selections?: Selections };
  if (type !== SUBMIT_CHOICE) return new Checking(ledger, seat, payload, undefined, isWhole);
  return checkingAnswer(ledger, seat, payload.selections ?? NO_PICKS, isWhole);
}
function checkingAnswer(ledger: Ledger, seat: number, selections: Selections, isWhole: boolean): Checking {
  return isPicks(selections)
    ? new Checking(ledger, seat, selections, undefined, isWhole)
    : new Checking(ledger, seat, NO_PICKS, selections, isWhole);
}

/** The events that a decision answers with. A refusal is thrown as `Stop`. */
export function decide(
  ledger: Ledger,
  asking: Asking,
  action: Action,
  definition: Definition,
  deciding: Deciding,
  isExplaining: boolean,
): readonly AnyEvent[] {
  // Only the answer to a prompt comes through the gate without a definition.
  if (definition === undefined) return answerPrompt(ledger, asking, action, deciding, isExplaining);
  const table = RulesTable.forDecision(ledger, asking, deciding, isExplaining, action.intentId, "");
  const events = definition.play(table);
  if (!Array.isArray(events)) throw new TypeError(`action ${definition.type} answers with no list of events`);
  deciding.finish();
  return events;
}
function answerPrompt(
  ledger: Ledger,
  asking: Asking,
  action: Action,
  deciding: Deciding,
  isExplaining: boolean,
): readonly AnyEvent[] {
  const prompt = promptFor(ledger.state, action)!;
  for (const field in action.payload) {
    if (field !== "prompt_id" && field !== "selections") stop(refuse("CHOICE_INVALID.extra"));
  }
  const table = RulesTable.forDecision(ledger, asking, deciding, isExplaining, action.intentId, prompt.id);
  const events = ledger.rules.prompts.get(prompt.type)!.answer(table, prompt.memo);
  deciding.finish();
  const { given } = deciding;
  if (prompt.sealed === null) return [closing(prompt, given), ...events];
  const sealed = sealing(prompt, keptAnswer(given));
  const isLast = ledger.state.prompts.every(
    ({ id, sealed: group, answer }) => id === prompt.id || group !== prompt.sealed || answer !== null,
  );
  return isLast ? [sealed, resolving(prompt.sealed)] : [sealed];
}
/** A sealed answer, run again now that the whole group is in. Null where it has become illegal since it was checked. */
export function answerAgain(ledger: Ledger, asking: Asking, prompt: Prompt, answer: Picks): readonly AnyEvent[] | null {
  const deciding = checkingAnswer(ledger, prompt.seat, givenAnswer(answer), false);
  const table = RulesTable.forDecision(ledger, asking, deciding, false, undefined, prompt.id);
  try {
    return ledger.rules.prompts.get(prompt.type)!.answer(table, prompt.memo);
  } catch (stopped) {
    if (stopped instanceof Stop) return null;
    throw stopped;
  }
}
