import type { Declaration } from "../declare.ts";
import type { ActionDefinition } from "../definitions.ts";
import type { Action } from "../protocol/index.ts";
import { type Refusal, refuse } from "../refusal.ts";
import type { Asking } from "./asking.ts";
import { promptFor, SUBMIT_CHOICE } from "./deciding.ts";
import type { Ledger } from "./ledger.ts";
import type { AnyState } from "./place.ts";
import { RulesTable } from "./rules-table.ts";

/** Phase gate and actor: whether a seat may take a kind of action now, before any choice. */

const isIn = (phases: string | readonly string[], phase: string): boolean =>
  typeof phases === "string" ? phases === phase : phases.includes(phase);

export function gate(ledger: Ledger, asking: Asking, action: Action): Refusal | undefined {
  const { state, rules } = ledger;
  const { type, seat } = action;
  const definition = rules.actions.get(type);
  const isOpen =
    definition !== undefined &&
    state.outcome === null &&
    (state.prompts.length === 0 || definition.duringPrompt === true) &&
    (state.activeSeat === seat || definition.who === "any") &&
    (definition.phase === undefined || isIn(definition.phase, state.phase));
  if (!isOpen) return closed(state, action, definition);
  return asking.mayBlock(type) ? asking.blocked(RulesTable.forSeat(ledger, asking, seat), type, seat) : undefined;
}
/** Says why not, or nothing: a prompt is answered by another gate. */
function closed(
  state: AnyState,
  action: Action,
  definition: ActionDefinition<Declaration> | undefined,
): Refusal | undefined {
  if (state.outcome !== null) return refuse("MATCH_OVER", "the match has ended");
  if (action.type === SUBMIT_CHOICE) return gatePrompt(state, action);
  if (definition === undefined) return refuse("UNKNOWN_ACTION", "there is no such action in this game");
  if (state.prompts.length > 0 && definition.duringPrompt !== true) {
    return refuse("PROMPT_OPEN", "a question has to be answered first");
  }
  if (definition.who !== "any" && state.activeSeat !== action.seat) {
    return refuse("NOT_YOUR_TURN", "it is another player's turn");
  }
  const { phase } = definition;
  const allowed = typeof phase === "string" ? phase : (phase ?? []).join(", ");
  return refuse("WINDOW_INVALID", `only in ${allowed}; now it is ${state.phase}`, { allowed });
}
function gatePrompt(state: AnyState, action: Action): Refusal | undefined {
  if (promptFor(state, action) !== undefined) return undefined;
  const wanted = action.payload?.["prompt_id"];
  const isOthers = state.prompts.some(({ id, seat }) => id === wanted && seat !== action.seat);
  if (isOthers) return refuse("NOT_YOUR_PROMPT", "another player has to answer that");
  return refuse("PROMPT_NOT_OPEN", "that question is not open");
}
