import type { Action, Refusal } from "@cardwright/core";
import { type Choice, type Entry, type Offer, type Snapshot, seedFromText } from "@cardwright/core/host";
import {
  actionOf,
  askedBy,
  ELSEWHERE,
  type Frame,
  type Lesson,
  type LessonStep,
  narrowed,
  type Request,
  type ScenarioStep,
  type SeatPlayer,
  type SeenState,
  type TableGame,
  type TableSession,
} from "@cardwright/table";
import { playerName } from "../match/bot-name.ts";
import { saidTo } from "../match/local-match.ts";
import { sayNow } from "../say.ts";

const players = (): readonly SeatPlayer[] => [
  { name: playerName(0), kind: "person" },
  { name: sayNow("lesson.teacher"), kind: "bot" },
];
/** An engine of any game, as a lesson needs it: all of its states are the engine's own. */
interface Played {
  applyAction(
    before: Snapshot,
    action: Action,
  ):
    | { readonly ok: true; readonly snapshot: Snapshot; readonly entry: Entry }
    | { readonly ok: false; readonly error: Refusal };
  view(state: Snapshot["state"], seat: number): SeenState;
  offers(state: Snapshot["state"], seat: number): readonly Offer[];
  describe(state: Snapshot["state"], action: Action): Choice | Refusal | null;
}

/** A lesson as a session: the real rules, of which only the move that is asked for is offered. */
export class LessonMatch implements TableSession {
  readonly game: TableGame;
  readonly lesson: Lesson;
  private readonly engine: Played;
  private readonly snapshots: Snapshot[];
  private readonly entries: Entry[];
  private at = 0;
  private current: Frame;
  private readonly listeners = new Set<() => void>();

  constructor(game: TableGame, lesson: Lesson) {
    this.game = game;
    this.lesson = lesson;
    this.engine = Object(game.engine) as Played;
    const { seats = 2, options = {}, seed, before = [] } = lesson;
    const first = game.engine.create({ seats, options, seed: seedFromText(seed) });
    this.snapshots = [first.snapshot];
    this.entries = [first.entry];
    for (const step of before) this.play(step);
    this.current = this.build();
  }
  /** Nothing once it is over. */
  get step(): LessonStep | undefined {
    return this.lesson.steps[this.at];
  }
  get done(): number {
    return this.at;
  }
  readonly frame = (): Frame => this.current;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  /** A step that was only to be read has been read. */
  readonly next = (): void => {
    if (this.step === undefined || this.step.move !== undefined) return;
    this.goOn(this.step);
  };
  readonly act = async ({ type, payload = {} }: Request): Promise<Refusal | null> => {
    const { step } = this;
    if (step?.move === undefined) return ELSEWHERE;
    const wanted = this.wanted(step.move);
    const picked = picksOf(payload);
    const isAsked =
      type === step.move.type &&
      Object.entries(picksOf(wanted.payload)).every(([name, pick]) => isSame(picked[name], pick));
    if (!isAsked) return ELSEWHERE;
    const refusal = this.apply({ type, seat: 0, payload });
    if (refusal === null) this.goOn(step);
    return refusal;
  };
  readonly describe = async ({ type, payload = {} }: Request): Promise<Choice | Refusal | null> => {
    const found = this.engine.describe(this.last.state, { type, seat: 0, payload });
    const { move } = this.step ?? {};
    return found !== null && "options" in found && move !== undefined ? narrowed(found, move) : found;
  };
  /** A move of the newcomer, with its wishes looked up on the table. */
  wanted(move: NonNullable<LessonStep["move"]>): Action {
    return actionOf(this.game.engine, this.last, { ...move, seat: 0 });
  }
  private get last(): Snapshot {
    return this.snapshots.at(-1) as Snapshot;
  }
  private goOn({ afterwards = [] }: LessonStep): void {
    for (const step of afterwards) this.play(step);
    this.at++;
    this.current = this.build();
    for (const listener of this.listeners) listener();
  }
  private play(step: ScenarioStep): void {
    const refusal = this.apply(actionOf(this.game.engine, this.last, step));
    if (refusal !== null) throw new Error(`the lesson cannot go on: ${refusal.message}`);
  }
  private apply(action: Action): Refusal | null {
    const result = this.engine.applyAction(this.last, action);
    if (!result.ok) return result.error;
    this.snapshots.push(result.snapshot);
    this.entries.push(result.entry);
    return null;
  }
  private build(): Frame {
    const { engine } = this.game;
    const { state, revision } = this.last;
    return {
      revision,
      view: this.engine.view(state, 0),
      offers: askedBy(this.step, this.engine.offers(state, 0)),
      events: engine.seeEvents(this.entries.at(-1)?.events ?? [], 0),
      said: saidTo(this.game, this.entries, this.snapshots, 0),
      players: players(),
      actors: this.step?.move === undefined ? [] : [0],
      status: "ready",
      pending: false,
    };
  }
}
/** The choices of an action, also where it answers a prompt. */
function picksOf(payload: unknown): Readonly<Record<string, unknown>> {
  const picks = (payload ?? {}) as Readonly<Record<string, unknown>>;
  const { selections } = picks;
  return selections === undefined ? picks : (selections as Readonly<Record<string, unknown>>);
}
const isSame = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b) ? JSON.stringify(a.toSorted()) === JSON.stringify(b.toSorted()) : a === b;
