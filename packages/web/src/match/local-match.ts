import { type Action, type Refusal, refuse } from "@cardwright/core";
import {
  AGREE_TAKEBACK,
  awaitedAnswers,
  type Choice,
  DECLINE_TAKEBACK,
  type Entry,
  headerOf,
  type Log,
  type LogHeader,
  logOf,
  nextChoice,
  type Snapshot,
  SPECTATOR,
} from "@cardwright/core/host";
import {
  type Frame,
  type Request,
  type Said,
  type SeatPlayer,
  type SeenState,
  saidOf,
  type TableGame,
  type TableSession,
  type World,
} from "@cardwright/table";
import { botName, playerName } from "./bot-name.ts";

/** A match with the engine in the page: no server is needed. People share this device; bots think beside it. */

export type Controller = "person" | "bot";
/** Chooses for a seat; answers later, so that thinking can happen elsewhere. */
export interface Thinker {
  think(snapshot: Snapshot, seat: number): Promise<Action>;
  stop(): void;
}
export interface LocalMatchOptions {
  readonly game: TableGame;
  readonly seats: number;
  readonly options: object;
  readonly seed: string;
  readonly controllers: readonly Controller[];
  readonly thinker: Thinker;
  /** What was played before: the match goes on from there. */
  readonly actions?: readonly Action[];
  /** The least time between two steps of bots, so that one can follow. */
  readonly paceMs?: number;
  /** False if bots do not let a person take back what they asked for. */
  readonly botsAgree?: () => boolean;
  /** What is to be kept has changed: the moves, or who plays a seat. */
  readonly onChange?: (match: LocalMatch) => void;
}
const RETRY_MS = 1_000;

export class LocalMatch implements TableSession {
  readonly game: TableGame;
  readonly options: LocalMatchOptions;
  readonly header: LogHeader;
  /** Moves that were played before and that the rules refuse by now; with the first of them the rest is gone too. */
  readonly refusedMoves: number;
  /** Why the first of them is refused. */
  readonly refusedBecause: string | undefined;
  /** Every position of the match, for time travel: they share what did not change. */
  private snapshots: Snapshot[];
  private entries: Entry[];
  private shown: number;
  private seated: Controller[];
  private viewer: number;
  /** The seat that should take the device before its cards are shown. */
  private handOver: number | null = null;
  private current: Frame;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;
  private readonly listeners = new Set<() => void>();

