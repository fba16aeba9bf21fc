import type { Declaration, Draw, SeatOf, Viewer } from "../declare.ts";
import type { Deduction } from "../definitions.ts";
import { HookCalls } from "../expansion/hooks.ts";
import type { Expansion } from "../expansion/types.ts";
import { frozen } from "../freeze.ts";
import { examineEnvelope, examinePayload } from "../input.ts";
import type { Action, AnyEvent, EngineState, Entry, Result, Snapshot, StateOf } from "../protocol/index.ts";
import type { Chooser } from "../random.ts";
import { redeal } from "../redeal.ts";
import type { Refusal } from "../refusal.ts";
import { compile, type Rulebook } from "../rulebook.ts";
import { seeEvents, seesAny } from "../seen-events.ts";
import type { View, ViewOf } from "../seen-state.ts";
import { examineTakes, type Takes } from "../takes.ts";
import { type CompiledView, compileView, type Views } from "../view.ts";
import type { Game } from "../world.ts";
import type { Causes } from "./causes.ts";
import type { Choice } from "./choice.ts";
import { checkingOf, type Definition, decide, SUBMIT_CHOICE } from "./deciding.ts";
import { type Desk, Desks } from "./desk.ts";
import type { ChoicePrompted } from "./events/prompts.ts";
import { OPENING } from "./events/requests.ts";
import type { SliceWritten } from "./events/set-up.ts";
import { type Failure, failed } from "./failure.ts";
import { gate, isOpen } from "./gate.ts";
import { HiddenReads } from "./hidden-reads.ts";
import { answeredBefore, remember } from "./intents.ts";
import { NO_EVENTS } from "./ledger.ts";
import { type ActionList, type Offer, Offering } from "./offering.ts";
import { type MatchOptions, Opening } from "./opening.ts";
import { OtherWorlds } from "./other-worlds.ts";
import type { AnyState } from "./place.ts";
import { Simulation } from "./simulation.ts";
import { Stop } from "./stop.ts";
import { takebacksAfter } from "./takeback.ts";
import { anyState, stateOf } from "./typed-state.ts";
import { isBackward, UNDO } from "./undo-action.ts";
import { goBack, pastAfter } from "./undoing.ts";

export interface EngineOptions {
  /** Freezes everything that rules are given, so that a write throws where it happens. For development and tests. */
  readonly strict?: boolean;
  /** False where the host remembers intents itself, so that a snapshot need not carry the last of them. True by default. */
  readonly remembersIntents?: boolean;
}
const NO_TAKES: Takes = {};
const NO_DEDUCTIONS: readonly Deduction[] = [];
const NO_SLICES: readonly SliceWritten[] = [];
const isPrompted = (event: AnyEvent): event is ChoicePrompted => event.type === "CHOICE_PROMPTED";

export class Engine<D extends Declaration = Declaration> {
  readonly game: Game<D>;
  readonly rules: Rulebook;
  /** @internal */
  readonly seen: CompiledView;
  /** In which an action that is to be taken back is played once more. */
  private readonly worlds = new OtherWorlds<D>(this);
  private readonly desks: Desks;
  /** @internal */
  readonly opening: Opening;
  /** @internal */
  readonly offering: Offering;
  private readonly strict: boolean;
  private readonly remembersIntents: boolean;

  constructor(game: Game<D>, expansions: readonly Expansion[], options: EngineOptions) {
    this.game = game;
    this.rules = compile(game as unknown as Game, expansions);
    this.strict = options.strict ?? false;
    this.remembersIntents = options.remembersIntents ?? true;
    this.desks = new Desks(this.rules, this.strict, (state, seat, actions) => this.couldAct(state, seat, actions));
    this.opening = new Opening(this.rules);
    this.offering = new Offering(this.rules);
    this.seen = compileView(this.rules, (state, effect) => {
      const desk = this.desks.borrow();
      desk.open(state);
      const seenBy = desk.asking.effectSeenBy(effect);
      this.desks.giveBack(desk);
      return seenBy;
    });
  }

