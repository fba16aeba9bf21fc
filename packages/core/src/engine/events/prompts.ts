import type { Json } from "../../active-effect.ts";
import { has } from "../../grammar.ts";
import type { AnyEvent, Picks, Prompt } from "../../protocol/index.ts";
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
export interface ChoicePrompted extends PromptAsked {
  readonly prompt_id: string;
  /** Filled in once the match rests, when the choices can be described. */
  readonly constraints: unknown;
  readonly choices: unknown;
}
export const choicePrompted: EventParts<PromptAsked, ChoicePrompted, ChoicePrompted> = {
  type: "CHOICE_PROMPTED",
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
  replan: (_, told) => told,
  write(ledger, { prompt_id: id, prompt_type: type, seat, memo, sealed }) {
    const fields = ledger.fields();
    fields.nextPrompt++;
    fields.prompts = [...fields.prompts, { id, type, seat, memo, sealed, answer: null }];
  },
  tell: (_, plan) => plan,
  sees(rules, { prompt_id, prompt_type, seat, memo, constraints, choices, type }, viewer) {
    const { memo: fields } = rules.prompts.get(prompt_type)!;
    return {
      prompt_id,
      prompt_type,
      seat,
      memo: seeFields(fields, memo, viewer, seat),
      ...(seat === viewer ? { constraints, choices } : { redacted: true }),
      type,
    };
  },
  say: ({ seat }, names) => `${has(names, seat)} to choose.`,
};

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
export const choiceSealed: EventParts<ChoiceSealed, ChoiceSealed, ChoiceSealed> = {
  type: "CHOICE_SEALED",
  plan: (_, asked) => asked,
  replan: (_, told) => told,
  write: (ledger, { prompt_id, answer }) => seal(ledger, prompt_id, answer),
  tell: (_, plan) => plan,
  sees: (_, { prompt_id, seat, answer, type }, viewer) => ({
    prompt_id,
    seat,
    ...(seat === viewer ? { answer } : null),
    type,
  }),
  say: ({ seat }, names) => `${has(names, seat)} chosen.`,
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
export const choiceResolved: EventParts<ChoiceResolved, ChoiceResolved, ChoiceResolved> = {
  type: "CHOICE_RESOLVED",
  plan: (_, asked) => asked,
  replan: (_, told) => told,
  write(ledger, { prompt_id }) {
    const fields = ledger.fields();
    fields.prompts = fields.prompts.filter((prompt) => prompt.id !== prompt_id);
  },
  tell: (_, plan) => plan,
  sees: (_, { prompt_id, prompt_type, seat, selections, sealed, type }, viewer) => ({
    prompt_id,
    prompt_type,
    seat,
    ...(seat === viewer ? { selections } : { redacted: true }),
    ...(sealed === true ? { sealed: true } : null),
    type,
  }),
  // A sealed answer was told when it was given.
  say: ({ seat, sealed }, names) => (sealed === true ? "" : `${has(names, seat)} chosen.`),
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
export const choiceReopened: EventParts<ChoiceReopened, ChoiceReopened, ChoiceReopened> = {
  type: "CHOICE_REOPENED",
  plan: (_, asked) => asked,
  replan: (_, told) => told,
  write: (ledger, { prompt_id }) => seal(ledger, prompt_id, null),
  tell: (_, plan) => plan,
  sees: (_, told) => told,
  say: ({ seat }, names) => `${has(names, seat)} to choose again.`,
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
    const closed = ordered.map((prompt) => closing(prompt, prompt.answer ?? {}));
    return [...closed, ...answers.flatMap((events) => events ?? [])];
  },
};
