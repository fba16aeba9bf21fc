import { blankState } from "../blank.ts";
import { canonicalJson } from "../canonical.ts";
import type { Declaration, Draw, Viewer } from "../declare.ts";
import { frozen } from "../freeze.ts";
import { examineAction } from "../input.ts";
import { type Offer, Offering } from "../offers.ts";
import type { Patch } from "../patch.ts";
import type {
  Action,
  AnyEvent,
  EngineState,
  Entry,
  KnownIntent,
  Prompt,
  Result,
  Snapshot,
  StateOf,
} from "../protocol/index.ts";
import { RandomStream } from "../random.ts";
import { seeEvents, seesAny } from "../redact.ts";
import { redeal } from "../redeal.ts";
import { type Refusal, refuse } from "../refusal.ts";
import { compile, type Rules } from "../registry.ts";
import { Causes, type EventCause } from "../run/causes.ts";
import type { Choice } from "../run/choices.ts";
import { STOP } from "../run/choices.ts";
import type { AnyState } from "../run/place.ts";
import { writeSlice } from "../run/queue.ts";
import { OPENING, Run, SUBMIT_CHOICE } from "../run/run.ts";
import { isSeed } from "../seed.ts";
import { Simulation } from "../simulation.ts";
import { type CompiledView, compileView, type View, type ViewOf } from "../view.ts";
import { type Game, seatsLeast, seatsMost } from "../world.ts";
import { HookCalls, HookFailure } from "./hooks.ts";
import type { Expansion } from "./types.ts";

/** How many answered intents a snapshot remembers by itself; a host keeps them all. */
export const INTENTS_MAX = 32;
const NO_EVENTS: readonly AnyEvent[] = [];

export interface EngineOptions {
  /** Freezes everything that rules and hooks are given, so that a write throws where it happens. For development and tests. */
  readonly strict?: boolean;
  /** False where the host remembers intents itself, so that a snapshot need not carry the last of them. True by default. */
  readonly remembersIntents?: boolean;
}
export interface MatchOptions {
  readonly seats?: number;
  readonly options?: unknown;
  /** 64 hex digits, secret until the match has ended. */
  readonly seed: string;
  readonly at?: number;
}
type Failure = { readonly ok: false; readonly error: Refusal; readonly defect?: unknown };

export class Engine<D extends Declaration = Declaration> {
  readonly game: Game<D>;
  readonly rules: Rules;
  private readonly run: Run;
  private readonly strict: boolean;
  private readonly remembersIntents: boolean;
  private readonly views: CompiledView;
  private readonly templates: AnyState[] = [];
  private defaults: object | null = null;
  private readonly offering: Offering;

  constructor(game: Game<D>, expansions: readonly Expansion[], options: EngineOptions) {
    this.game = game;
    this.rules = compile(game as unknown as Game, expansions);
    this.run = new Run(this.rules, new RandomStream("0".repeat(64)), {} as AnyState);
    this.strict = options.strict ?? false;
    this.remembersIntents = options.remembersIntents ?? true;
    this.views = compileView(this.rules);
    this.offering = new Offering(this.rules);
  }