  /** A new match: set up, and its first turn begun. The entry is the first of its log. */
  create(match: MatchOptions): { readonly snapshot: Snapshot<StateOf<D>>; readonly entry: Entry } {
    const desk = this.begun(match, true);
    const log = desk.settling.happened();
    this.describePrompts(desk, log);
    const { state } = desk.ledger;
    const { position, waiting, extensions } = state;
    this.desks.giveBack(desk);
    const updatedAt = match.at ?? 0;
    const entry: Entry = { revision: 0, action: null, events: log, position, waiting, extensions, updatedAt };
    const snapshot = { revision: 0, updatedAt, seed: match.seed, state: stateOf<D>(state), intents: [] };
    return { snapshot: this.strict ? frozen(snapshot) : snapshot, entry };
  }
  /** The state of a new match and nothing else, for simulations. */
  start(match: MatchOptions): StateOf<D> {
    const desk = this.begun(match, false);
    const { state } = desk.ledger;
    this.desks.giveBack(desk);
    return stateOf<D>(state);
  }
  private begun(match: MatchOptions, isLogging: boolean): Desk {
    const blank = this.opening.of(match);
    const desk = this.desks.borrow();
    desk.open(blank, match.seed);
    desk.settling.isLogging = isLogging;
    desk.settling.settle(OPENING);
    return desk;
  }
  /** A new match that is only played forward: the fastest way, where no earlier state is wanted. */
  simulation(match: MatchOptions): Simulation<D> {
    return new Simulation(this.desks, this.offering, this.opening.of(match), match.seed);
  }

