import type { Declaration } from "../declare.ts";
import type { Choice } from "../engine/choice.ts";
import { SUBMIT_CHOICE } from "../engine/deciding.ts";
import { createEngine, type Engine } from "../engine/engine.ts";
import type { Expansion } from "../expansion/types.ts";
import { frozen } from "../freeze.ts";
import type { Action, AnyEvent, Entry, Pick, Picks, Snapshot, StateOf } from "../protocol/index.ts";
import type { Refusal } from "../refusal.ts";
import { seedFromText } from "../seed.ts";
import { namesFor, sentenceOf } from "../sentences.ts";
import type { ViewOf } from "../view.ts";
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
  readonly given?: (state: StateOf<D>) => Partial<StateOf<D>>;
}
type Wanted = Readonly<Record<string, Pick | readonly Pick[]>>;

export class Scene<D extends Declaration> {
  readonly engine: Engine<D>;
  snapshot: Snapshot<StateOf<D>>;
  readonly entries: Entry[] = [];

  constructor(game: Game<D>, options: SceneOptions<D>) {
    this.engine = createEngine(game, options.expansions ?? [], { strict: true });
    const seats = options.seats === undefined ? {} : { seats: options.seats };
    const seed = seedFromText(options.seed ?? "scene");
    const { snapshot } = this.engine.create({ ...seats, options: options.options ?? {}, seed });
    const state =
      options.given === undefined ? snapshot.state : { ...snapshot.state, ...options.given(snapshot.state) };
    this.snapshot = frozen({ ...snapshot, state });
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
  /** What the log says of the last step to a viewer. */
  told(viewer: number): readonly string[] {
    const names = namesFor(this.engine.rules, [], viewer);
    return this.seenBy(viewer)
      .map((event) => sentenceOf(this.engine.rules, event, names))
      .filter((sentence) => sentence !== "");
  }
  /** Does it, or throws with the reason why not. */
  does(seat: number, type: string, wanted: Wanted = {}): this {
    const result = this.engine.applyAction(this.snapshot, this.action(seat, type, wanted));
    if (!result.ok) {
      const cause = "defect" in result ? result.defect : undefined;
      throw new Error(`${type} was refused: ${result.error.code}, ${result.error.message}`, { cause });
    }
    this.snapshot = result.snapshot;
    this.entries.push(result.entry);
    return this;
  }
  /** Answers the seat's open prompt. */
  answers(seat: number, wanted: Wanted | Pick | readonly Pick[] = {}): this {
    return this.does(seat, SUBMIT_CHOICE, this.selections(wanted));
  }
  /** Tries, and hands back the refusal; throws when it was accepted. Nothing changes either way. */
  tries(seat: number, type: string, wanted: Wanted = {}): Refusal {
    const result = this.engine.applyAction(this.snapshot, this.action(seat, type, wanted));
    if (result.ok) throw new Error(`${type} was accepted`);
    if ("defect" in result) throw new Error(`${type} failed`, { cause: result.defect });
    return result.error;
  }
  triesToAnswer(seat: number, wanted: Wanted | Pick | readonly Pick[] = {}): Refusal {
    return this.tries(seat, SUBMIT_CHOICE, this.selections(wanted));
  }
  private selections(wanted: Wanted | Pick | readonly Pick[]): Wanted {
    return typeof wanted === "object" && !Array.isArray(wanted) ? (wanted as Wanted) : { "": wanted as Pick };
  }
  /** What the seat could choose next, given the answers so far. */
  choice(seat: number, type: string, wanted: Wanted = {}): Choice {
    const found = this.engine.describe(this.state, this.action(seat, type, wanted));
    if (found === null || !("options" in found)) throw new Error(`no choice: ${JSON.stringify(found)}`);
    return found;
  }
  private action(seat: number, type: string, wanted: Wanted): Action {
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
const keyOf = ({ options }: Choice, want: Pick): Pick =>
  (
    options.find(({ key }) => key === want) ??
    options.find(({ piece, refused }) => piece?.face === want && refused === undefined) ??
    options.find(({ piece }) => piece?.face === want) ??
    options.find(({ label }) => label === want)
  )?.key ?? want;
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
export const scene = <D extends Declaration>(game: Game<D>, options: SceneOptions<D> = {}): Scene<D> =>
  new Scene(game, options);
