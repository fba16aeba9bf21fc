import type { Action, Refusal } from "@cardwright/core";
import type { ClockView, Command, HostCode, Question, SeatInfo, ServerMessage, Status } from "@cardwright/protocol";
import type { AnyEngine, Hosted } from "../catalog.ts";
import type { ClockState, MatchRecord, SeatRecord } from "../store/store.ts";
import { type AnyState, Audience, type Listener } from "./audience.ts";
import { clockView, deadlineOf, stepClock } from "./clock.ts";
import { actionOf, hostRefusal, isSameAction } from "./commands.ts";
import { deal } from "./deal.ts";
import { type Answered, Intents } from "./intents.ts";
import {
  type AnySnapshot,
  digestOf,
  firstStored,
  follow,
  type Loaded,
  MatchFault,
  rowHash,
  tailWithClock,
} from "./load.ts";
import { answer } from "./questions.ts";
import { revealOf } from "./reveal.ts";
import type { Decided, Step } from "./step.ts";
import type { Surroundings } from "./surroundings.ts";
import type { Wire } from "./wire.ts";

/**
 * One match, one queue. A step is decided, stored, acknowledged and told, in this order; what could not be stored never
 * was. Other nodes may write the same match: the store says who did, and the loser follows and decides again.
 */
const TRIES = 8;
const SNAPSHOT_EVERY = 64;
/** One command in so many is timed. */
const MEASURED_EVERY = 8;

type Job = () => Promise<void>;

export class Room {
  readonly id: string;
  readonly engine: AnyEngine;
  readonly wire: Wire;
  record: MatchRecord;
  seats: readonly SeatRecord[];
  clock: ClockState | null;
  snapshot: AnySnapshot | null = null;
  lastUsed: number;
  wakeAt: number | null = null;
  private readonly around: Surroundings;
  readonly audience: Audience;
  private readonly queue: Job[] = [];
  private working = false;
  private hasBots = false;
  private taken = 0;
  private hash = "";
  private savedRevision = -1;
  private readonly intents: Intents;

  constructor(
    around: Surroundings,
    { engine, wire }: Hosted,
    record: MatchRecord,
    seats: readonly SeatRecord[],
    clock: ClockState | null,
    loaded: Loaded | null,
  ) {
    this.id = record.id;
    this.around = around;
    this.engine = engine;
    this.wire = wire;
    this.record = record;
    this.seats = seats;
    this.clock = clock;
    this.lastUsed = around.now();
    this.audience = new Audience(engine, seats.length, loaded?.sequences ?? null, wire, around.faults);
    this.intents = new Intents(around.store, record.id, loaded === null);
    this.nameSeats();
    if (loaded !== null) {
      this.snapshot = loaded.snapshot;
      this.hash = loaded.hash;
      this.savedRevision = loaded.sequences === null ? -1 : loaded.snapshot.revision;
      for (const stored of loaded.tail) this.followStored(stored, false);
      this.wakeAt = this.nextWake();
    }
  }

  get revision(): number {
    return this.snapshot?.revision ?? -1;
  }
  get status(): Status {
    return this.snapshot === null ? "waiting" : this.snapshot.state.outcome === null ? "running" : "ended";
  }
  get isFull(): boolean {
    return this.seats.every(({ tokenHash, bot }) => tokenHash !== null || bot !== null);
  }
  get watched(): boolean {
    return this.audience.size > 0;
  }
  get idle(): boolean {
    return !this.working && !this.watched;
  }
  get seatInfos(): SeatInfo[] {
    return this.seats.map(({ seat, kind, name, bot }) => ({ seat, kind, name, bot }));
  }
  get actors(): readonly number[] {
    return this.snapshot === null ? [] : this.engine.actors(this.snapshot.state);
  }
  seqOf(viewer: number): number {
    return this.audience.seqOf(viewer);
  }

  /** Runs one thing after the other; the promise is for whoever needs to know when. */
  private enqueue(job: Job): Promise<void> {
    return new Promise((resolve, reject) => {
      this.push(() => job().then(resolve, reject));
    });
  }
  private push(job: Job): void {
    this.queue.push(job);
    if (this.working) return;
    this.working = true;
    this.around.together.add(this.work);
  }
  /** No job fails: what goes wrong in it, it has told whoever asked. */
  private readonly work = (): void => {
    const job = this.queue.shift();
    this.working = job !== undefined;
    if (job === undefined) this.lastUsed = this.around.now();
    else void job().then(this.work);
  };

