import type { AnyEvent, Picks, Prompt, Waiting } from "../protocol/index.ts";
import type { Rulebook } from "../rulebook.ts";
import type { Asking } from "./asking.ts";
import type { Causes } from "./causes.ts";
import { Chain, EVENTS_PER_ACTION_MAX } from "./chain.ts";
import { answerAgain } from "./deciding.ts";
import type { EventKind, Surroundings } from "./events/kind.ts";
import type { PromptAsked } from "./events/prompts.ts";
import { endTurn } from "./events/requests.ts";
import { type Ledger, NO_EVENTS } from "./ledger.ts";
import { reactionsTo, replacementOf } from "./listeners.ts";
import { RulesTable } from "./rules-table.ts";

const NONE: readonly string[] = [];
const NOTHING_WAITS: readonly Waiting[] = [];
const isPrompt = (event: AnyEvent): event is PromptAsked => event.type === "CHOICE_PROMPTED";

/** The queue of one action. It runs events to rest: plan, tell, replace, write, react, follow. */
export class Settling implements Surroundings {
  readonly ledger: Ledger;
  readonly asking: Asking;
  table: RulesTable;
  stepTable: RulesTable;
  /** True where a log is wanted: then the events that happen are kept as data. */
  isLogging = false;
  /** Follows what put each event into the queue, where somebody asks; nearly nobody does. */
  causes: Causes | null = null;
  private readonly book: Rulebook;
  /** Events that wait for their turn. `stack[top - 1]` is next: lowering `top` is cheaper than shrinking the list. */
  private readonly stack: AnyEvent[] = [];
  private top = 0;
  private readonly chain = new Chain();
  /** The events that have happened, where they are kept. Only the first `logged` count, as in the stack. */
  private readonly log: AnyEvent[] = [];
  private logged = 0;
  /** By event: the rules and effects that have replaced it on its way to what it is now. */
  private readonly replacedBy = new Map<AnyEvent, readonly string[]>();
  /** False while events settle; it stays false where that was broken off. */
  isAtRest = true;
  /** A prompt was opened while this action settles. */
  private hasOpened = false;

