import { type Refusal, refuse } from "@cardwright/core";
import { type Choice, type Log, replay, SPECTATOR } from "@cardwright/core/host";
import type { Frame, SeatPlayer, SeenState, TableGame, TableSession } from "@cardwright/table";
import { playerName } from "../match/bot-name.ts";
import { saidTo } from "../match/local-match.ts";
import { sayNow } from "../say.ts";

/** Everything on the table, as only someone may see it who looks at a match that is over. */
export const EVERYTHING = -2;

/** A match that was played, at any of its steps and through anyone's eyes. No rule is run: events alone rebuild it. */
export class ReplaySession implements TableSession {
  readonly game: TableGame;
  readonly log: Log;
  /** Everybody at the table, by seat. */
  readonly names: readonly string[];
  private readonly listeners = new Set<() => void>();
  private step: number;
  private viewer = SPECTATOR;
  /** The steps that count, or all of them, with what was taken back. */
  private line: readonly number[];
  private showsTaken = false;
  private current: Frame;

  constructor(game: TableGame, log: Log, names: readonly string[], step = 0) {
    this.game = game;
    this.log = log;
    this.line = realLine(log);
    this.step = this.within(step);
    this.names = Array.from({ length: log.header.seats }, (_, seat) => names[seat] ?? playerName(seat));
    this.current = this.build();
  }
  get last(): number {
    return this.line.at(-1) ?? 0;
  }
  /** The steps that are shown one after the other. */
  get steps(): readonly number[] {
    return this.line;
  }
  /** The number of steps that were taken back, and of those with which they were. */
  get takenBack(): number {
    return this.log.lines.length - realLine(this.log).length;
  }
  get withTaken(): boolean {
    return this.showsTaken;
  }
  readonly showTaken = (shows: boolean): void => {
    this.showsTaken = shows;
    this.line = shows ? this.log.lines.map((_, at) => at) : realLine(this.log);
    this.show(this.step);
  };
  /** So many steps further, or back. */
  readonly walk = (by: number): void => {
    const place = Math.max(0, Math.min(this.line.indexOf(this.step) + by, this.line.length - 1));
    this.show(this.line[place] ?? 0);
  };
  get at(): number {
    return this.step;
  }
  get eyes(): number {
    return this.viewer;
  }
  private within(step: number): number {
    // A step that was taken back is shown at the one before it that counts.
    return this.line.findLast((at) => at <= step) ?? 0;
  }
  readonly show = (step: number, viewer = this.viewer): void => {
    this.step = this.within(step);
    this.viewer = viewer;
    this.current = this.build();
    for (const listener of this.listeners) listener();
  };
  readonly frame = (): Frame => this.current;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly act = (): Promise<Refusal> => Promise.resolve(refuse("MATCH_OVER", sayNow("replay.readOnly")));
  readonly describe = (): Promise<Choice | Refusal | null> => this.act();

  private build(): Frame {
    const { engine } = this.game;
    const state = replay(engine, this.log, this.step + 1);
    const seen = Math.max(SPECTATOR, this.viewer);
    const view = engine.view(state, seen) as unknown as SeenState;
    const shown = this.line.slice(0, this.line.indexOf(this.step) + 1);
    const entries = shown.flatMap((at) => this.log.lines[at]?.entry ?? []);
    const events = entries.at(-1)?.events ?? [];
    return {
      revision: this.step,
      view: this.viewer === EVERYTHING ? ({ ...view, ...this.open(state) } as SeenState) : view,
      offers: [],
      events: this.viewer === EVERYTHING ? events : engine.seeEvents(events, seen),
      said: saidTo(this.game, entries, [], seen),
      players: this.names.map((name): SeatPlayer => ({ name, kind: "person" })),
      actors: engine.actors(state),
      status: "ready",
      pending: false,
    };
  }
  /** The declared zones and facts as they are. */
  private open(state: unknown): Readonly<Record<string, unknown>> {
    const { declares, facts } = this.game.engine.rules;
    const whole = state as Readonly<Record<string, unknown>>;
    const keys = [...Object.keys(declares.zones), ...facts.map(([key]) => key)];
    return Object.fromEntries(keys.map((key) => [key, whole[key]]));
  }
}
/** The steps of a match without those that were taken back, and without those that took them back. */
export function realLine({ lines }: Log): readonly number[] {
  const line: number[] = [];
  for (const [at, { entry }] of lines.entries()) {
    line.push(at);
    const back = entry.events.find(({ type }) => type === "ACTION_UNDONE");
    if (back === undefined) continue;
    while (line.length > 1 && line.at(-1)! > Number(back["to"])) line.pop();
  }
  return line;
}
