import type { Action } from "../protocol/index.ts";
import { type Refusal, refuse } from "../refusal.ts";
import type { Asking } from "./asking.ts";
import { type Definition, promptFor, SUBMIT_CHOICE } from "./deciding.ts";
import type { Ledger } from "./ledger.ts";
import type { AnyState } from "./place.ts";
import { RulesTable } from "./rules-table.ts";

/** Phase gate and actor: whether a seat may take a kind of action now, before any choice. */

const isIn = (phases: string | readonly string[], phase: string): boolean =>
  typeof phases === "string" ? phases === phase : phases.includes(phase);

/** Tells whether a seat may take a kind of action now, but for effects that block it. Answers to prompts have no definition. */
function isAtHand(state: AnyState, action: Action, definition: Definition): boolean {
  if (definition === undefined) return isAnswer(state, action);
  const { seat } = action;
  return (
    state.outcome === null &&
    (state.prompts.length === 0 || definition.duringPrompt === true) &&
    (state.activeSeat === seat || definition.who === "any") &&
    state.seatsOut?.includes(seat) !== true &&
    (definition.phase === undefined || isIn(definition.phase, state.phase))
  );
}
const isAnswer = (state: AnyState, action: Action): boolean =>
  action.type === SUBMIT_CHOICE && state.outcome === null && promptFor(state, action) !== undefined;
function blocked(ledger: Ledger, asking: Asking, { type, seat }: Action): Refusal | undefined {
  return asking.mayBlock(type) ? asking.blocked(RulesTable.forSeat(ledger, asking, seat), type, seat) : undefined;
}
/** The same as `gate`, where nobody wants the reason: making refusals costs more than finding out. */
export const isOpen = (ledger: Ledger, asking: Asking, action: Action, definition: Definition): boolean =>
  isAtHand(ledger.state, action, definition) &&
  (definition === undefined || blocked(ledger, asking, action) === undefined);
/** The definition is that of the kind of action, looked up once for gate and decision. */
export function gate(ledger: Ledger, asking: Asking, action: Action, definition: Definition): Refusal | undefined {
  if (!isAtHand(ledger.state, action, definition)) return closed(ledger.state, action, definition);
  return definition === undefined ? undefined : blocked(ledger, asking, action);
}
/** The refusal of an action that is not at hand. */
function closed(state: AnyState, action: Action, definition: Definition): Refusal {
  if (state.outcome !== null) return refuse("MATCH_OVER");
  if (action.type === SUBMIT_CHOICE) return gatePrompt(state, action);
  if (definition === undefined) return refuse("UNKNOWN_ACTION");
  if (state.seatsOut?.includes(action.seat) === true) return refuse("SEAT_OUT");
  if (state.prompts.length > 0 && definition.duringPrompt !== true) {
    return refuse("PROMPT_OPEN");
  }
  if (definition.who !== "any" && state.activeSeat !== action.seat) {
    return refuse("NOT_YOUR_TURN");
  }
  const { phase } = definition;
  const phases = typeof phase === "string" ? [phase] : (phase ?? []);
  return refuse("WINDOW_INVALID", { allowed: phases.join(", "), phases, phase: state.phase });
}
function gatePrompt(state: AnyState, action: Action): Refusal {
  const wanted = action.payload?.["prompt_id"];
  const isOthers = state.prompts.some(({ id, seat }) => id === wanted && seat !== action.seat);
  if (isOthers) return refuse("NOT_YOUR_PROMPT");
  return refuse("PROMPT_NOT_OPEN");
}
