import type { Action } from "@cardwright/core";
import { awaitedAnswers } from "@cardwright/core/host";
import type { ClockView, ServerMessage, Status } from "@cardwright/protocol";
import type { AnyEngine } from "../any-engine.ts";
import type { ClockState, StoredEntry } from "../store/store.ts";
import type { AnyState, Audience } from "./audience.ts";
import { clockView, deadlineOf, stepClock } from "./clock.ts";
import { dealtClock } from "./deal.ts";
import { besideClock } from "./going-back.ts";
import { type AnySnapshot, digestOf, firstStored, follow, type Loaded, tailWithClock } from "./load.ts";
import { revealOf } from "./reveal.ts";
import type { Seating } from "./seating.ts";
import type { Decided } from "./step.ts";
import type { Surroundings } from "./surroundings.ts";

const SNAPSHOT_EVERY = 64;
/** The time for which bots wait while people are asked for an action back. */
const ASKED_MS = 20_000;

/**
 * The position of a match, and how it moves: by a step of this node that was stored, or by following what others have stored.
 * Nothing is told that was stored after a listener's right had ended: own steps are stored by the rights that are known here, and
 * behind the steps of others rights are read again before anybody is told.
 */
export class Following {
  snapshot: AnySnapshot | null = null;
  hash = "";
  clock: ClockState | null;
  /** When the host has to do something next. */
  wakeAt: number | null = null;
  private savedRevision = -1;
  private readonly around: Surroundings;
  private readonly engine: AnyEngine;
  private readonly seating: Seating;
  private readonly audience: Audience;
  /** The room has gone on. */
  private readonly changed: () => void;

  constructor(
    around: Surroundings,
    engine: AnyEngine,
    seating: Seating,
    audience: Audience,
    clock: ClockState | null,
    changed: () => void,
  ) {
    this.around = around;
    this.engine = engine;
    this.seating = seating;
    this.audience = audience;
    this.clock = clock;
    this.changed = changed;
  }
  get revision(): number {
    return this.snapshot?.revision ?? -1;
  }
  get status(): Status {
    return this.snapshot === null ? "waiting" : this.snapshot.state.outcome === null ? "running" : "ended";
  }
  readonly statusNow = (): Status => this.status;

  /** The position that was read from the store before anybody looked. */
  load({ snapshot, hash, sequences, tail }: Loaded): void {
    this.snapshot = snapshot;
    this.hash = hash;
    this.savedRevision = sequences === null ? -1 : snapshot.revision;
    for (const stored of tail) this.followStored(stored, false);
    this.wakeAt = this.nextWake();
  }
  /** The first position, dealt here or elsewhere. */
  begin(snapshot: AnySnapshot, hash: string, clock: ClockState | null): void {
    this.snapshot = snapshot;
    this.hash = hash;
    this.clock = clock;
    this.wakeAt = this.nextWake();
    const { status } = this;
    this.audience.toAll({ type: "SEATS", seats: this.seating.infos(status), status });
    for (const listener of this.audience.listeners()) listener.send(this.view(listener.viewer));
    this.changed();
  }
  /** A step of this node is stored. */
  advance({ row, snapshot, clock, wakeAt, telling }: Decided): void {
    this.snapshot = snapshot;
    this.hash = row.hash;
    this.clock = clock;
    this.wakeAt = wakeAt;
    this.audience.tell(telling);
    this.changed();
    const ended = snapshot.state.outcome !== null;
    if (ended) {
      void this.revealTo((message) => this.audience.toAll(message));
      this.around.ended(this.seating.record.id);
    }
    if (ended || snapshot.revision - this.savedRevision >= SNAPSHOT_EVERY) void this.save();
  }
  /** Reads what others have written, then rights, then tells; and is then where the others are. */
  async catchUp(): Promise<void> {
    if (this.snapshot === null) return this.catchUpStart();
    const { tail, clock } = await tailWithClock(this.around.store, this.seating.record, this.revision + 1);
    await this.readSeatsIfChanged();
    this.followTail(tail, clock);
  }
  /** Position and clock change together: whoever looked in between would find a position with the clock of another. */
  private followTail(tail: readonly StoredEntry[], clock: ClockState | null): void {
    if (tail.length === 0) return;
    this.clock = clock;
    for (const [i, stored] of tail.entries()) this.followStored(stored, i === tail.length - 1);
    this.wakeAt = this.nextWake();
    this.changed();
  }
  private async catchUpStart(): Promise<void> {
    const { store } = this.around;
    const { record, seats } = this.seating;
    const made = await firstStored(store, this.engine, record, seats.length);
    if (made === null) return this.readSeatsIfChanged();
    const { tail, clock } = await tailWithClock(store, record, 1);
    await this.readSeatsIfChanged();
    // The clock that is stored belongs to the last step; the first position has the one that it was dealt with.
    this.begin(made.snapshot, made.hash, dealtClock(this.engine, record, seats.length, made.snapshot));
    this.followTail(tail, clock);
  }
  private followStored(stored: StoredEntry, isLast: boolean): void {
    const before = this.snapshot!;
    const { snapshot, hash, entry } = follow(this.engine, { snapshot: before, hash: this.hash }, stored);
    this.snapshot = snapshot;
    this.hash = hash;
    const clock = isLast ? this.clockShown(this.clock) : null;
    const told = { entry, before: before.state, after: snapshot.state, clock, ack: null };
    this.audience.tell(this.audience.prepare(told));
    if (snapshot.state.outcome !== null) void this.revealTo((message) => this.audience.toAll(message));
  }

