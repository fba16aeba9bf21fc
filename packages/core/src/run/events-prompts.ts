import { has } from "../grammar.ts";
import type { AnyEvent, Picks, Prompt } from "../protocol/index.ts";
import { seeFields } from "../redact.ts";
import type { Rules } from "../registry.ts";
import type { AnyState } from "./place.ts";
import { fact, type RecordSpec, step } from "./record.ts";

/** Prompts open, are answered (in secret, where they are sealed) and close. Spec 001 names these events. */

function seePrompted(rules: Rules, event: AnyEvent, viewer: number): AnyEvent {
  const mine = event["seat"] === viewer;
  const spec = rules.prompts.get(event["prompt_type"] as string)!;
  return {
    prompt_id: event["prompt_id"],
    prompt_type: event["prompt_type"],
    seat: event["seat"],
    memo: seeFields(spec.memo, event["memo"] as AnyEvent, viewer, event["seat"] as number),
    ...(mine ? { constraints: event["constraints"], choices: event["choices"] } : { redacted: true }),
    type: event.type,
  };
}

export const promptRecords: readonly RecordSpec[] = [
  fact("CHOICE_PROMPTED", {
    completes(run, event) {
      const type = event["prompt_type"] as string;
      if (!run.rules.prompts.has(type)) throw new Error(`prompt ${type} is not defined; list it in the game's prompts`);
      const seat = event["seat"] as number;
      if (!run.seats.includes(seat)) throw new Error(`prompt ${type} is for seat ${seat}, which is not in this match`);
      return {
        prompt_id: `q${run.state.nextPrompt}`,
        prompt_type: type,
        seat,
        memo: event["memo"],
        sealed: event["sealed"] ?? null,
        // Filled in once the match rests, when the choices can be described.
        constraints: null,
        choices: null,
        type: event.type,
      };
    },
    writes(state, event) {
      state.nextPrompt++;
      const prompt: Prompt = {
        id: event["prompt_id"] as string,
        type: event["prompt_type"] as string,
        seat: event["seat"] as number,
        memo: event["memo"] as Prompt["memo"],
        sealed: event["sealed"] as string | null,
        answer: null,
      };
      state.prompts = [...state.prompts, prompt];
    },
    sees: seePrompted,
    say: (event, names) => `${has(names, event["seat"] as number)} to choose.`,
  }),
  fact("CHOICE_SEALED", {
    writes: (state, event) => seal(state, event["prompt_id"], event["answer"] as Picks),
    sees: (_, event, viewer) => ({
      prompt_id: event["prompt_id"],
      seat: event["seat"],
      ...(event["seat"] === viewer ? { answer: event["answer"] } : null),
      type: event.type,
    }),
    say: (event, names) => `${has(names, event["seat"] as number)} chosen.`,
  }),
  fact("CHOICE_RESOLVED", {
    writes(state, event) {
      state.prompts = state.prompts.filter((prompt) => prompt.id !== event["prompt_id"]);
    },
    sees: (_, event, viewer) => ({
      prompt_id: event["prompt_id"],
      prompt_type: event["prompt_type"],
      seat: event["seat"],
      ...(event["seat"] === viewer ? { selections: event["selections"] } : { redacted: true }),
      ...(event["sealed"] === true ? { sealed: true } : null),
      type: event.type,
    }),
    // Of a sealed one it was told when it was given.
    say: (event, names) => (event["sealed"] === true ? "" : `${has(names, event["seat"] as number)} chosen.`),
  }),
  /** A sealed answer that has become illegal meanwhile counts no more: its seat is asked again. */
  fact("CHOICE_REOPENED", {
    writes: (state, event) => seal(state, event["prompt_id"], null),
    sees: (_, event) => event,
    say: (event, names) => `${has(names, event["seat"] as number)} to choose again.`,
  }),
  /** Runs when the last sealed answer of a group is in: all of them take effect, in seat order. */
  step("SEALED_RESOLVE", (run, event) => {
    const group = run.state.prompts.filter((prompt) => prompt.sealed === event["group"]);
    const ordered = [...group].sort((a, b) => a.seat - b.seat);
    const answers = ordered.map((prompt) => run.answersOf(prompt, prompt.answer ?? {}));
    const illegal = ordered.filter((_, i) => answers[i] === null);
    if (illegal.length > 0) return illegal.map(reopening);
    const closed = ordered.map((prompt) => closing(prompt, prompt.answer ?? {}));
    return [...closed, ...answers.flatMap((events) => events ?? [])];
  }),
];

export const closing = (prompt: Prompt, selections: unknown): AnyEvent => ({
  prompt_id: prompt.id,
  prompt_type: prompt.type,
  seat: prompt.seat,
  selections,
  ...(prompt.sealed === null ? null : { sealed: true }),
  type: "CHOICE_RESOLVED",
});
const reopening = ({ id, type, seat }: Prompt): AnyEvent => ({
  prompt_id: id,
  prompt_type: type,
  seat,
  type: "CHOICE_REOPENED",
});
function seal(state: AnyState, id: unknown, answer: Picks | null): void {
  state.prompts = state.prompts.map((prompt) => (prompt.id === id ? { ...prompt, answer } : prompt));
}
