import type { Declaration, Draw, Viewer } from "../declare.ts";
import { HookCalls, HookFailure } from "../expansion/hooks.ts";
import type { Expansion } from "../expansion/types.ts";
import { frozen } from "../freeze.ts";
import { examineEnvelope, examinePayload } from "../input.ts";
import type { Patch } from "../patch.ts";
import type { Action, AnyEvent, EngineState, Entry, Prompt, Result, Snapshot, StateOf } from "../protocol/index.ts";
import { redeal } from "../redeal.ts";
import { type Refusal, refuse } from "../refusal.ts";
import { compile, type Rulebook } from "../rulebook.ts";
import { seeEvents, seesAny } from "../seen-events.ts";
import { examineTakes, type Takes } from "../takes.ts";
import { type CompiledView, compileView, type View, type ViewOf } from "../view.ts";
import type { Game } from "../world.ts";
import { Causes, type EventCause } from "./causes.ts";
import type { Choice } from "./choice.ts";
import { checkingOf, decide, SUBMIT_CHOICE } from "./deciding.ts";
import { type Desk, Desks } from "./desk.ts";
import type { ChoicePrompted } from "./events/prompts.ts";
import { OPENING } from "./events/requests.ts";
import type { SliceWritten } from "./events/set-up.ts";
import { gate } from "./gate.ts";
import { isSameRequest, remember } from "./intents.ts";
import { NO_EVENTS } from "./ledger.ts";
import { type ActionList, actionOf, type Offer, Offering } from "./offering.ts";
import { type MatchOptions, Opening } from "./opening.ts";
import { RulesTable } from "./rules-table.ts";
import { Simulation } from "./simulation.ts";
import { Stop } from "./stop.ts";
import { anyState, stateOf } from "./typed-state.ts";

export interface EngineOptions {
  /** Freezes everything that rules are given, so that a write throws where it happens. For development and tests. */
  readonly strict?: boolean;
  /** False where the host remembers intents itself, so that a snapshot need not carry the last of them. True by default. */
  readonly remembersIntents?: boolean;
}
type Failure = { readonly ok: false; readonly error: Refusal; readonly defect?: unknown };
const NO_TAKES: Takes = {};
const NO_SLICES: readonly SliceWritten[] = [];
const isPrompted = (event: AnyEvent): event is ChoicePrompted => event.type === "CHOICE_PROMPTED";

export class Engine<D extends Declaration = Declaration> {
  readonly game: Game<D>;
  readonly rules: Rulebook;
  private readonly desks: Desks;
  private readonly opening: Opening;
  private readonly offering: Offering;
  private readonly views: CompiledView;
  private readonly strict: boolean;
  private readonly remembersIntents: boolean;

  constructor(game: Game<D>, expansions: readonly Expansion[], options: EngineOptions) {
    this.game = game;
    this.rules = compile(game as unknown as Game, expansions);
    this.strict = options.strict ?? false;
    this.remembersIntents = options.remembersIntents ?? true;
    this.desks = new Desks(this.rules, this.strict);
    this.opening = new Opening(this.rules);
    this.offering = new Offering(this.rules);
    this.views = compileView(this.rules, (state, effect) => {
      const desk = this.desks.borrow();
      desk.open(state);
      const seenBy = desk.asking.effectSeenBy(effect);
      this.desks.giveBack(desk);
      return seenBy;
    });
  }

  /** A new match: set up, and its first turn begun. The entry is the first of its log. */
  create(match: MatchOptions): { readonly snapshot: Snapshot<StateOf<D>>; readonly entry: Entry } {
    const log: AnyEvent[] = [];
    const desk = this.begun(match, log);
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
    const desk = this.begun(match, null);
    const { state } = desk.ledger;
    this.desks.giveBack(desk);
    return stateOf<D>(state);
  }
  private begun(match: MatchOptions, log: AnyEvent[] | null): Desk {
    const blank = this.opening.of(match);
    const desk = this.desks.borrow();
    desk.open(blank, match.seed);
    desk.settling.log = log;
    desk.settling.settle(OPENING);
    return desk;
  }
  /** A new match that is only played forward: the fastest way, where no earlier state is wanted. */
  simulation(match: MatchOptions): Simulation<D> {
    return new Simulation(this.desks, this.offering, this.opening.of(match), match.seed);
  }

