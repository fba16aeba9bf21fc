import type { ACTIVATE_EFFECT } from "../activation.ts";
import type { Declaration } from "../declare.ts";
import type { Choice } from "../engine/choice.ts";
import { SUBMIT_CHOICE } from "../engine/deciding.ts";
import { createEngine, type Engine } from "../engine/engine.ts";
import { applyGiven, outcomes } from "../engine/given-chance.ts";
import type { BACKWARD } from "../engine/undo-action.ts";
import { examineRules } from "../examining/index.ts";
import type { Expansion } from "../expansion/types.ts";
import { frozen } from "../freeze.ts";
import type { CONCEDE } from "../gather.ts";
import type { Action, AnyEvent, Entry, Pick, Picks, Snapshot, StateOf } from "../protocol/index.ts";
import type { Refusal, Text } from "../refusal.ts";
import { seedFromText } from "../seed.ts";
import type { ViewOf } from "../seen-state.ts";
import { namesFor, sentenceOf } from "../sentences.ts";
import type { Game } from "../world.ts";

/**
 * A few steps from a player's point of view: given this table, when they do that, expect this. Choices are named by what
 * is printed on them (a face, a label or a key) and found through the same descriptions that a table is drawn from.
 */
export interface SceneOptions<D extends Declaration> {
  readonly seats?: number;
  readonly options?: unknown;
  readonly seed?: string;
  readonly expansions?: readonly Expansion[];
  /** Changes the table that set-up left, to begin in the middle. Pieces moved by hand keep their ids. */
  readonly given?: (state: StateOf<D>) => Given<D>;
}
/** Parts of a state: what each seat has is a plain list here, as `map` makes one. */
export type Given<D extends Declaration> = { readonly [K in keyof StateOf<D>]?: Plain<StateOf<D>[K]> };
type Plain<T> = T extends readonly (infer Each)[] ? readonly Each[] : T;
export interface SceneOutcome<D extends Declaration> {
  /** The draws on the way. */
  readonly chance: readonly number[];
  /** How likely it is; all together are 1. */
  readonly weight: number;
  readonly state: StateOf<D>;
  readonly events: readonly AnyEvent[];
}
type Wanted = Readonly<Record<string, Pick | readonly Pick[]>>;
/** Actions of the engine, which every game has. */
type BuiltIn = typeof CONCEDE | typeof SUBMIT_CHOICE | typeof ACTIVATE_EFFECT | (typeof BACKWARD)[number];
/** The names of a game's actions, and what each is answered with: any where the game is one of many. */
type ActionName<Payloads> = unknown extends Payloads ? string : (keyof Payloads & string) | BuiltIn;
type WantedOf<Payloads, Type> = Type extends keyof Payloads
  ? { readonly [Name in keyof Payloads[Type] & string]?: Pick | readonly Pick[] }
  : Wanted;
/** One thing that was done or tried: enough to do it again. */
export interface SceneStep {
  readonly before: object;
  readonly after: object;
  readonly action: Action;
  /** As the scene says it: by face or label. */
  readonly wanted: Wanted;
  readonly chance: readonly number[];
  readonly events: readonly AnyEvent[];
  readonly refusal: Refusal | null;
}
/** A scene of any game, for whoever keeps it. */
export interface AnyScene {
  readonly engine: {
    readonly game: { readonly id: string };
    readonly rules: {
      readonly facts: readonly (readonly [name: string, { readonly each: boolean }])[];
      readonly declares: { readonly zones: Readonly<Record<string, { readonly each: boolean }>> };
    };
  };
  readonly options: Omit<SceneOptions<Declaration>, "given">;
  readonly first: object;
  readonly steps: readonly SceneStep[];
}
let heardBy: ((scene: AnyScene) => void) | undefined;
/** From now on the listener hears of every scene that begins. */
export function hearScenes(listener: ((scene: AnyScene) => void) | undefined): void {
  heardBy = listener;
}

export class Scene<D extends Declaration, Payloads = unknown> {
  readonly engine: Engine<D>;
  readonly options: SceneOptions<D>;
  /** As set-up left the table, before anything was laid by hand. */
  readonly first: StateOf<D>;
  snapshot: Snapshot<StateOf<D>>;
  readonly entries: Entry[] = [];
  readonly steps: SceneStep[] = [];
  private wantedChance: readonly number[] = [];

