import type { Declaration } from "../declare.ts";
import type { ActionDefinition } from "../definitions.ts";
import type { Action, AnyEvent, Picks, Prompt } from "../protocol/index.ts";
import { type Refusal, refuse } from "../refusal.ts";
import { type Choice, LISTED_PER_ACTION_MAX, STOP, TRIED_PER_ACTION_MAX } from "./choices.ts";
import { closing } from "./events-prompts.ts";
import { type AnyState, bit } from "./place.ts";
import { Queue } from "./queue.ts";

export const SUBMIT_CHOICE = "SUBMIT_CHOICE";
const NO_PICKS: Picks = {};

/** How every match begins. */
export const OPENING: readonly AnyEvent[] = [{ type: "SET_UP" }, { newRound: true, type: "TURN_BEGINS" }];
const isIn = (phases: string | readonly string[], phase: string): boolean =>
  typeof phases === "string" ? phases === phase : phases.includes(phase);

/** Decisions: who may act, what they decide, what they could decide. Resolving it is the queue's work. */
export class Run extends Queue {
  protected readonly self = this;
  /** The prompt that is being answered. */
  answering = "";
  private sampled: Action | null = null;
  /** What passed the gate last is mostly what is decided next. */
  private gated: ActionDefinition<Declaration> | undefined = undefined;

  /** Reads a state, without a copy: nothing will be written. */
  look(state: AnyState): void {
    this.state = state;
    this.explaining = false;
    this.deciding = 0;
  }
  /** From here on decisions are checked, not listed or described. */
  checking(explaining: boolean): void {
    this.mode = "check";
    this.explaining = explaining;
  }
  /** Runs the decision behind an action in the current mode. Null: refused, and `refusal` says why. */
  decide(action: Action): readonly AnyEvent[] | null {
    if (action.intentId !== this.intentId) this.intentId = action.intentId;
    this.ready(action.seat, (action.payload ?? NO_PICKS) as Picks, undefined);
    try {
      return action.type === SUBMIT_CHOICE ? this.answerPrompt(action) : this.act(action);
    } catch (stopped) {
      if (stopped !== STOP && this.described === null) throw stopped;
      return null;
    }
  }
  private ready(seat: number, picks: Picks, solo: typeof this.solo): void {
    this.seat = seat;
    this.picks = picks;
    this.solo = solo;
    this.answered = 0;
    this.refusal = null;
    this.deciding = bit(seat);
  }
  private act(action: Action): readonly AnyEvent[] {
    const { gated } = this;
    const definition = gated?.type === action.type ? gated : this.rules.actions.get(action.type)!;
    const events = definition.play(this as never);
    if (!Array.isArray(events)) throw new TypeError(`action ${definition.type} answers with no list of events`);
    this.allAnswered();
    return events;
  }
  private allAnswered(): void {
    // A simulated action comes from our own offers, so that it cannot answer too much.
    if (!this.explaining || this.solo !== undefined || this.described !== null) return;
    if (this.mode !== "check" && this.mode !== "describe") return;
    let given = 0;
    for (const _ in this.picks) given++;
    if (this.answered < given) this.stop(refuse("CHOICE_INVALID", "the payload answers more than was asked"));
  }
  private answerPrompt(action: Action): readonly AnyEvent[] {
    const prompt = this.promptFor(action)!;
    for (const field in action.payload) {
      if (field !== "prompt_id" && field !== "selections")
        this.stop(refuse("CHOICE_INVALID", "the payload answers more than was asked"));
    }
    const selections = action.payload?.["selections"] ?? NO_PICKS;
    const isRecord = typeof selections === "object" && !Array.isArray(selections);
    this.picks = isRecord ? (selections as Picks) : NO_PICKS;
    this.solo = isRecord ? undefined : (selections as typeof this.solo);
    this.answering = prompt.id;
    const events = this.rules.prompts.get(prompt.type)!.answer(this as never, prompt.memo as never);
    this.allAnswered();
    const given = this.mode === "check" ? selections : this.made;
    if (prompt.sealed === null) return [closing(prompt, given), ...events];
    const answer = isRecord ? given : { "": given };
    const sealed: AnyEvent = { prompt_id: prompt.id, seat: prompt.seat, answer, type: "CHOICE_SEALED" };
    const open = this.state.prompts.filter(({ sealed: group, answer }) => group === prompt.sealed && answer === null);
    return open.length > 1 ? [sealed] : [sealed, { group: prompt.sealed, type: "SEALED_RESOLVE" }];
  }
  /** A sealed answer, run again now that the whole group is in. Null where it has become illegal since it was checked. */
  answersOf(prompt: Prompt, answer: Picks): readonly AnyEvent[] | null {
    const { rolling, mode } = this;
    const solo = Object.hasOwn(answer, "") ? answer[""] : undefined;
    this.rolling = false;
    this.mode = "check";
    this.ready(prompt.seat, solo === undefined ? answer : NO_PICKS, solo);
    this.answering = prompt.id;
    try {
      return this.rules.prompts.get(prompt.type)!.answer(this as never, prompt.memo as never);
    } catch (stopped) {
      if (stopped !== STOP) throw stopped;
      return null;
    } finally {
      this.rolling = rolling;
      this.mode = mode;
      this.deciding = 0;
    }
  }
  promptFor(action: Action): Prompt | undefined {
    const wanted = action.payload?.["prompt_id"];
    return this.state.prompts.find(({ id, seat, answer }) => id === wanted && seat === action.seat && answer === null);
  }