  join(listener: Listener, lastSeq: number | undefined): void {
    this.audience.add(listener);
    this.lastUsed = this.around.now();
    this.resync(listener, lastSeq);
    if (this.status === "ended") void this.revealTo((message) => listener.send(message));
  }
  leave(listener: Listener): void {
    this.audience.remove(listener);
    this.lastUsed = this.around.now();
  }
  /** Exactly what is missing, or a fresh view that stands for everything before it. */
  resync(listener: Listener, lastSeq: number | undefined): void {
    if (this.snapshot === null) return;
    this.around.faults("in resync");
    if (lastSeq === undefined || !this.audience.sendMissing(listener, lastSeq))
      listener.send(this.view(listener.viewer));
  }
  view(viewer: number) {
    return this.audience.snapshot(viewer, this.snapshot!.state, this.clockShown(this.clock));
  }
  private clockShown(clock: ClockState | null): ClockView | null {
    const { clock: config } = this.record;
    return config === null || clock === null ? null : clockView(config, clock);
  }
  /** Questions change nothing and do not wait. */
  ask(listener: Listener, question: Question): void {
    answer(this.engine, this.snapshot?.state ?? null, listener, question);
  }

  command(listener: Listener, command: Command): void {
    const refusal: HostCode | null =
      listener.viewer < 0 ? "NOT_A_PLAYER" : this.snapshot === null ? "NOT_STARTED" : null;
    if (refusal !== null) this.reject(listener, command.intent_id, hostRefusal(refusal));
    else this.push(() => this.take(listener, command));
  }
  private reject(listener: Listener, intentId: string, refusal: Refusal): void {
    this.around.metrics.commands.refused++;
    const seq = this.audience.seqOf(listener.viewer);
    listener.send({ ...refusal, type: "COMMAND_REJECTED", intent_id: intentId, seq } as never);
  }
  private take(listener: Listener, command: Command): Promise<void> {
    const { intent_id: intentId, seen } = command;
    const { viewer } = listener;
    // It may have waited here while its sender left the seat.
    if (!this.holdsSeat(listener)) {
      this.reject(listener, intentId, hostRefusal("NO_ACCESS"));
      return Promise.resolve();
    }
    this.taken++;
    const step: Step = {
      action: actionOf(command, viewer, this.time()),
      timedOut: false,
      ack: { listener, intentId },
      began: this.taken % MEASURED_EVERY === 0 ? performance.now() : null,
    };
    // What was sent again is not done again: it gets the answer that it got.
    if (this.intents.isRecent(intentId)) return this.refuse(step, hostRefusal("RETRY"));
    const isStale = seen !== undefined && seen < this.audience.offersChangedAt(viewer);
    return isStale ? this.refuse(step, hostRefusal("STALE")) : this.step(step);
  }
  private answerAgain(listener: Listener, { ackSeq, action }: Answered, now: Action): void {
    const intentId = now.intentId!;
    if (!isSameAction(action, now)) this.reject(listener, intentId, hostRefusal("CONFLICT"));
    else listener.send({ type: "ACCEPTED", intent_id: intentId, seq: ackSeq });
  }
  private time(): number {
    return Math.max(this.around.now(), this.snapshot?.updatedAt ?? 0);
  }

