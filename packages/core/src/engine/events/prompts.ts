import type { Json } from "../../active-effect.ts";
import type { Declaration, Fields } from "../../declare.ts";
import type { PromptSpec } from "../../definitions.ts";
import type { AnyEvent, Picks, Prompt, Selections } from "../../protocol/index.ts";
import { seeFields } from "../../redact.ts";
import type { Ledger } from "../ledger.ts";
import type { EventParts, StepParts } from "./kind.ts";

/** Prompts open, are answered (in secret, where they are sealed) and close. Spec 001 names these events. */

export interface PromptAsked extends AnyEvent {
  readonly prompt_type: string;
  readonly seat: number;
  readonly memo: Readonly<Record<string, Json>>;
  readonly sealed: string | null;
}
/** The public number of choices of a prompt, as events and views carry it; nothing where it is nobody's business. */
export function countOf({ count }: PromptSpec<Declaration, Fields>, memo: Prompt["memo"]): { readonly count?: number } {
  const known = count?.(memo) ?? null;
  return known === null ? {} : { count: known };
}
export interface ChoicePrompted extends PromptAsked {
  readonly prompt_id: string;
  /** Filled in once the match rests, when the choices can be described. */
  readonly constraints: unknown;
  readonly choices: unknown;
}
export const choicePrompted: EventParts<PromptAsked, ChoicePrompted> = {
  type: "CHOICE_PROMPTED",
  // Nobody waits for who is out.
  cannot: ({ state }, { seat }) => state.seatsOut?.includes(seat) === true,
  plan({ rules, state }, { prompt_type, seat, memo, sealed, type }) {
    if (!rules.prompts.has(prompt_type)) {
      throw new Error(`prompt ${prompt_type} is not defined; list it in the game's prompts`);
    }
    if (!Number.isInteger(seat) || seat < 0 || seat >= state.seats) {
      throw new Error(`prompt ${prompt_type} is for seat ${seat}, which is not in this match`);
    }
    const prompt_id = `q${state.nextPrompt}`;
    return { prompt_id, prompt_type, seat, memo, sealed: sealed ?? null, constraints: null, choices: null, type };
  },
  write(ledger, { prompt_id: id, prompt_type: type, seat, memo, sealed }) {
    const fields = ledger.fields();
    fields.nextPrompt++;
    fields.prompts = [...fields.prompts, { id, type, seat, memo, sealed, answer: null }];
  },
  sees(rules, { prompt_id, prompt_type, seat, memo, constraints, choices, type }, viewer) {
    const spec = rules.prompts.get(prompt_type)!;
    return {
      prompt_id,
      prompt_type,
      seat,
      memo: seeFields(spec.memo, memo, viewer, seat),
      ...(seat === viewer ? { constraints, choices } : { redacted: true }),
      ...countOf(spec, memo),
      type,
    };
  },
};

/** A bare answer is kept under a name that no choice has. */
export const keptAnswer = (given: Selections): Picks => (isPicks(given) ? given : { "": given });
export const givenAnswer = (kept: Picks): Selections => (Object.hasOwn(kept, "") ? kept[""]! : kept);
export const isPicks = (selections: Selections): selections is Picks =>
  typeof selections === "object" && !Array.isArray(selections);

interface ChoiceSealed extends AnyEvent {
  readonly prompt_id: string;
  readonly seat: number;
  readonly answer: Picks;
}
export const sealing = ({ id, seat }: Prompt, answer: Picks): ChoiceSealed => ({
  prompt_id: id,
  seat,
  answer,
  type: "CHOICE_SEALED",
});
function seal(ledger: Ledger, id: string, answer: Picks | null): void {
  const fields = ledger.fields();
  fields.prompts = fields.prompts.map((prompt) => (prompt.id === id ? { ...prompt, answer } : prompt));
}
export const choiceSealed: EventParts<ChoiceSealed> = {
  type: "CHOICE_SEALED",
  write: (ledger, { prompt_id, answer }) => seal(ledger, prompt_id, answer),
  sees: (_, { prompt_id, seat, answer, type }, viewer) => ({
    prompt_id,
    seat,
    ...(seat === viewer ? { answer: givenAnswer(answer) } : null),
    type,
  }),
};

interface ChoiceResolved extends AnyEvent {
  readonly prompt_id: string;
  readonly prompt_type: string;
  readonly seat: number;
  readonly selections: unknown;
  readonly sealed?: true;
}
export const closing = (prompt: Prompt, selections: unknown): ChoiceResolved => ({
  prompt_id: prompt.id,
  prompt_type: prompt.type,
  seat: prompt.seat,
  selections,
  ...(prompt.sealed === null ? null : { sealed: true }),
  type: "CHOICE_RESOLVED",
});
export const choiceResolved: EventParts<ChoiceResolved> = {
  type: "CHOICE_RESOLVED",
  write(ledger, { prompt_id }) {
    const fields = ledger.fields();
    fields.prompts = fields.prompts.filter((prompt) => prompt.id !== prompt_id);
  },
  sees: (_, { prompt_id, prompt_type, seat, selections, sealed, type }, viewer) => ({
    prompt_id,
    prompt_type,
    seat,
    ...(seat === viewer ? { selections } : { redacted: true }),
    ...(sealed === true ? { sealed: true } : null),
    type,
  }),
};

interface ChoiceReopened extends AnyEvent {
  readonly prompt_id: string;
  readonly seat: number;
}
const reopening = ({ id, type, seat }: Prompt): ChoiceReopened => ({
  prompt_id: id,
  prompt_type: type,
  seat,
  type: "CHOICE_REOPENED",
});
/** A sealed answer that has become illegal meanwhile counts no more: its seat is asked again. */
export const choiceReopened: EventParts<ChoiceReopened> = {
  type: "CHOICE_REOPENED",
  write: (ledger, { prompt_id }) => seal(ledger, prompt_id, null),
  sees: (_, told) => told,
};

interface ResolveAsked extends AnyEvent {
  readonly group: string;
}
export const resolving = (group: string): ResolveAsked => ({ group, type: "SEALED_RESOLVE" });
/** Runs when the last sealed answer of a group is in: all of them take effect, in seat order. */
export const sealedResolve: StepParts<ResolveAsked> = {
  type: "SEALED_RESOLVE",
  becomes(around, { group }) {
    const prompts = around.ledger.state.prompts.filter(({ sealed }) => sealed === group);
    const ordered = [...prompts].sort((a, b) => a.seat - b.seat);
    const answers = ordered.map((prompt) => around.answersOf(prompt, prompt.answer ?? {}));
    const illegal = ordered.filter((_, i) => answers[i] === null);
    if (illegal.length > 0) return illegal.map(reopening);
    const closed = ordered.map((prompt) => closing(prompt, givenAnswer(prompt.answer ?? {})));
    return [...closed, ...answers.flatMap((events) => events ?? [])];
  },
};