  async readSeats(): Promise<void> {
    await this.seating.read(this.statusNow);
    if (this.snapshot !== null) this.wakeAt = this.nextWake();
  }
  async readSeatsIfChanged(): Promise<void> {
    const hasChanged = await this.seating.readIfChanged(this.statusNow);
    if (hasChanged && this.snapshot !== null) this.wakeAt = this.nextWake();
  }
  view(viewer: number) {
    return this.audience.snapshot(viewer, this.snapshot!.state, this.clockShown(this.clock));
  }
  clockShown(clock: ClockState | null): ClockView | null {
    const { clock: config } = this.seating.record;
    return config === null || clock === null ? null : clockView(config, clock);
  }
  clockAfter(state: AnyState, { seat, type }: Action, timedOut: boolean, at: number): ClockState | null {
    const config = this.seating.record.clock;
    if (config === null || this.clock === null) return null;
    return stepClock(config, this.clock, {
      ...{ seat, timedOut, at },
      running: this.engine.actors(state),
      beside: besideClock(type),
    });
  }
  /** At once where a bot is to act or to answer, at the deadline where a clock runs. */
  nextWake(now: AnySnapshot = this.snapshot!, clock = this.clock): number | null {
    const { seating } = this;
    if (seating.hasBots) {
      const isBots = (seat: number): boolean => seating.isBots(seat);
      const asked = awaitedAnswers(now);
      // While people think about a request, bots do not let it lapse.
      if (asked.some(isBots) || this.engine.actors(now.state).some(isBots))
        return now.updatedAt + (asked.every(isBots) ? this.around.botDelayMs : ASKED_MS);
    }
    const { clock: config } = seating.record;
    return clock === null || config === null ? null : deadlineOf(config, clock);
  }
  async revealTo(send: (message: ServerMessage) => void): Promise<void> {
    const message = await revealOf(this.around.store, this.seating.record).catch(() => null);
    if (message !== null) send(message);
  }
  async save(): Promise<void> {
    const { snapshot, hash } = this;
    if (snapshot === null || snapshot.revision <= this.savedRevision) return;
    const { id } = this.seating.record;
    const { revision } = snapshot;
    this.savedRevision = revision;
    const kept = { revision, snapshot, sequences: this.audience.sequences, hash, digest: digestOf(snapshot) };
    await this.around.store.saveSnapshot(id, kept as never).catch((error) => this.around.failed(error, id));
  }
}