  /** Decide, store, acknowledge, tell. */
  private async step(step: Step): Promise<void> {
    try {
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const decided = this.decide(step);
        if ("code" in decided) return this.refuse(step, decided);
        const appended = await this.around.store.append(decided.row);
        if (appended === "stored") {
          this.around.faults("after commit");
          this.advance(decided);
          if (step.began !== null) this.around.metrics.latency.observe((performance.now() - step.began) / 1_000);
          return;
        }
        if (appended === "repeated") {
          this.intents.someAreElsewhere();
          const known = await this.intents.find(decided.row.intent!);
          if (step.ack !== null) this.answerAgain(step.ack.listener, known!, step.action);
        }
        await this.catchUp();
        if (appended === "repeated" || step.ack === null) return;
      }
      return this.refuse(step, hostRefusal("RETRY"));
    } catch (error) {
      this.failed(step, error);
    }
  }
  private async refuse(step: Step, refusal: Refusal): Promise<void> {
    const { action, ack } = step;
    if (ack === null) {
      if (refusal.code === "RETRY") return;
      this.around.failed(new Error(`the host's own action was refused: ${refusal.code}`), this.id);
      return;
    }
    try {
      // What was stored long ago cannot be done again, and that is no reason to refuse it.
      const stored = await this.intents.find(ack.intentId);
      if (stored === null) this.reject(ack.listener, ack.intentId, refusal);
      else this.answerAgain(ack.listener, stored, action);
    } catch (error) {
      this.failed(step, error);
    }
  }
  private failed({ ack }: Step, error: unknown): void {
    if (ack === null) throw error;
    this.around.failed(error, this.id);
    this.intents.someAreElsewhere();
    this.reject(ack.listener, ack.intentId, hostRefusal(error instanceof MatchFault ? error.code : "RETRY"));
  }
  private decide({ action, timedOut, ack }: Step): Decided | Refusal {
    const before = this.snapshot!;
    const result = this.engine.applyAction(before, action);
    if (!result.ok) {
      if ("defect" in result) this.around.failed(result.defect, this.id);
      return result.error;
    }
    this.around.faults("after validate");
    const { entry, snapshot } = result;
    const text = JSON.stringify(entry);
    const hash = rowHash(this.hash, text);
    const clock = this.clockAfter(snapshot.state, action.seat, timedOut, entry.updatedAt);
    const told = { entry, before: before.state, after: snapshot.state, clock: this.clockShown(clock), ack };
    const telling = this.audience.prepare(told);
    const ackSeq = this.audience.seqAfter(telling, action.seat);
    const wakeAt = this.nextWake(snapshot.state, clock, entry.updatedAt);
    const { outcome } = snapshot.state;
    const moved = outcome !== null || clock !== null || wakeAt !== null || this.wakeAt !== null;
    const status = outcome === null ? "running" : "ended";
    const change = moved ? ({ status, outcome, clock, wakeAt } as const) : null;
    const intent = action.intentId ?? null;
    const row = { match: this.id, revision: snapshot.revision, intent, ackSeq, entry: text, hash, change };
    return { row, snapshot, clock, wakeAt, telling };
  }
  private advance({ row, snapshot, clock, wakeAt, telling }: Decided): void {
    this.snapshot = snapshot;
    this.hash = row.hash;
    this.clock = clock;
    this.wakeAt = wakeAt;
    this.around.metrics.commands.stored++;
    this.audience.tell(telling);
    this.around.changed(this);
    if (row.intent !== null) this.intents.remember(row.intent);
    const ended = snapshot.state.outcome !== null;
    if (ended) void this.revealTo((message) => this.audience.toAll(message));
    if (ended || snapshot.revision - this.savedRevision >= SNAPSHOT_EVERY) void this.save();
  }
  private clockAfter(state: AnyState, seat: number, timedOut: boolean, at: number): ClockState | null {
    const config = this.record.clock;
    if (config === null || this.clock === null) return null;
    return stepClock(config, this.clock, { seat, timedOut, running: this.engine.actors(state), at });
  }
  /** When the host has to do something next: at once where a bot is to act, at the deadline where a clock runs. */
  private nextWake(state = this.snapshot!.state, clock = this.clock, at = this.snapshot!.updatedAt): number | null {
    if (this.hasBots && this.engine.actors(state).some((seat) => this.seats[seat]!.bot !== null)) {
      return at + this.around.botDelayMs;
    }
    return clock === null || this.record.clock === null ? null : deadlineOf(this.record.clock, clock);
  }

  /** Reads what others have written, tells it, and is then where they are. */
  private async catchUp(): Promise<void> {
    this.intents.someAreElsewhere();
    if (this.snapshot === null) return this.catchUpStart();
    const { store } = this.around;
    const { tail, clock } = await tailWithClock(store, this.record, this.revision + 1);
    if (tail.length === 0) return;
    // At once: whoever looks in between would find a position with the clock of another.
    this.clock = clock;
    for (const [i, stored] of tail.entries()) this.followStored(stored, i === tail.length - 1);
    this.wakeAt = this.nextWake();
    this.around.changed(this);
  }
  private followStored(stored: Parameters<typeof follow>[2], isLast: boolean): void {
    const before = this.snapshot!;
    const { snapshot, hash, entry } = follow(this.engine, { snapshot: before, hash: this.hash }, stored);
    this.snapshot = snapshot;
    this.hash = hash;
    const clock = isLast ? this.clockShown(this.clock) : null;
    const told = { entry, before: before.state, after: snapshot.state, clock, ack: null };
    this.audience.tell(this.audience.prepare(told));
    if (snapshot.state.outcome !== null) void this.revealTo((message) => this.audience.toAll(message));
  }
  private async catchUpStart(): Promise<void> {
    const { store } = this.around;
    const made = await firstStored(store, this.engine, this.record, this.seats.length);
    if (made === null) return;
    this.begin(made.snapshot, made.hash, await store.clock(this.id));
    await this.catchUp();
  }
  private begin(snapshot: AnySnapshot, hash: string, clock: ClockState | null): void {
    this.snapshot = snapshot;
    this.hash = hash;
    this.clock = clock;
    this.wakeAt = this.nextWake();
    this.audience.toAll({ type: "SEATS", seats: this.seatInfos, status: this.status });
    for (const listener of this.audience.listeners()) listener.send(this.view(listener.viewer));
    this.around.changed(this);
  }
  /** Deals, once every seat is taken. */
  start(): Promise<void> {
    return this.enqueue(async () => {
      const { store } = this.around;
      await this.readSeats();
      if (this.snapshot !== null || !this.isFull) return;
      const at = this.around.now();
      const { snapshot, hash, clock, rowWith } = await deal(store, this.engine, this.record, this.seats, at);
      const row = rowWith(this.nextWake(snapshot.state, clock, at));
      if ((await store.append(row)) === "stored") this.begin(snapshot, hash, clock);
      else await this.catchUp();
    });
  }
  /** An action of the host for a seat: what the game does when time is up, or what a bot chose. */
  hostAction(revision: number, action: Action, timedOut: boolean, isWanted = () => true): Promise<void> {
    return this.enqueue(async () => {
      if (this.revision !== revision || !isWanted()) return;
      const intentId = `${timedOut ? "timeout" : "bot"}:${revision}:${action.seat}`;
      const stamped: Action = { ...action, intentId, at: this.time() };
      await this.step({ action: stamped, timedOut, ack: null, began: null });
    });
  }
  refresh(): Promise<void> {
    return this.enqueue(() => this.catchUp());
  }

  /** Whether the token it came with still holds the seat; whoever only watches holds none. */
  holdsSeat({ viewer, tokenHash }: Pick<Listener, "viewer" | "tokenHash">): boolean {
    return viewer < 0 || this.seats[viewer]?.tokenHash === tokenHash;
  }
  /** Rights end on the spot: whoever looks through a token that no longer holds the seat is sent away. */
  async readSeats(): Promise<void> {
    const { store } = this.around;
    const record = await store.match(this.id);
    this.seats = await store.seats(this.id);
    if (record !== null) this.record = record;
    this.nameSeats();
    for (const listener of [...this.audience.listeners()]) {
      if (this.holdsSeat(listener)) continue;
      this.audience.remove(listener);
      listener.end("SEAT_LEFT");
    }
    this.audience.toAll({ type: "SEATS", seats: this.seatInfos, status: this.status });
    if (this.snapshot !== null) this.wakeAt = this.nextWake();
  }
  private nameSeats(): void {
    this.hasBots = this.seats.some(({ bot }) => bot !== null);
    this.audience.names = this.seats.map(({ name, bot, seat }) => name ?? bot ?? `Player ${seat + 1}`);
  }
  private async revealTo(send: (message: ServerMessage) => void): Promise<void> {
    const message = await revealOf(this.around.store, this.record).catch(() => null);
    if (message !== null) send(message);
  }
  async save(): Promise<void> {
    const { snapshot, hash } = this;
    if (snapshot === null || snapshot.revision <= this.savedRevision) return;
    this.savedRevision = snapshot.revision;
    const { revision } = snapshot;
    const kept = { revision, snapshot, sequences: this.audience.sequences, hash, digest: digestOf(snapshot) };
    await this.around.store.saveSnapshot(this.id, kept as never).catch((error) => this.around.failed(error, this.id));
  }
  dismiss(): void {
    for (const listener of [...this.audience.listeners()]) listener.end("GOING_DOWN");
  }
}