  constructor(options: LocalMatchOptions) {
    this.options = options;
    this.game = options.game;
    const { engine } = options.game;
    const { seats, seed, actions = [] } = options;
    const first = engine.create({ seats, options: options.options, seed });
    this.header = headerOf(engine, { seed }, first.snapshot);
    this.snapshots = [first.snapshot];
    this.entries = [first.entry];
    this.seated = [...options.controllers];
    this.viewer = Math.max(0, this.seated.indexOf("person"));
    let why: string | undefined;
    for (const action of actions) {
      const result = engine.applyAction(this.last as never, action);
      if (!result.ok) {
        why = "defect" in result ? failureText(result.defect) : result.error.message;
        break;
      }
      this.snapshots.push(result.snapshot);
      this.entries.push(result.entry);
    }
    this.refusedBecause = why;
    this.refusedMoves = actions.length + 1 - this.snapshots.length;
    this.shown = this.snapshots.length - 1;
    this.passDevice();
    this.current = this.build();
  }
  /** Until then nobody moves, not even a bot whose turn it is. */
  readonly start = (): void => {
    this.stopped = false;
    this.scheduleBots();
  };
  get last(): Snapshot {
    return this.snapshots.at(-1) as Snapshot;
  }
  get steps(): readonly Entry[] {
    return this.entries;
  }
  get actions(): readonly Action[] {
    return this.entries.flatMap(({ action }) => action ?? []);
  }
  get controllers(): readonly Controller[] {
    return this.seated;
  }
  snapshotAt(revision: number): Snapshot | undefined {
    return this.snapshots[revision];
  }
  get at(): number {
    return this.shown;
  }
  private get showsNow(): boolean {
    return this.shown === this.snapshots.length - 1;
  }
  get awaitedSeat(): number | null {
    return this.handOver;
  }
  get seed(): string {
    return this.options.seed;
  }
  /** A world in which whoever looks may try moves: what is hidden from them is dealt anew. */
  readonly imagine = async (): Promise<World> => {
    const { worldToTry } = await import("./world-to-try.ts");
    return worldToTry(this.game, this.last.state, this.viewer);
  };
  log(): Log {
    return logOf(this.header, this.entries);
  }
  readonly frame = (): Frame => this.current;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly act = (request: Request): Promise<Refusal | null> => {
    const action = this.actionOf(request);
    return Promise.resolve(this.apply(action));
  };
  readonly describe = (request: Request): Promise<Choice | Refusal | null> =>
    Promise.resolve(
      this.showsNow ? nextChoice(this.game.engine, this.last as never, this.actionOf(request)) : refuse("STALE"),
    );
  private actionOf({ type, payload }: Request): Action {
    return payload === undefined ? { type, seat: this.viewer } : { type, seat: this.viewer, payload };
  }
  private apply(action: Action): Refusal | null {
    const result = this.game.engine.applyAction(this.last as never, action);
    if (!result.ok) return result.error;
    this.snapshots.push(result.snapshot);
    this.entries.push(result.entry);
    this.shown = this.snapshots.length - 1;
    this.options.onChange?.(this);
    this.passDevice();
    this.tell();
    this.scheduleBots();
    return null;
  }
  /** What each seat may know is kept apart even on one device: the table turns only when the next player says so. */
  private passDevice(): void {
    const asked = this.askedOf("person");
    const people = asked.length > 0 ? asked : this.actorsOf("person");
    if (people.length === 0 || people.includes(this.viewer)) this.handOver = null;
    else this.handOver = people[0] ?? null;
  }
  private actorsOf(kind: Controller): readonly number[] {
    return this.game.engine.actors(this.last.state).filter((seat) => this.seated[seat] === kind);
  }
  /** Seats that are asked for an action back. */
  private askedOf(kind: Controller): readonly number[] {
    return awaitedAnswers(this.last).filter((seat) => this.seated[seat] === kind);
  }
  readonly takeDevice = (): void => {
    if (this.handOver === null) return;
    this.viewer = this.handOver;
    this.handOver = null;
    this.tell();
  };
  readonly setController = (seat: number, controller: Controller): void => {
    this.seated[seat] = controller;
    this.options.onChange?.(this);
    this.passDevice();
    this.tell();
    this.scheduleBots();
  };
  controllerOf(seat: number): Controller {
    return this.seated[seat] ?? "bot";
  }
  /** Shows an earlier position; the match itself stays where it is. */
  readonly travelTo = (revision: number): void => {
    this.shown = Math.max(0, Math.min(revision, this.snapshots.length - 1));
    this.tell();
    this.scheduleBots();
  };
  /** Makes the position shown the last one: what came after it has not happened. */
  readonly branchHere = (): void => {
    this.snapshots = this.snapshots.slice(0, this.shown + 1);
    this.entries = this.entries.slice(0, this.shown + 1);
    this.options.onChange?.(this);
    this.passDevice();
    this.tell();
    this.scheduleBots();
  };
  readonly stop = (): void => {
    this.stopped = true;
    clearTimeout(this.timer);
    this.options.thinker.stop();
  };