  /** Phase gate and actor: whether this seat may take this kind of action now, before any choice. */
  gate(action: Action): Refusal | undefined {
    const { state, gated } = this;
    const { type } = action;
    const definition = gated?.type === type ? gated : this.rules.actions.get(type);
    if (definition !== gated) this.gated = definition;
    const isOpen =
      definition !== undefined &&
      state.outcome === null &&
      (state.prompts.length === 0 || definition.duringPrompt === true) &&
      (state.activeSeat === action.seat || definition.who === "any") &&
      (definition.phase === undefined || isIn(definition.phase, state.phase));
    if (!isOpen) return this.closed(action, definition);
    return state.effects.length === 0 ? undefined : this.blocked(type, action.seat);
  }
  /** Why not, or nothing: a prompt is answered by another gate. */
  private closed(action: Action, definition: ActionDefinition<Declaration> | undefined): Refusal | undefined {
    const { state } = this;
    if (state.outcome !== null) return refuse("MATCH_OVER", "the match has ended");
    if (action.type === SUBMIT_CHOICE) return this.gatePrompt(action);
    if (definition === undefined) return refuse("UNKNOWN_ACTION", "there is no such action in this game");
    if (state.prompts.length > 0 && definition.duringPrompt !== true) {
      return refuse("PROMPT_OPEN", "a question has to be answered first");
    }
    if (definition.who !== "any" && state.activeSeat !== action.seat) {
      return refuse("NOT_YOUR_TURN", "it is another player's turn");
    }
    return this.notNow(definition.phase!);
  }
  private notNow(phase: string | readonly string[]): Refusal {
    const allowed = typeof phase === "string" ? phase : phase.join(", ");
    return refuse("WINDOW_INVALID", `only in ${allowed}; now it is ${this.state.phase}`, { allowed });
  }
  private gatePrompt(action: Action): Refusal | undefined {
    if (this.promptFor(action) !== undefined) return undefined;
    const wanted = action.payload?.["prompt_id"];
    const isOthers = this.state.prompts.some(({ id, seat }) => id === wanted && seat !== action.seat);
    if (isOthers) return refuse("NOT_YOUR_PROMPT", "another player has to answer that");
    return refuse("PROMPT_NOT_OPEN", "that question is not open");
  }

  /** Every action of the requested kind that the seat may take now, with its answers filled in, up to the limit. */
  listActions(request: Action, found: Action[]): void {
    this.mode = "list";
    this.path = [];
    const most = found.length + LISTED_PER_ACTION_MAX;
    for (let tried = 0; tried < TRIED_PER_ACTION_MAX && found.length < most; tried++) {
      this.counts = [];
      this.made = {};
      if (this.decide(request) !== null) found.push(this.madeAction(request));
      let depth = this.counts.length - 1;
      while (depth >= 0 && this.path[depth]! + 1 >= this.counts[depth]!) depth--;
      if (depth < 0) return;
      this.path = [...this.path.slice(0, depth), this.path[depth]! + 1];
    }
  }
  /** Decides with drawn answers; null when there is nothing to draw from. */
  sample(request: Action, draw: (bound: number) => number): readonly AnyEvent[] | null {
    this.mode = "sample";
    this.drawBranch = draw;
    this.made = {};
    this.sampled = request;
    return this.decide(request);
  }
  /** The action that was drawn last. */
  sampledAction(): Action {
    return this.madeAction(this.sampled!);
  }
  private madeAction({ type, seat, payload }: Action): Action {
    if (type !== SUBMIT_CHOICE) return { type, seat, payload: this.made };
    return { type, seat, payload: { prompt_id: payload?.["prompt_id"], selections: this.made } };
  }
  /** The next choice of a decision given the answers so far; null when nothing is left to choose; or why it is refused. */
  describeAction(action: Action): Choice | Refusal | null {
    this.mode = "describe";
    this.explaining = true;
    const events = this.decide(action);
    const { described } = this;
    this.described = null;
    this.explaining = false;
    return described ?? (events === null ? this.refusal : null);
  }
}