  /**
   * The nine stages of spec 000, once each, in order. Pure: the old snapshot is untouched and unchanged parts are
   * shared. A refusal changes nothing; so does a defect, which is refused as RULES_FAILED or HOOK_FAILED. A malformed
   * envelope, a known intent and what goes back are answered before the first stage: hooks neither see nor veto those.
   */
  applyAction(snapshot: Snapshot<StateOf<D>>, action: Action): Result<StateOf<D>> | Failure {
    return this.apply(snapshot, action, null);
  }
  /**
   * The same with chance that somebody gives: for scenes, what-ifs and searches (`applyGiven` and `outcomes` of the host's door). Servers
   * never call it, and no action carries such a wish.
   */
  applyChosen(snapshot: Snapshot<StateOf<D>>, action: Action, choose: Chooser): Result<StateOf<D>> | Failure {
    return this.apply(snapshot, action, null, choose);
  }
  /** @internal */
  apply(
    snapshot: Snapshot<StateOf<D>>,
    action: Action,
    causes: Causes | null,
    chooser: Chooser | null = null,
  ): Result<StateOf<D>> | Failure {
    const malformed = examineEnvelope(action, snapshot.state.seats);
    if (malformed !== undefined) return { ok: false, error: malformed };
    const before = this.remembersIntents ? answeredBefore(snapshot, action) : undefined;
    if (before !== undefined) return before;
    if (isBackward(action.type)) return this.back(snapshot, action, causes);
    const hooks = this.rules.expansions.length === 0 ? null : new HookCalls(this.rules, action);
    const desk = this.desks.borrow();
    desk.open(anyState<D>(snapshot.state), snapshot.seed);
    desk.ledger.giveChance(chooser);
    desk.settling.causes = causes;
    try {
      const result = this.stages(desk, hooks, snapshot, action);
      this.desks.giveBack(desk);
      return result;
    } catch (defect) {
      // After a defect the desk is not given back: whatever threw may have left its work half done. A refusal of the decision
      // leaves nothing half done; a chain that was broken off does, and `giveBack` drops its desk.
      if (!(defect instanceof Stop)) return failed(defect);
      this.desks.giveBack(desk);
      return { ok: false, error: defect.refusal };
    }
  }
  private stages(
    desk: Desk,
    hooks: HookCalls | null,
    snapshot: Snapshot<StateOf<D>>,
    action: Action,
  ): Result<StateOf<D>> | Failure {
    const { ledger, asking, settling } = desk;
    // 1. onBeforeActionValidate
    hooks?.call("onBeforeActionValidate", snapshot, NO_EVENTS);
    // 2. Payload: plain values, and what the action says that it takes.
    const definition = this.rules.actions.get(action.type);
    const misshapen = this.examine(action, definition, snapshot.state);
    if (misshapen !== undefined) return { ok: false, error: misshapen };
    // 3. Phase gate and actor.
    const closed = gate(ledger, asking, action, definition);
    if (closed !== undefined) return { ok: false, error: closed };
    // 4. onValidateAction: may veto.
    const veto = hooks?.call("onValidateAction", snapshot, NO_EVENTS);
    if (veto !== undefined) return { ok: false, error: veto };
    // 5. The slices that hooks changed so far are written, then the decision runs, and the queue settles it.
    const written = hooks?.written() ?? NO_SLICES;
    for (const { expansion, slice } of written) ledger.setSlice(expansion, slice);
    const decided = decide(ledger, asking, action, definition, checkingOf(ledger, action, true), true);
    settling.isLogging = true;
    settling.settle(written.length === 0 ? decided : [...written, ...decided], action.intentId);
    const log = settling.happened();
    // Choices are described to their own seat alone.
    if (ledger.watch === null) this.describePrompts(desk, log);
    const state = stateOf<D>(ledger.state);
    let events: readonly AnyEvent[] = log;
    // 6. onApplyAction
    hooks?.call("onApplyAction", { ...snapshot, state }, events);
    // 7. Finalise: revision, time from the action, intent.
    const revision = snapshot.revision + 1;
    const updatedAt = action.at ?? snapshot.updatedAt;
    const { seed } = snapshot;
    const intents = this.remembersIntents ? remember(snapshot.intents, action, revision) : snapshot.intents;
    // 8. onAfterAction: may add announcements.
    hooks?.call("onAfterAction", { revision, updatedAt, seed, state, intents }, events);
    if (hooks !== null && hooks.announced.length > 0) events = [...events, ...hooks.announced];
    // 9. onSnapshot: the last pass, over the expansions' own slices.
    hooks?.call("onSnapshot", { revision, updatedAt, seed, state, intents }, events);
    const { position, waiting } = state;
    const extensions = hooks === null ? state.extensions : hooks.slices(state.extensions);
    const settled = hooks === null ? state : { ...state, extensions };
    const past = pastAfter(this, snapshot, { before: snapshot.state, action, after: settled, events });
    const takebacks = takebacksAfter(snapshot, action, settled);
    const done = { revision, updatedAt, seed, state: settled, intents, past, takebacks };
    const entry: Entry = { revision, action, events, position, waiting, extensions, updatedAt };
    return { ok: true, snapshot: this.strict ? frozen(done) : done, entry, repeated: false };
  }
  /** True if the action UNDO of this seat would be accepted; so false too where the rules fail over it. */
  canUndo(snapshot: Snapshot<StateOf<D>>, seat: number): boolean {
    return this.back(snapshot, { type: UNDO, seat }, null).ok;
  }
  /** True if rules look at anything hidden while they take this step. */
  readsHidden(snapshot: Snapshot<StateOf<D>>, action: Action): boolean {
    const state = anyState<D>(snapshot.state);
    const reads = new HiddenReads(this.rules, state);
    if (reads.found) return true;
    const hooks = this.rules.expansions.length === 0 ? null : new HookCalls(this.rules, action, reads);
    const desk = this.desks.borrow();
    desk.open(state, snapshot.seed);
    desk.ledger.watch = reads;
    try {
      return !this.stages(desk, hooks, snapshot, action).ok || reads.found;
    } catch {
      return true;
    } finally {
      desk.ledger.watch = null;
    }
  }
  private back(snapshot: Snapshot<StateOf<D>>, action: Action, causes: Causes | null): Result<StateOf<D>> | Failure {
    try {
      const done = goBack(this, this.worlds, snapshot, action, this.remembersIntents);
      if ("code" in done) return { ok: false, error: done };
      for (const _ of done.entry.events) causes?.happened();
      return { ok: true, ...done, repeated: false };
    } catch (defect) {
      return failed(defect);
    }
  }
  private examine(action: Action, definition: Definition, { prompts }: EngineState): Refusal | undefined {
    const { type, seat, payload } = action;
    const misshapen = examinePayload(action);
    if (misshapen !== undefined || payload === undefined) return misshapen;
    if (type !== SUBMIT_CHOICE) {
      return definition === undefined ? undefined : examineTakes(type, definition.takes, payload);
    }
    const prompt = prompts.find(({ id, seat: owner }) => id === payload["prompt_id"] && owner === seat);
    const spec = prompt === undefined ? undefined : this.rules.prompts.get(prompt.type);
    const { selections } = payload;
    if (spec === undefined || typeof selections !== "object" || Array.isArray(selections)) return undefined;
    return examineTakes(prompt!.type, spec.takes ?? NO_TAKES, selections as Readonly<Record<string, unknown>>);
  }
  /** The choices of a prompt are described once the match rests; they go into the event for its owner alone. */
  private describePrompts(desk: Desk, events: AnyEvent[]): void {
    const { prompts } = desk.ledger.state;
    if (prompts.length === 0) return;
    for (const [i, event] of events.entries()) {
      if (!isPrompted(event) || !prompts.some(({ id }) => id === event.prompt_id)) continue;
      const { seat, prompt_id } = event;
      const choice = this.offering.describe(desk, { type: SUBMIT_CHOICE, seat, payload: { prompt_id } });
      if (choice === null || !("options" in choice)) continue;
      const { options, ...asked } = choice;
      const { min, max } = asked;
      const source = this.rules.prompts.get(event.prompt_type)?.from?.(event.memo);
      events[i] = { ...event, constraints: { ...asked, count: { min, max }, ...source }, choices: options };
    }
  }