  constructor(book: Rulebook, ledger: Ledger, asking: Asking) {
    this.book = book;
    this.ledger = ledger;
    this.asking = asking;
    this.table = RulesTable.forRules(ledger, asking);
    this.stepTable = RulesTable.forSteps(ledger, asking);
  }
  /** Settles the events of an action, and before them what waited for it. Throws `Stop` where the chain does not end. */
  settle(events: readonly AnyEvent[], intentId?: string): void {
    if (this.table.intentId !== intentId) this.serve(intentId);
    this.isAtRest = false;
    this.top = 0;
    this.logged = 0;
    this.hasOpened = false;
    this.ledger.renames.forget();
    if (this.replacedBy.size > 0) this.replacedBy.clear();
    if (this.ledger.state.waiting.length > 0) this.resume();
    const floor = this.top;
    this.causes?.by("action", "");
    this.push(events);
    const { chain } = this;
    chain.begin();
    const { ledger } = this;
    while ((this.top > 0 || this.passesOver()) && ledger.state.outcome === null) {
      if ((this.hasOpened || this.top <= floor) && this.isAsking() && !this.opensTogether()) break;
      if (chain.isLong() || this.top > EVENTS_PER_ACTION_MAX) chain.watch(ledger.state, this.stack, this.top);
      this.process(this.stack[--this.top]!);
    }
    ledger.rest(this.top > 0 && ledger.state.outcome === null ? this.suspended() : NOTHING_WAITS);
    this.isAtRest = true;
  }
  /** The events that have happened since `settle` began, where a log is wanted: a list of exactly that length, as logs are kept for long. */
  happened(): AnyEvent[] {
    return this.log.slice(0, this.logged);
  }
  /** The turn of a seat that is out ends once all else has settled. */
  private passesOver(): boolean {
    const { seatsOut, activeSeat, prompts, outcome } = this.ledger.state;
    if (seatsOut === undefined || outcome !== null || prompts.length > 0 || !seatsOut.includes(activeSeat))
      return false;
    this.push([endTurn()]);
    return true;
  }
  private serve(intentId: string | undefined): void {
    this.table = RulesTable.forRules(this.ledger, this.asking, intentId);
    this.stepTable = RulesTable.forSteps(this.ledger, this.asking, intentId);
  }
  private process(queued: AnyEvent): void {
    const kind = this.book.events.get(queued.type) ?? undefinedEvent(queued);
    const asked = this.ledger.renames.length === 0 || !kind.namesIds ? queued : this.renamed(queued, kind);
    this.causes?.take(queued, kind.type);
    if (kind.cannot?.(this.table, asked) === true) return;
    if (kind.becomes === undefined) this.happen(kind, asked);
    else if (!kind.isReplaceable || !this.isReplaced(kind, asked, asked)) this.push(kind.becomes(this, asked));
  }
  /** The one way of an event. It is told before it is written, because sight is of the state before. */
  private happen(kind: EventKind, asked: AnyEvent): void {
    const { ledger, isLogging } = this;
    const plan = kind.plan === undefined ? asked : kind.plan(ledger, asked, this);
    if (plan === null) return;
    const told = isLogging || kind.isTold ? toldOf(kind, ledger, plan) : null;
    if (kind.isReplaceable && this.isReplaced(kind, asked, ledger.watch?.event(told!) ?? told!)) return;
    kind.write?.(ledger, plan);
    if (isLogging) this.log[this.logged++] = told!;
    this.causes?.happened();
    if (kind.opensPrompt) this.hasOpened = true;
    if (kind.isHeard) this.push(reactionsTo(this, kind, ledger.watch?.event(told!) ?? told!, this.causes));
    if (kind.follows !== undefined) this.push(kind.follows(this, plan));
    // New ids of pieces and effects serve queued events. The queue is empty, so they are dropped.
    if (this.top === 0) ledger.renames.forget();
  }
  /** The first of them is next; everything they cause settles before what already waits. */
  private push(events: readonly AnyEvent[]): void {
    if (events === NO_EVENTS) return;
    if (!Array.isArray(events)) throw new TypeError(`${JSON.stringify(events)} is no list of events`);
    this.causes?.put(events);
    for (let i = events.length - 1; i >= 0; i--) this.stack[this.top++] = events[i]!;
  }
  private isReplaced(kind: EventKind, asked: AnyEvent, event: AnyEvent): boolean {
    const before = this.replacersOf(asked);
    const replacement = replacementOf(this, kind, event, before);
    if (replacement === null) return false;
    const { by, events } = replacement;
    for (const next of events) this.replacedBy.set(next, [...before, by]);
    this.causes?.by("replacement", by);
    this.push(events);
    return true;
  }
  private replacersOf(event: AnyEvent): readonly string[] {
    const by = this.replacedBy.get(event) ?? NONE;
    return by.length === 0 ? by : by.map((id) => this.ledger.renames.newest(id));
  }
  private renamed(event: AnyEvent, kind: EventKind): AnyEvent {
    const { renames } = this.ledger;
    const out = isPrompt(event) ? this.renamedPrompt(event) : renames.in(event, kind.idFields);
    const by = out === event ? undefined : this.replacedBy.get(event);
    if (by !== undefined) this.replacedBy.set(out, by);
    return out;
  }
  private renamedPrompt(event: PromptAsked): AnyEvent {
    const fields = Object.keys(this.book.prompts.get(event.prompt_type)?.memo ?? {});
    const memo = this.ledger.renames.in(event.memo, fields);
    return memo === event.memo ? event : { ...event, memo };
  }

  answersOf(prompt: Prompt, answer: Picks): readonly AnyEvent[] | null {
    return answerAgain(this.ledger, this.asking, prompt, answer);
  }
  /** Somebody has to answer. Sealed answers that are all in keep nothing waiting: they may stand in the queue themselves. */
  private isAsking(): boolean {
    const { prompts } = this.ledger.state;
    return prompts.length > 0 && prompts.some(({ answer }) => answer === null);
  }
  /** Prompts of one sealed group open together, and again together; others wait for each other. */
  private opensTogether(): boolean {
    const next = this.stack[this.top - 1]!;
    if (next.type === "CHOICE_REOPENED") return true;
    const sealed = isPrompt(next) ? (next.sealed ?? null) : null;
    return sealed !== null && this.ledger.state.prompts.some((prompt) => prompt.sealed === sealed);
  }
  /** Everything that waits behind the open prompts, as data in the state. */
  private suspended(): readonly Waiting[] {
    return this.stack.slice(0, this.top).map((event) => {
      const kind = this.book.events.get(event.type);
      return { event: kind === undefined ? event : this.renamed(event, kind), replacedBy: this.replacersOf(event) };
    });
  }
  private resume(): void {
    for (const { event, replacedBy } of this.ledger.state.waiting) {
      this.stack[this.top++] = event;
      if (replacedBy.length > 0) this.replacedBy.set(event, replacedBy);
    }
  }
}

const toldOf = (kind: EventKind, ledger: Ledger, plan: unknown): AnyEvent =>
  kind.tell === undefined ? (plan as AnyEvent) : kind.tell(ledger, plan);
function undefinedEvent(event: AnyEvent): never {
  if (typeof event?.type !== "string") throw new TypeError(`${JSON.stringify(event)} is no event`);
  throw new Error(
    `event ${event.type} is not defined: a game knows the events that its world had when it was made, an expansion those that it lists`,
  );
}