  constructor(game: Game<D, Payloads>, options: SceneOptions<D>) {
    this.options = options;
    examineRules(game, options.expansions);
    this.engine = createEngine(game, options.expansions ?? [], { strict: true });
    const seats = options.seats === undefined ? {} : { seats: options.seats };
    const seed = seedFromText(options.seed ?? "scene");
    const { snapshot } = this.engine.create({ ...seats, options: options.options ?? {}, seed });
    this.first = snapshot.state;
    const state =
      options.given === undefined
        ? snapshot.state
        : ({ ...snapshot.state, ...options.given(snapshot.state) } as StateOf<D>);
    this.snapshot = frozen({ ...snapshot, state });
    heardBy?.(this);
  }
  get state(): StateOf<D> {
    return this.snapshot.state;
  }
  /** The events of the last step. */
  get events(): readonly AnyEvent[] {
    return this.entries.at(-1)?.events ?? [];
  }
  seenBy(viewer: number): readonly AnyEvent[] {
    return this.engine.seeEvents(this.events, viewer);
  }
  view(viewer: number): ViewOf<D> {
    return this.engine.view(this.state, viewer);
  }
  /** The sentences of the last step, as a viewer reads them in the log. */
  told(viewer: number): readonly string[] {
    const names = namesFor(this.engine.rules, [], viewer);
    return this.seenBy(viewer)
      .map((event) => sentenceOf(this.engine.rules, event, names))
      .filter((sentence) => sentence !== "");
  }
  /** The next step's chance comes out like this: a die shows 1 to its sides, other draws 0 to one below their bound. */
  chance(...wanted: readonly number[]): this {
    this.wantedChance = wanted;
    return this;
  }
  /** Everything that could come of a step, with how likely it is. The scene stays where it is. */
  outcomes<Type extends ActionName<Payloads>>(
    seat: number,
    type: Type,
    wanted?: WantedOf<Payloads, Type>,
  ): readonly SceneOutcome<D>[] {
    const possible = outcomes(this.engine, this.snapshot, this.action(seat, type, wanted));
    return possible.map(({ chance, weight, result }) => ({
      chance,
      weight,
      state: result.snapshot.state,
      events: result.entry.events,
    }));
  }
  /** Does it, or throws with the reason why not. */
  does<Type extends ActionName<Payloads>>(seat: number, type: Type, wanted?: WantedOf<Payloads, Type>): this {
    return this.step(seat, type, wanted);
  }
  private step(seat: number, type: string, wanted: object | undefined): this {
    const given = this.wantedChance;
    this.wantedChance = [];
    const action = this.action(seat, type, wanted);
    const { state: before } = this.snapshot;
    const result = applyGiven(this.engine, this.snapshot, action, given);
    if (!result.ok) {
      const cause = "defect" in result ? result.defect : undefined;
      const { code, message } = result.error;
      const why = cause instanceof Error ? cause.message : message;
      throw new Error(`${type} was refused: ${why === code ? code : `${code}, ${why}`}`, { cause });
    }
    this.snapshot = result.snapshot;
    this.entries.push(result.entry);
    const { events } = result.entry;
    this.steps.push({
      before,
      after: this.state,
      action,
      wanted: wantedOf(wanted),
      chance: given,
      events,
      refusal: null,
    });
    return this;
  }
  /** Answers the seat's open prompt. */
  answers(seat: number, wanted: Wanted | Pick | readonly Pick[] = {}): this {
    return this.step(seat, SUBMIT_CHOICE, this.selections(wanted));
  }
  /** Tries, and hands back the refusal; throws when it was accepted. Nothing changes either way. */
  tries<Type extends ActionName<Payloads>>(seat: number, type: Type, wanted?: WantedOf<Payloads, Type>): Refusal {
    return this.refusalOf(seat, type, wanted);
  }
  private refusalOf(seat: number, type: string, wanted: object | undefined): Refusal {
    const action = this.action(seat, type, wanted);
    const result = this.engine.applyAction(this.snapshot, action);
    if (result.ok) throw new Error(`${type} was accepted`);
    if ("defect" in result) throw new Error(`${type} failed`, { cause: result.defect });
    const { state } = this;
    const tried = { action, wanted: wantedOf(wanted), chance: [], events: [], refusal: result.error };
    this.steps.push({ before: state, after: state, ...tried });
    return result.error;
  }
  triesToAnswer(seat: number, wanted: Wanted | Pick | readonly Pick[] = {}): Refusal {
    return this.refusalOf(seat, SUBMIT_CHOICE, this.selections(wanted));
  }
  private selections(wanted: Wanted | Pick | readonly Pick[]): Wanted {
    return typeof wanted === "object" && !Array.isArray(wanted) ? (wanted as Wanted) : { "": wanted as Pick };
  }
  /** The next choice of the seat, given the answers so far. */
  choice<Type extends ActionName<Payloads>>(seat: number, type: Type, wanted?: WantedOf<Payloads, Type>): Choice {
    const found = this.engine.describe(this.state, this.action(seat, type, wanted));
    if (found === null || !("options" in found)) throw new Error(`no choice: ${JSON.stringify(found)}`);
    return found;
  }
  private action(seat: number, type: string, given: object | undefined): Action {
    const wanted = wantedOf(given);
    const isOpen = (open: { readonly seat: number; readonly answer: unknown }) =>
      open.seat === seat && open.answer === null;
    const { prompts } = this.state;
    // With no prompt of their own they try another's, which is how a test sees the refusal.
    const prompt =
      type === SUBMIT_CHOICE
        ? (prompts.find(isOpen) ?? prompts.find((open) => open.seat === seat) ?? prompts[0])
        : undefined;
    const picks: Record<string, Pick | readonly Pick[]> = {};
    const payload = (): Record<string, unknown> =>
      prompt === undefined ? picks : { prompt_id: prompt.id, selections: picks };
    for (;;) {
      const next = this.engine.describe(this.state, { type, seat, payload: payload() });
      if (next === null || !("options" in next)) break;
      const want = wanted[next.name] ?? wanted[""];
      if (want === undefined || Object.hasOwn(picks, next.name)) break;
      picks[next.name] = Array.isArray(want) ? keysOf(next, want) : keyOf(next, want as Pick);
    }
    const { "": _, ...named } = { ...wanted, ...picks } as Picks;
    return { type, seat, payload: prompt === undefined ? named : { prompt_id: prompt.id, selections: named } };
  }
}
/** The compiler holds answers to the action that they are for; a scene reads them by name. */
const wantedOf = (given: object | undefined): Wanted => (given ?? {}) as Wanted;
const keyOf = ({ options }: Choice, want: Pick): Pick =>
  (
    options.find(({ key }) => key === want) ??
    options.find(({ piece, refused }) => piece?.face === want && refused === undefined) ??
    options.find(({ piece }) => piece?.face === want) ??
    options.find(({ label }) => printed(label) === want)
  )?.key ?? want;
/** A label as a scene writes it: its text, or what its message is given: "infantry A1". */
const printed = (label: Text): string =>
  typeof label === "string"
    ? label
    : Object.values(label[1] ?? {})
        .filter((value) => typeof value === "string")
        .join(" ");
/** Several of one face: each wish takes another piece. */
function keysOf(choice: Choice, wants: readonly Pick[]): readonly Pick[] {
  const left = [...choice.options];
  return wants.map((want) => {
    const key = keyOf({ ...choice, options: left }, want);
    const index = left.findIndex((option) => option.key === key);
    if (index >= 0) left.splice(index, 1);
    return key;
  });
}
type Expansions = readonly Expansion[] | undefined;
/** With expansions, whose actions the game does not know, a scene takes any name. */
export const scene = <D extends Declaration, Payloads = unknown, With extends Expansions = undefined>(
  game: Game<D, Payloads>,
  options: SceneOptions<D> & { readonly expansions?: With } = {},
): Scene<D, With extends undefined ? Payloads : unknown> => new Scene(game as Game<D>, options as SceneOptions<D>);