  /** The same rules without log, trace, hooks and shape checks; null when refused. What bots and the lab run on. */
  simulate(state: StateOf<D>, action: Action, seed: string, choose: Chooser | null = null): StateOf<D> | null {
    const desk = this.desks.borrow();
    const { ledger, asking, settling } = desk;
    desk.open(anyState<D>(state), seed);
    ledger.giveChance(choose);
    let next: StateOf<D> | null = null;
    const definition = this.rules.actions.get(action.type);
    if (isOpen(ledger, asking, action, definition)) {
      try {
        const decided = decide(ledger, asking, action, definition, checkingOf(ledger, action, false), false);
        settling.settle(decided, action.intentId);
        next = stateOf<D>(ledger.state);
      } catch (stopped) {
        if (!(stopped instanceof Stop)) throw stopped;
      }
    }
    this.desks.giveBack(desk);
    return next;
  }

  /** The seats that have to act: the owners of open prompts, or else the active seat. */
  actors(state: EngineState): readonly number[] {
    if (state.outcome !== null) return [];
    if (state.prompts.length === 0) return [state.activeSeat];
    return [...new Set(state.prompts.filter(({ answer }) => answer === null).map(({ seat }) => seat))];
  }
  /** Every action the seat may take now, with its answers filled in; conceding, always possible, is left out. */
  validActions(state: StateOf<D>, seat: number): ActionList {
    return this.at(state, (desk) => this.offering.list(desk, seat));
  }
  /** The game's own opinion of what a seat sees; undefined where it has none. */
  opinion(state: StateOf<D>, seat: number): number | undefined {
    return this.game.evaluate?.(this.view(state, seat), seat as SeatOf<D>);
  }
  private couldAct(state: AnyState, seat: number, actions: readonly string[]): boolean {
    const theirs = Object.assign({ ...state }, { activeSeat: seat, prompts: [], waiting: [] });
    return this.at(stateOf<D>(theirs), (desk) => this.offering.canAct(desk, seat, actions));
  }
  /**
   * One legal action; null when the seat has nothing to do. Each kind and each choice is drawn evenly, which is fast. Even over
   * moves, each is as likely as any other: all are tried, unless some kind has more than 100,000 ways.
   */
  sample(state: StateOf<D>, seat: number, draw: Draw, evenOver: "choices" | "moves" = "choices"): Action | null {
    return this.at(state, (desk) => {
      const move = evenOver === "moves" ? this.offering.drawMove(desk, seat, draw) : undefined;
      if (move !== undefined) return move;
      return this.offering.draw(desk, seat, draw)?.action ?? null;
    });
  }
  /** The next choice of an action given the answers so far; null when nothing is left to choose; or why not. */
  describe(state: StateOf<D>, action: Action): Choice | Refusal | null {
    const misshapen =
      examineEnvelope(action, state.seats) ?? this.examine(action, this.rules.actions.get(action.type), state);
    return misshapen ?? this.at(state, (desk) => this.offering.describe(desk, action));
  }
  /** Everything a seat could do now, each with its first choice or with the reason why not: what a table is drawn from. */
  offers(state: StateOf<D>, seat: number): readonly Offer[] {
    return this.at(state, (desk) => this.offering.all(desk, seat));
  }

  view(state: StateOf<D>, viewer: Viewer): ViewOf<D> & View {
    return this.seen.views(anyState<D>(state)).for(viewer) as ViewOf<D> & View;
  }
  /** The views of several viewers of one state. */
  views(state: StateOf<D>): Views {
    return this.seen.views(anyState<D>(state));
  }
  seeEvents(events: readonly AnyEvent[], viewer: Viewer): readonly AnyEvent[] {
    return seeEvents(this.rules, events, viewer);
  }
  seesAny(events: readonly AnyEvent[], viewer: Viewer): boolean {
    return seesAny(this.rules, events, viewer);
  }
  /** Another world that looks the same to the viewer. Leak laws and bots both work with this. */
  redeal(state: StateOf<D>, viewer: Viewer, draw: Draw, within: "pool" | "place" = "pool"): StateOf<D> {
    return stateOf<D>(redeal(this.rules, anyState<D>(state), viewer, draw, within, this.deductions(state, viewer)));
  }
  /** Deductions of the game from the view of a viewer about places that they cannot look into. */
  deductions(state: StateOf<D>, viewer: Viewer): readonly Deduction[] {
    const { deduce } = this.game;
    return deduce === undefined ? NO_DEDUCTIONS : deduce(this.view(state, viewer));
  }

  /** Works at a desk on a state that is only read. @internal */
  at<T>(state: StateOf<D>, work: (desk: Desk) => T): T {
    const desk = this.desks.borrow();
    desk.open(anyState<D>(state));
    const result = work(desk);
    this.desks.giveBack(desk);
    return result;
  }
}
export function createEngine<D extends Declaration>(
  game: Game<D>,
  expansions: readonly Expansion[] = [],
  options: EngineOptions = {},
): Engine<D> {
  return new Engine(game, expansions, options);
}