  /** A new match: set up, and its first turn begun. The entry is the first of its log. */
  create(match: MatchOptions): { readonly snapshot: Snapshot<StateOf<D>>; readonly entry: Entry } {
    const { run } = this;
    run.recorded = [];
    try {
      const state = this.start(match);
      const { position, waiting, extensions } = run.state;
      this.describePrompts(run.recorded);
      const updatedAt = match.at ?? 0;
      const entry: Entry = {
        revision: 0,
        action: null,
        events: run.recorded,
        position,
        waiting,
        extensions,
        updatedAt,
      };
      const snapshot = { revision: 0, updatedAt, seed: match.seed, state, intents: [] };
      return { snapshot: this.strict ? frozen(snapshot) : snapshot, entry };
    } finally {
      run.recorded = null;
    }
  }
  /** The state of a new match and nothing else, for simulations. */
  start(match: MatchOptions): StateOf<D> {
    const { run } = this;
    run.on(this.opening(match), match.seed, false);
    run.checking(false);
    if (this.strict) run.guard();
    run.settle(OPENING);
    return run.state as unknown as StateOf<D>;
  }
  /** A new match that is only played forward: the fastest way, where no earlier state is wanted. */
  simulation(match: MatchOptions): Simulation<D> {
    return new Simulation(this.run, this.offering, this.opening(match), match.seed);
  }
  private opening(match: MatchOptions): AnyState {
    const { rules, game } = this;
    const seats = match.seats ?? seatsLeast(rules.declares);
    if (!Number.isInteger(seats) || seats < seatsLeast(rules.declares) || seats > seatsMost(rules.declares)) {
      const range = `${seatsLeast(rules.declares)} to ${seatsMost(rules.declares)}`;
      throw new RangeError(`${game.id} is for ${range} seats, not ${String(seats)}`);
    }
    if (!isSeed(match.seed)) throw new RangeError("a seed is 64 lowercase hex digits");
    return this.blank(seats, this.optionsOf(match.options));
  }
  /** The state before anything was set up: every zone empty, every fact at its start. */
  private blank(seats: number, options: object): AnyState {
    const template = this.templates[seats] ?? blankState(this.rules, seats);
    this.templates[seats] = template;
    return { ...template, options: options as EngineState["options"] };
  }
  private optionsOf(given: unknown): object {
    if (given === undefined && this.defaults !== null) return this.defaults;
    const { options } = this.rules.declares;
    const known = "shape" in options ? Object.keys(options.shape as object) : null;
    const unknown = Object.keys(given ?? {}).find((name) => known?.includes(name) === false);
    if (unknown !== undefined) {
      throw new RangeError(`there is no option ${unknown}; known are ${known?.join(", ") || "none"}`);
    }
    const parsed = options.safeParse(given ?? {});
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      throw new RangeError(`option ${issue?.path.join(".") ?? ""}: ${issue?.message ?? "not valid"}`);
    }
    if (given === undefined) this.defaults = parsed.data;
    return parsed.data;
  }

  /**
   * The nine stages of spec 000, once each, in order. Pure: the old snapshot is untouched and unchanged parts are
   * shared. A refusal changes nothing; so does a defect, which is refused as RULES_FAILED or HOOK_FAILED.
   */
  applyAction(snapshot: Snapshot<StateOf<D>>, asked: Action): Result<StateOf<D>> | Failure {
    const malformed = examineAction(asked, snapshot.state.seats);
    if (malformed !== undefined) return { ok: false, error: malformed };
    const action = asked;
    const isKept = this.remembersIntents && action.intentId !== undefined;
    const known = isKept ? this.knownIntent(snapshot, action) : undefined;
    if (known !== undefined) return known;
    const { run, rules } = this;
    const hooks = rules.expansions.length === 0 ? null : new HookCalls(rules, action, this.strict);
    run.begin(snapshot.state as unknown as AnyState, snapshot.seed);
    run.checking(true);
    run.recorded = [];
    try {
      // 1. onBeforeActionValidate
      hooks?.call("onBeforeActionValidate", snapshot, NO_EVENTS);
      // 2. Payload: its shape was examined above; what each entry may be is the decision's own check in stage 5.
      // 3. Phase gate and actor.
      const gate = run.gate(action);
      if (gate !== undefined) return { ok: false, error: gate };
      // 4. onValidateAction: may veto.
      const veto = hooks?.call("onValidateAction", snapshot, NO_EVENTS);
      if (veto !== undefined) return { ok: false, error: veto };
      const written = hooks?.writeInto(run.state) ?? NO_EVENTS;
      if (this.strict) run.guard();
      // 5. The decision runs and the queue resolves what it decided.
      const decided = run.decide(action);
      if (decided === null) return { ok: false, error: run.refusal! };
      run.settle(written.length === 0 ? decided : [...written, ...decided]);
      let events: readonly AnyEvent[] = run.recorded;
      const { state } = run;
      this.describePrompts(run.recorded);
      // 6. onApplyAction
      const applied = state as unknown as StateOf<D>;
      hooks?.call("onApplyAction", { ...snapshot, state: applied }, events);
      // 7. Finalise: revision, time from the action, intent.
      const revision = snapshot.revision + 1;
      const updatedAt = action.at ?? snapshot.updatedAt;
      const intents = isKept ? remember(snapshot.intents, action, revision) : snapshot.intents;
      const next = { revision, updatedAt, seed: snapshot.seed, state: applied, intents };
      // 8. onAfterAction: may add announcements.
      hooks?.call("onAfterAction", next, events);
      if (hooks !== null && hooks.announced.length > 0) events = [...events, ...hooks.announced];
      // 9. onSnapshot: the last pass, over the expansions' own slices.
      hooks?.call("onSnapshot", next, events);
      const { position, waiting } = state;
      const extensions = hooks === null ? state.extensions : hooks.slices(state.extensions);
      const done = hooks === null ? next : { ...next, state: { ...next.state, extensions } };
      const entry: Entry = { revision, action, events, position, waiting, extensions, updatedAt };
      return { ok: true, snapshot: this.strict ? frozen(done) : done, entry, repeated: false };
    } catch (defect) {
      if (defect === STOP) return { ok: false, error: run.refusal! };
      const hookFailed = defect instanceof HookFailure;
      const error = hookFailed
        ? refuse("HOOK_FAILED", `a hook of expansion ${defect.expansion} failed; nothing was changed`)
        : refuse("RULES_FAILED", "the rules of this game failed; nothing was changed");
      return { ok: false, error, defect: hookFailed ? defect.cause : defect };
    } finally {
      run.recorded = null;
      run.explaining = false;
    }
  }
  /**
   * What put each event of an action there, in the order of its entry. For whoever makes the game: the action is run
   * again, so that no log pays for it. Nothing when the action is refused.
   */
  causes(snapshot: Snapshot<StateOf<D>>, { intentId: _, ...action }: Action): readonly EventCause[] {
    const causes = new Causes();
    this.run.causes = causes;
    try {
      const result = this.applyAction(snapshot, action);
      if (!result.ok) return [];
      const announced = result.entry.events.slice(causes.happenings.length);
      return [...causes.happenings, ...announced.map(({ type }): EventCause => ({ kind: "hook", name: type }))];
    } finally {
      this.run.causes = null;
    }
  }
  private knownIntent(snapshot: Snapshot<StateOf<D>>, action: Action): Result<StateOf<D>> | undefined {
    const known = snapshot.intents.find(({ id }) => id === action.intentId);
    if (known === undefined) return undefined;
    if (known.fingerprint !== fingerprint(action)) {
      return { ok: false, error: refuse("CONFLICT", "this intent was used for something else") };
    }
    const { position, waiting, extensions } = snapshot.state;
    const { revision } = known;
    const entry: Entry = { revision, action, events: [], position, waiting, extensions, updatedAt: snapshot.updatedAt };
    return { ok: true, snapshot, entry, repeated: true };
  }
  /** The choices of a prompt are described once the match rests; they go into the event for its owner alone. */
  private describePrompts(events: AnyEvent[]): void {
    if (this.run.state.prompts.length === 0) return;
    for (let i = 0; i < events.length; i++) {
      const event = events[i]!;
      if (event.type !== "CHOICE_PROMPTED") continue;
      if (!this.run.state.prompts.some(({ id }) => id === event["prompt_id"])) continue;
      const payload = { prompt_id: event["prompt_id"] };
      const choice = this.run.describeAction({ type: SUBMIT_CHOICE, seat: event["seat"] as number, payload });
      if (choice === null || !("options" in choice)) continue;
      const { options, ...constraints } = choice;
      events[i] = { ...event, constraints, choices: options };
    }
  }

  /** The same rules without log, trace, hooks and shape checks; null when refused. What bots and the lab run on. */
  simulate(state: StateOf<D>, action: Action, seed: string): StateOf<D> | null {
    const { run } = this;
    run.begin(state as unknown as AnyState, seed);
    run.checking(false);
    if (run.gate(action) !== undefined) return null;
    const decided = run.decide(action);
    if (decided === null) return null;
    try {
      run.settle(decided);
    } catch (stopped) {
      if (stopped === STOP) return null;
      throw stopped;
    }
    return run.state as unknown as StateOf<D>;
  }

  /** State from events alone: appliers run, rules do not. */
  replay(options: { readonly seats: number; readonly options: object }, entries: readonly Entry[]): StateOf<D> {
    const state = this.blank(options.seats, options.options);
    for (const entry of entries) this.replayEntry(state, entry);
    return state as unknown as StateOf<D>;
  }
  private replayEntry(state: AnyState, entry: Entry): void {
    for (const event of entry.events) {
      const record = this.rules.events.get(event.type);
      if (record === undefined) throw new Error(`event ${event.type} is not known to ${this.game.id}`);
      if (record.writes !== undefined) record.writes(state, event, this.rules, null);
      else if (record.apply !== undefined) Object.assign(state, record.apply(state, event));
      if (record.applySlice !== undefined) writeSlice(state, record, event);
    }
    state.position = entry.position;
    state.waiting = entry.waiting;
    state.extensions = entry.extensions;
  }

  /** Whoever has to act: the owners of open prompts, or else the active seat. */
  actors(state: EngineState): readonly number[] {
    if (state.outcome !== null) return [];
    if (state.prompts.length === 0) return [state.activeSeat];
    return [...new Set(state.prompts.filter(({ answer }) => answer === null).map(({ seat }) => seat))];
  }
  private look(state: StateOf<D>): Run {
    const { run } = this;
    run.look(state as unknown as AnyState);
    return run;
  }
  /** Every action the seat may take now, with its answers filled in, up to limits; conceding, always possible, is left out. */
  validActions(state: StateOf<D>, seat: number): readonly Action[] {
    return this.offering.list(this.look(state), seat);
  }
  /** One legal action, each kind and each choice drawn evenly; null when the seat has nothing to do. */
  sample(state: StateOf<D>, seat: number, draw: Draw): Action | null {
    const run = this.look(state);
    return this.offering.draw(run, seat, draw) === null ? null : run.sampledAction();
  }
  /** The next choice of an action given the answers so far; null when nothing is left to choose; or why not. */
  describe(state: StateOf<D>, action: Action): Choice | Refusal | null {
    return examineAction(action, state.seats) ?? this.offering.describe(this.look(state), action);
  }
  /** What a seat could do now, each with its first choice or with the reason why not: what a table is drawn from. */
  offers(state: StateOf<D>, seat: number): readonly Offer[] {
    return this.offering.all(this.look(state), seat);
  }
  /** What a host does for a seat whose time is up. */
  timeoutAction(state: StateOf<D>, seat: number): Action | null {
    const prompt = state.prompts.find((open) => open.seat === seat && open.answer === null);
    const taken = prompt === undefined ? this.lateAction(state, seat) : this.lateAnswer(state, prompt);
    if (taken === undefined) return this.validActions(state, seat)[0] ?? null;
    return { type: taken.type, seat, payload: taken.payload ?? {} };
  }
  private lateAction(state: StateOf<D>, seat: number): Omit<Action, "seat"> | undefined {
    return this.game.onTimeout?.(this.look(state) as never, seat as never);
  }
  private lateAnswer(state: StateOf<D>, { id, type, seat, memo }: Prompt): Omit<Action, "seat"> | undefined {
    const answer = this.rules.prompts.get(type)!.onTimeout;
    if (answer === undefined) return undefined;
    const selections = answer(this.look(state) as never, seat as never, memo as never);
    return { type: SUBMIT_CHOICE, payload: { prompt_id: id, selections } };
  }

  view(state: StateOf<D>, viewer: Viewer): ViewOf<D> & View {
    return this.views.view(this.look(state), viewer) as ViewOf<D> & View;
  }
  /** What has changed from one view of this engine to a later one. */
  patch(before: View, after: View): Patch {
    return this.views.patch(before, after);
  }
  seeEvents(events: readonly AnyEvent[], viewer: Viewer): readonly AnyEvent[] {
    return seeEvents(this.rules, events, viewer);
  }
  seesAny(events: readonly AnyEvent[], viewer: Viewer): boolean {
    return seesAny(this.rules, events, viewer);
  }
  /** Another world that looks the same to the viewer. Leak laws and bots both work with this. */
  redeal(state: StateOf<D>, viewer: Viewer, draw: Draw, within: "pool" | "place" = "pool"): StateOf<D> {
    return redeal(this.look(state), viewer, draw, within) as unknown as StateOf<D>;
  }
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

/** Two payloads with the same entries ask for the same, in whichever order a client wrote them. */
function fingerprint(action: Action): string {
  return canonicalJson([action.type, action.seat, action.payload ?? {}]);
}
function remember(intents: readonly KnownIntent[], action: Action, revision: number): readonly KnownIntent[] {
  const kept = intents.length < INTENTS_MAX ? intents : intents.slice(1);
  return [...kept, { id: action.intentId!, fingerprint: fingerprint(action), revision }];
}
