import { type Choice, type Log, type Refusal, refuse, replay, SPECTATOR } from "@cardwright/core";
import type { Frame, SeatPlayer, SeenState, TableGame, TableSession } from "@cardwright/table";
import { saidTo } from "./localMatch.ts";

/** Everything on the table, as only someone may see it who looks at a match that is over. */
export const EVERYTHING = -2;

/** A match that was played, at any of its steps and through anyone's eyes. No rule is run: events alone rebuild it. */
export class ReplaySession implements TableSession {
  readonly game: TableGame;
  readonly log: Log;
  private readonly players: readonly SeatPlayer[];
  private readonly listeners = new Set<() => void>();
  private step: number;
  private viewer = SPECTATOR;
  private current: Frame;

  constructor(game: TableGame, log: Log, names: readonly string[], step = 0) {
    this.game = game;
    this.log = log;
    this.step = this.within(step);
    this.players = Array.from({ length: log.header.seats }, (_, seat) => ({
      name: names[seat] ?? `Player ${seat + 1}`,
      kind: "person" as const,
    }));
    this.current = this.build();
  }
  get last(): number {
    return this.log.lines.length - 1;
  }
  get at(): number {
    return this.step;
  }
  get eyes(): number {
    return this.viewer;
  }
  private within(step: number): number {
    return Math.max(0, Math.min(step, this.last));
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
  readonly act = (): Promise<Refusal> => Promise.resolve(refuse("MATCH_OVER", "this is a replay"));
  readonly describe = (): Promise<Choice | Refusal | null> => this.act();

  private build(): Frame {
    const { engine } = this.game;
    const state = replay(engine, this.log, this.step + 1);
    const seen = Math.max(SPECTATOR, this.viewer);
    const view = engine.view(state, seen) as unknown as SeenState;
    const entries = this.log.lines.slice(0, this.step + 1).map(({ entry }) => entry);
    const events = entries.at(-1)?.events ?? [];
    return {
      revision: this.step,
      view: this.viewer === EVERYTHING ? ({ ...view, ...this.open(state) } as SeenState) : view,
      offers: [],
      events: this.viewer === EVERYTHING ? events : engine.seeEvents(events, seen),
      said: saidTo(
        this.game,
        entries,
        this.players.map(({ name }) => name),
        seen,
      ),
      players: this.players,
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
