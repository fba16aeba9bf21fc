import type { Action } from "@cardwright/core";
import { awaitedAnswers } from "@cardwright/core/host";
import type { Command, Question, SeatInfo, Status } from "@cardwright/protocol";
import type { AnyEngine } from "../any-engine.ts";
import type { Hosted } from "../catalog.ts";
import type { ClockState, MatchRecord, SeatRecord } from "../store/store.ts";
import type { FindVoice } from "../voice.ts";
import { Audience, type Listener } from "./audience.ts";
import { Following } from "./following.ts";
import type { AnySnapshot, Loaded } from "./load.ts";
import { answer } from "./questions.ts";
import { Seating, type SeatingRead } from "./seating.ts";
import { Steps } from "./steps.ts";
import type { Surroundings } from "./surroundings.ts";
import type { Wire } from "./wire.ts";

export interface RoomSurroundings extends Surroundings {
  /** A room has gone on: others are hinted, and its next deadline is set. */
  changed(room: Room): void;
}

/**
 * One match in memory: who may (`seating`), where it stands (`following`), and how it goes on (`steps`). Whoever looks at it is
 * its audience.
 */
export class Room {
  readonly id: string;
  readonly engine: AnyEngine;
  /** The text of its rules, where they are not those of this server. */
  readonly code: string | null;
  readonly wire: Wire;
  readonly findVoice: FindVoice | undefined;
  readonly audience: Audience;
  private readonly around: RoomSurroundings;
  private readonly seating: Seating;
  private readonly following: Following;
  private readonly steps: Steps;

  constructor(
    around: RoomSurroundings,
    { engine, wire, code, voice }: Hosted,
    read: SeatingRead,
    clock: ClockState | null,
    loaded: Loaded | null,
  ) {
    const { id } = read.record;
    this.id = id;
    this.around = around;
    this.engine = engine;
    this.code = code;
    this.wire = wire;
    this.findVoice = voice;
    const audience = new Audience(engine, read.seats.length, loaded?.sequences ?? null, wire, around.faults);
    const seating = new Seating(around.store, audience, read, () => around.moved(id));
    const following = new Following(around, engine, seating, audience, clock, () => around.changed(this));
    if (loaded !== null) following.load(loaded);
    this.audience = audience;
    this.seating = seating;
    this.following = following;
    this.steps = new Steps(around, engine, { seating, following, audience }, loaded === null);
  }
  get record(): MatchRecord {
    return this.seating.record;
  }
  get seats(): readonly SeatRecord[] {
    return this.seating.seats;
  }
  get seatInfos(): SeatInfo[] {
    return this.seating.infos(this.status);
  }
  get isFull(): boolean {
    return this.seating.isFull;
  }
  get snapshot(): AnySnapshot | null {
    return this.following.snapshot;
  }
  get clock(): ClockState | null {
    return this.following.clock;
  }
  get revision(): number {
    return this.following.revision;
  }
  get status(): Status {
    return this.following.status;
  }
  get wakeAt(): number | null {
    return this.following.wakeAt;
  }
  get lastUsed(): number {
    return this.steps.lastUsed;
  }
  get watched(): boolean {
    return this.audience.size > 0;
  }
  get idle(): boolean {
    return !this.steps.working && !this.watched;
  }
  get actors(): readonly number[] {
    return this.snapshot === null ? [] : this.engine.actors(this.snapshot.state);
  }
  /** Seats that are asked whether an action may be taken back. */
  get awaited(): readonly number[] {
    return this.snapshot === null ? [] : awaitedAnswers(this.snapshot);
  }
  /** Whoever asked for the room is about to use it: it must not leave memory before they do. */
  use(): void {
    this.steps.lastUsed = this.around.now();
  }

  join(listener: Listener, lastSeq: number | undefined): void {
    this.audience.add(listener);
    this.use();
    this.resync(listener, lastSeq);
    if (this.status === "ended") void this.following.revealTo((message) => listener.send(message));
  }
  leave(listener: Listener): void {
    this.audience.remove(listener);
    this.use();
  }
  /** Exactly what is missing, or a fresh view that stands for everything before it. */
  resync(listener: Listener, lastSeq: number | undefined): void {
    const { snapshot } = this;
    if (snapshot === null) return;
    this.around.faults("in resync");
    if (lastSeq === undefined || !this.audience.sendMissing(listener, lastSeq, snapshot.state))
      listener.send(this.view(listener.viewer));
  }
  view(viewer: number) {
    return this.following.view(viewer);
  }
  /** Questions change nothing and do not wait. */
  ask(listener: Listener, question: Question): void {
    answer(this.engine, this.record, this.snapshot, listener, question);
  }
  command(listener: Listener, command: Command): void {
    this.steps.command(listener, command);
  }
  start(): Promise<void> {
    return this.steps.start();
  }
  hostAction(revision: number, action: Action, timedOut: boolean, isWanted?: () => boolean): Promise<void> {
    return this.steps.hostAction(revision, action, timedOut, isWanted);
  }
  /** Reads what others have written. */
  refresh(): Promise<void> {
    return this.steps.refresh();
  }
  /** True while the token that a listener came with is good. */
  holds(listener: Pick<Listener, "viewer" | "tokenHash">): boolean {
    return this.seating.holds(listener);
  }
  readSeats(): Promise<void> {
    return this.following.readSeats();
  }
  save(): Promise<void> {
    return this.following.save();
  }
  dismiss(): void {
    for (const listener of [...this.audience.listeners()]) listener.end("GOING_DOWN");
  }
}