  /**
   * The nine stages of spec 000, once each, in order. Pure: the old snapshot is untouched and unchanged parts are
   * shared. A refusal changes nothing; so does a defect, which is refused as RULES_FAILED or HOOK_FAILED.
   */
  applyAction(snapshot: Snapshot<StateOf<D>>, action: Action): Result<StateOf<D>> | Failure {
    return this.apply(snapshot, action, null);
  }
  private apply(snapshot: Snapshot<StateOf<D>>, action: Action, causes: Causes | null): Result<StateOf<D>> | Failure {
    const malformed = examineEnvelope(action, snapshot.state.seats);
    if (malformed !== undefined) return { ok: false, error: malformed };
    const known = this.remembersIntents ? this.knownIntent(snapshot, action) : undefined;
    if (known !== undefined) return known;
    const { rules } = this;
    const hooks = rules.expansions.length === 0 ? null : new HookCalls(rules, action);
    const desk = this.desks.borrow();
    const { ledger, asking, settling } = desk;
    desk.open(anyState<D>(snapshot.state), snapshot.seed);
    settling.causes = causes;
    const refused = (error: Refusal): Failure => {
      this.desks.giveBack(desk);
      return { ok: false, error };
    };
    try {
      // 1. onBeforeActionValidate
      hooks?.call("onBeforeActionValidate", snapshot, NO_EVENTS);
      // 2. Payload: plain values, and what the action says that it takes.
      const misshapen = this.examine(action, snapshot.state);
      if (misshapen !== undefined) return refused(misshapen);
      // 3. Phase gate and actor.
      const definition = rules.actions.get(action.type);
      const closed = gate(ledger, asking, action, definition);
      if (closed !== undefined) return refused(closed);
      // 4. onValidateAction: may veto.
      const veto = hooks?.call("onValidateAction", snapshot, NO_EVENTS);
      if (veto !== undefined) return refused(veto);
      // 5. The decision runs and the queue settles what it decided, behind what the hooks changed so far.
      const written = hooks?.written() ?? NO_SLICES;
      for (const { expansion, slice } of written) ledger.setSlice(expansion, slice);
      const decided = decide(ledger, asking, action, definition, checkingOf(ledger, action, true), true);
      const log: AnyEvent[] = [];
      settling.log = log;
      settling.settle(written.length === 0 ? decided : [...written, ...decided], action.intentId);
      this.describePrompts(desk, log);
      const state = stateOf<D>(ledger.state);
      let events: readonly AnyEvent[] = log;
      // 6. onApplyAction
      hooks?.call("onApplyAction", { ...snapshot, state }, events);
      // 7. Finalise: revision, time from the action, intent.
      const revision = snapshot.revision + 1;
      const updatedAt = action.at ?? snapshot.updatedAt;
      const intents = this.remembersIntents ? remember(snapshot.intents, action, revision) : snapshot.intents;
      const next = { revision, updatedAt, seed: snapshot.seed, state, intents };
      // 8. onAfterAction: may add announcements.
      hooks?.call("onAfterAction", next, events);
      if (hooks !== null && hooks.announced.length > 0) events = [...events, ...hooks.announced];
      // 9. onSnapshot: the last pass, over the expansions' own slices.
      hooks?.call("onSnapshot", next, events);
      const { position, waiting } = state;
      const extensions = hooks === null ? state.extensions : hooks.slices(state.extensions);
      const done = hooks === null ? next : { ...next, state: { ...state, extensions } };
      const entry: Entry = { revision, action, events, position, waiting, extensions, updatedAt };
      this.desks.giveBack(desk);
      return { ok: true, snapshot: this.strict ? frozen(done) : done, entry, repeated: false };
    } catch (defect) {
      // After a defect the desk is not given back: whatever threw may have left its work half done.
      return defect instanceof Stop ? refused(defect.refusal) : failed(defect);
    }
  }
  /**
   * The cause of each event of an action, in the order of its entry. For whoever makes the game: the action is run
   * again, so that no log pays for it. Nothing when the action is refused.
   */
  causes(snapshot: Snapshot<StateOf<D>>, { intentId: _, ...action }: Action): readonly EventCause[] {
    const causes = new Causes();
    const result = this.apply(snapshot, action, causes);
    if (!result.ok) return [];
    const announced = result.entry.events.slice(causes.happenings.length);
    return [...causes.happenings, ...announced.map(({ type }): EventCause => ({ kind: "hook", name: type }))];
  }
  private examine(action: Action, { prompts }: EngineState): Refusal | undefined {
    const { type, seat, payload } = action;
    const misshapen = examinePayload(action);
    if (misshapen !== undefined || payload === undefined) return misshapen;
    if (type !== SUBMIT_CHOICE) {
      const definition = this.rules.actions.get(type);
      return definition === undefined ? undefined : examineTakes(type, definition.takes, payload);
    }
    const prompt = prompts.find(({ id, seat: owner }) => id === payload["prompt_id"] && owner === seat);
    const spec = prompt === undefined ? undefined : this.rules.prompts.get(prompt.type);
    const { selections } = payload;
    if (spec === undefined || typeof selections !== "object" || Array.isArray(selections)) return undefined;
    return examineTakes(prompt!.type, spec.takes ?? NO_TAKES, selections as Readonly<Record<string, unknown>>);
  }
  private knownIntent(snapshot: Snapshot<StateOf<D>>, action: Action): Result<StateOf<D>> | undefined {
    if (action.intentId === undefined) return undefined;
    const known = snapshot.intents.find(({ id }) => id === action.intentId);
    if (known === undefined) return undefined;
    if (!isSameRequest(known, action)) {
      return { ok: false, error: refuse("CONFLICT", "this intent was used for something else") };
    }
    const { position, waiting, extensions } = snapshot.state;
    const { revision } = known;
    const entry: Entry = { revision, action, events: [], position, waiting, extensions, updatedAt: snapshot.updatedAt };
    return { ok: true, snapshot, entry, repeated: true };
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
      const { options, ...constraints } = choice;
      events[i] = { ...event, constraints, choices: options };
    }
  }

  /** The same rules without log, trace, hooks and shape checks; null when refused. What bots and the lab run on. */
  simulate(state: StateOf<D>, action: Action, seed: string): StateOf<D> | null {
    const desk = this.desks.borrow();
    const { ledger, asking, settling } = desk;
    desk.open(anyState<D>(state), seed);
    let next: StateOf<D> | null = null;
    const definition = this.rules.actions.get(action.type);
    if (gate(ledger, asking, action, definition) === undefined) {
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

  /** State from events alone: they are written, rules do not run. */
  replay(options: { readonly seats: number; readonly options: object }, entries: readonly Entry[]): StateOf<D> {
    const desk = this.desks.borrow();
    const { ledger } = desk;
    desk.open(this.opening.blank(options.seats, options.options));
    for (const entry of entries) {
      for (const event of entry.events) {
        const parts = this.rules.events.get(event.type)?.event;
        if (parts == null) throw new Error(`event ${event.type} is not known to ${this.game.id}`);
        parts.write(ledger, parts.replan(ledger, event));
      }
      const fields = ledger.fields();
      fields.position = entry.position;
      fields.waiting = entry.waiting;
      fields.extensions = entry.extensions;
    }
    const state = stateOf<D>(ledger.kept());
    this.desks.giveBack(desk);
    return state;
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
  /** One legal action, each kind and each choice drawn evenly; null when the seat has nothing to do. */
  sample(state: StateOf<D>, seat: number, draw: Draw): Action | null {
    return this.at(state, (desk) => {
      const drawn = this.offering.draw(desk, seat, draw);
      return drawn === null ? null : actionOf(drawn);
    });
  }
  /** The next choice of an action given the answers so far; null when nothing is left to choose; or why not. */
  describe(state: StateOf<D>, action: Action): Choice | Refusal | null {
    const misshapen = examineEnvelope(action, state.seats) ?? this.examine(action, state);
    return misshapen ?? this.at(state, (desk) => this.offering.describe(desk, action));
  }
  /** Everything a seat could do now, each with its first choice or with the reason why not: what a table is drawn from. */
  offers(state: StateOf<D>, seat: number): readonly Offer[] {
    return this.at(state, (desk) => this.offering.all(desk, seat));
  }
  /** The action that a host takes for a seat whose time is up. */
  timeoutAction(state: StateOf<D>, seat: number): Action | null {
    const prompt = state.prompts.find((open) => open.seat === seat && open.answer === null);
    const taken = prompt === undefined ? this.lateAction(state, seat) : this.lateAnswer(state, prompt);
    if (taken === undefined) return this.validActions(state, seat)[0] ?? null;
    return { type: taken.type, seat, payload: taken.payload ?? {} };
  }
  private lateAction(state: StateOf<D>, seat: number): Omit<Action, "seat"> | undefined {
    return this.at(state, ({ ledger, asking }) =>
      this.rules.game.onTimeout?.(RulesTable.forRules(ledger, asking), seat),
    );
  }
  private lateAnswer(state: StateOf<D>, { id, type, seat, memo }: Prompt): Omit<Action, "seat"> | undefined {
    const answer = this.rules.prompts.get(type)!.onTimeout;
    if (answer === undefined) return undefined;
    const selections = this.at(state, ({ ledger, asking }) => answer(RulesTable.forRules(ledger, asking), seat, memo));
    return { type: SUBMIT_CHOICE, payload: { prompt_id: id, selections } };
  }

  view(state: StateOf<D>, viewer: Viewer): ViewOf<D> & View {
    return this.views.view(anyState<D>(state), viewer) as ViewOf<D> & View;
  }
  /** The changes that a viewer sees from one state to a later one of the same match. */
  patch(before: StateOf<D>, after: StateOf<D>, viewer: Viewer): Patch {
    return this.views.patch(anyState<D>(before), anyState<D>(after), viewer);
  }
  seeEvents(events: readonly AnyEvent[], viewer: Viewer): readonly AnyEvent[] {
    return seeEvents(this.rules, events, viewer);
  }
  seesAny(events: readonly AnyEvent[], viewer: Viewer): boolean {
    return seesAny(this.rules, events, viewer);
  }
  /** Another world that looks the same to the viewer. Leak laws and bots both work with this. */
  redeal(state: StateOf<D>, viewer: Viewer, draw: Draw, within: "pool" | "place" = "pool"): StateOf<D> {
    return stateOf<D>(redeal(this.rules, anyState<D>(state), viewer, draw, within));
  }

  /** Works at a desk on a state that is only read. */
  private at<T>(state: StateOf<D>, work: (desk: Desk) => T): T {
    const desk = this.desks.borrow();
    desk.open(anyState<D>(state));
    const result = work(desk);
    this.desks.giveBack(desk);
    return result;
  }
}
function failed(defect: unknown): Failure {
  if (defect instanceof HookFailure) {
    const error = refuse("HOOK_FAILED", `a hook of expansion ${defect.expansion} failed; nothing was changed`);
    return { ok: false, error, defect: defect.cause };
  }
  return { ok: false, error: refuse("RULES_FAILED", "the rules of this game failed; nothing was changed"), defect };
}
export function createEngine<D extends Declaration>(
  game: Game<D>,
  expansions: readonly Expansion[] = [],
  options: EngineOptions = {},
): Engine<D> {
  return new Engine(game, expansions, options);
}
/** Spec 003's name for what a client gets of a state. */
export const toClientState = <D extends Declaration>(engine: Engine<D>, state: StateOf<D>, viewer: Viewer): ViewOf<D> =>
  engine.view(state, viewer);
