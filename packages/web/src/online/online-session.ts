import type { Outcome, Session, SessionState } from "@cardwright/client";
import type { AnyEvent, Picks, Refusal } from "@cardwright/core";
import { type Choice, SPECTATOR, SUBMIT_CHOICE } from "@cardwright/core/host";
import {
  type Frame,
  type Request,
  type Said,
  type SeatClock,
  type SeatPlayer,
  type SeenState,
  type SessionStatus,
  saidOf,
  type TableGame,
  type TableSession,
} from "@cardwright/table";
import { botName } from "../match/bot-name.ts";
import { sayNow } from "../say.ts";
import type { ServerLog } from "./api.ts";

const seenIn = (view: NonNullable<SessionState["view"]>): SeenState => view as unknown as SeenState;
interface Step {
  readonly seq: number;
  readonly events: readonly AnyEvent[];
}
const STATUS: Readonly<Record<SessionState["connection"], SessionStatus>> = {
  connecting: "connecting",
  open: "ready",
  waiting: "reconnecting",
  closed: "closed",
};
const namesOf = ({ seats }: SessionState): readonly SeatPlayer[] =>
  seats.map(({ name, bot, seat }) => ({
    name: name ?? (bot === null ? sayNow("match.seat", { count: seat + 1 }) : botName(seat)),
    kind: bot !== null ? "bot" : name === null ? "open" : "person",
  }));

/** A seat at a server, or a place to watch from, as a table needs it. Nothing is kept here that was not sent to it. */
export class OnlineSession implements TableSession {
  readonly game: TableGame;
  private readonly session: Session;
  private readonly readLog: () => Promise<ServerLog>;
  private readonly listeners = new Set<() => void>();
  private readonly stop: () => void;
  private said: readonly Said[] = [];
  /** The frames whose sentences are there. */
  private readonly heard = new Set<number>();
  /** Whether sentences are missing that nobody has asked for. */
  private hasHole = false;
  private state: SessionState;
  private current: Frame | null = null;
  /** How far this machine's clock is ahead of the server's. */
  private ahead = 0;
  /** Questions that wait for the connection. */
  private asking = 0;

  constructor(game: TableGame, session: Session, readLog: () => Promise<ServerLog>) {
    this.game = game;
    this.session = session;
    this.readLog = readLog;
    this.state = session.getSnapshot();
    this.stop = session.subscribe(() => this.changed());
    this.build();
  }
  /** Fills in what was said before this page was opened, or while it was cut off for longer than the server remembers. */
  async readBack(): Promise<void> {
    this.hasHole = false;
    const log = await this.readLog().catch(() => null);
    if (log === null) {
      this.hasHole = true;
      return;
    }
    // The log may be ahead of the connection: what is not on the table yet comes as a frame.
    const missed = this.stepsOf(log).filter(({ seq }) => seq <= this.state.seq && !this.heard.has(seq));
    const lines = missed.flatMap(({ seq, events }) => this.hear(seq, events));
    this.said = [...this.said, ...lines].sort((one, other) => one.revision - other.revision);
    this.build();
  }
  /** A match that has ended has one log for all. A step of which this viewer sees nothing was no frame and has no number. */
  private stepsOf({ steps, lines = [] }: ServerLog): readonly Step[] {
    if (steps !== undefined) return steps;
    const played = lines.slice(1).map(({ entry }) => this.game.engine.seeEvents(entry.events, this.viewer()));
    return played.filter(({ length }) => length > 0).map((events, index) => ({ seq: index + 1, events }));
  }
  /** The sentences of a frame. */
  private hear(seq: number, events: readonly AnyEvent[]): readonly Said[] {
    this.heard.add(seq);
    const { view, seq: now } = this.state;
    const shown = seq === now && view !== null ? seenIn(view) : undefined;
    return saidOf(this.game, events, about(seq), this.viewer(), shown);
  }
  close(): void {
    this.stop();
    this.session.close();
  }
  private viewer(): number {
    return this.state.welcome?.you ?? SPECTATOR;
  }
  private changed(): void {
    const before = this.state;
    this.state = this.session.getSnapshot();
    const { seq, snapshotSeq, events, clock } = this.state;
    // A frame leaves the server when its clock starts to run, so that it tells what time it is there.
    if (before.seq >= 0 && seq === before.seq + 1 && clock !== null && clock !== before.clock)
      this.ahead = Date.now() - clock.since;
    if (seq > before.seq) {
      if (seq === snapshotSeq) this.hasHole = true;
      else this.said = [...this.said, ...this.hear(seq, events)];
      if (this.hasHole) void this.readBack();
    }
    this.build();
  }
  private build(): void {
    const { view, offers, events, seq, clock, connection, pending } = this.state;
    if (view !== null) {
      const seen = seenIn(view);
      const base = {
        revision: seq,
        view: seen,
        offers: this.viewer() < 0 ? [] : offers,
        events,
        said: this.said,
        players: namesOf(this.state),
        actors: actorsOf(seen),
        status: STATUS[connection],
        pending: pending.length + this.asking > 0,
      };
      this.current = clock === null ? base : { ...base, clocks: clocksOf(clock, this.ahead) };
    }
    for (const listener of this.listeners) listener();
  }
  get isReady(): boolean {
    return this.current !== null;
  }
  readonly frame = (): Frame => {
    if (this.current === null) throw new Error(sayNow("error.view"));
    return this.current;
  };
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly act = async ({ type, payload }: Request): Promise<Refusal | null> => {
    const outcome: Outcome =
      type === SUBMIT_CHOICE
        ? await this.session.answer(String(payload?.["prompt_id"]), payload?.["selections"] as Picks)
        : await this.session.act(type, payload);
    return outcome.ok ? null : outcome.refusal;
  };
  /** A question that the network swallowed is asked again; until it is answered the table shows that it is under way. */
  readonly describe = async ({ type, payload }: Request): Promise<Choice | Refusal | null> => {
    for (;;) {
      await this.reachable();
      const found = await this.session.describe(type, payload);
      const lost = found !== null && "code" in found && found.code === "RETRY";
      if (!lost || this.state.connection === "closed") return found;
    }
  };
  private async reachable(): Promise<void> {
    const isCut = (): boolean => ["connecting", "waiting"].includes(this.session.getSnapshot().connection);
    if (!isCut()) return;
    this.asking++;
    this.build();
    await new Promise<void>((done) => {
      const stop = this.session.subscribe(() => {
        if (isCut()) return;
        stop();
        done();
      });
    });
    this.asking--;
    this.build();
  }
}
const about = (revision: number) => ({ revision, seat: -1 });

function actorsOf({ outcome, prompts, activeSeat }: SeenState): readonly number[] {
  if (outcome !== null) return [];
  const asked = prompts.filter(({ answered }) => !answered).map(({ seat }) => seat);
  return prompts.length > 0 ? [...new Set(asked)] : [activeSeat];
}
function clocksOf(clock: NonNullable<SessionState["clock"]>, ahead: number): readonly SeatClock[] {
  const { banks, running, since, per_action_ms, free } = clock;
  return banks.map((bank, seat) => {
    const runs = running.includes(seat);
    return { leftMs: runs ? bank + (free?.[seat] ?? per_action_ms) : bank, running: runs, at: since + ahead };
  });
}