  private scheduleBots(): void {
    clearTimeout(this.timer);
    if (!this.showsNow || this.stopped) return;
    const { last } = this;
    const [asked] = this.askedOf("bot");
    const [seat] = this.actorsOf("bot");
    const agrees = this.options.botsAgree?.() ?? true;
    if (asked !== undefined) this.apply({ type: agrees ? AGREE_TAKEBACK : DECLINE_TAKEBACK, seat: asked });
    if (seat === undefined || awaitedAnswers(last).length > 0) return;
    this.timer = setTimeout(async () => {
      const action = await this.options.thinker.think(last, seat).catch(() => null);
      // The match may have moved on, or back, while the bot was thinking; or someone looks at an earlier position by now,
      // and the bot is asked again when they come back.
      if (last !== this.last || !this.showsNow || this.seated[seat] !== "bot" || this.stopped) return;
      if (action !== null) this.apply(action);
      // Its thread was lost: another one is started.
      else this.timer = setTimeout(() => this.scheduleBots(), RETRY_MS);
    }, this.options.paceMs ?? 0);
  }
  private tell(): void {
    this.current = this.build();
    for (const listener of this.listeners) listener();
  }
  private players(): readonly SeatPlayer[] {
    return this.seated.map((kind, seat) => ({ kind, name: kind === "bot" ? botName(seat) : playerName(seat) }));
  }
  private build(): Frame {
    const { engine } = this.game;
    const snapshot = this.snapshots[this.shown] as Snapshot;
    const eyes = this.handOver === null ? this.viewer : SPECTATOR;
    const canAct = this.showsNow && eyes >= 0 && snapshot.state.outcome === null && this.seated[eyes] === "person";
    return {
      revision: snapshot.revision,
      view: seenBy(this.game, snapshot, eyes),
      offers: canAct ? engine.offers(snapshot.state as never, eyes) : [],
      events: engine.seeEvents(this.entries[this.shown]?.events ?? [], eyes),
      said: saidTo(this.game, this.entries.slice(0, this.shown + 1), this.snapshots, eyes),
      players: this.players(),
      actors: engine.actors(snapshot.state),
      status: "ready",
      pending: false,
    };
  }
}
/** The error that a rule threw, and the first place in its trace that is of a game. */
function failureText(defect: unknown): string {
  const { message = String(defect), stack = "" } = Object(defect) as Partial<Error>;
  const place = /[^\s(]*\/(?:src|games)\/[^\s()]*?:\d+/.exec(
    stack.replaceAll(/[^\n]*(?:node_modules|packages)\/[^\n]*/g, ""),
  )?.[0];
  return place === undefined
    ? message
    : `${message} (${place.replace(/^https?:\/\/[^/]+\/(?:@fs)?/, "").replace(/\?[^:]*/, "")})`;
}
const sentences = new WeakMap<Entry, Map<number, readonly Said[]>>();
export const seenBy = ({ engine }: TableGame, { state }: Snapshot, viewer: number): SeenState =>
  engine.view(state as never, viewer) as unknown as SeenState;
/** Only an effect on pieces is told by what they are called; a view for every step would be dear. */
function viewAt(
  game: TableGame,
  snapshot: Snapshot | undefined,
  viewer: number,
  { events }: Entry,
): SeenState | undefined {
  if (snapshot === undefined || !events.some(({ type }) => type === "EFFECT_STARTED")) return undefined;
  return seenBy(game, snapshot, viewer);
}
/** The log as a viewer may read it. Sentences of a step never change, so they are made once. */
export function saidTo(
  game: TableGame,
  entries: readonly Entry[],
  snapshots: readonly Snapshot[],
  viewer: number,
): readonly Said[] {
  return entries.flatMap((entry, index) => {
    const kept = sentences.get(entry) ?? new Map<number, readonly Said[]>();
    sentences.set(entry, kept);
    const about = { revision: entry.revision, seat: entry.action?.seat ?? -1 };
    const made =
      kept.get(viewer) ??
      saidOf(
        game,
        game.engine.seeEvents(entry.events, viewer),
        about,
        viewer,
        viewAt(game, snapshots[index], viewer, entry),
      );
    kept.set(viewer, made);
    return made;
  });
}
