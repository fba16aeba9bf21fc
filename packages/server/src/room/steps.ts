import type { Action, Refusal } from "@cardwright/core";
import type { Command, HostCode } from "@cardwright/protocol";
import type { AnyEngine } from "../any-engine.ts";
import { MatchFault } from "../refusals.ts";
import type { Audience, Listener } from "./audience.ts";
import { actionOf, hostRefusal, isSameAction } from "./commands.ts";
import { deal } from "./deal.ts";
import type { Following } from "./following.ts";
import { TIMEOUT, whyNotBack } from "./going-back.ts";
import { type Answered, Intents } from "./intents.ts";
import { lastChange } from "./last-change.ts";
import { rowHash } from "./load.ts";
import type { Seating } from "./seating.ts";
import type { Decided, Step } from "./step.ts";
import type { Surroundings } from "./surroundings.ts";

/** Each failed attempt means that somebody else has written, or that rights have changed. */
const TRIES = 8;
/** One command in so many is timed. */
const MEASURED_EVERY = 8;

type Job = () => Promise<void>;

/**
 * The steps of one match, one after the other. A step is decided, stored, acknowledged and told, in this order; one that could
 * not be stored never was. Other nodes may write the same match, and rights may end: the store says so, and the loser reads both
 * again, tells what it has read, and decides again.
 */
export class Steps {
  private readonly around: Surroundings;
  private readonly engine: AnyEngine;
  private readonly seating: Seating;
  private readonly following: Following;
  private readonly audience: Audience;
  private readonly intents: Intents;
  private readonly queue: Job[] = [];
  private isWorking = false;
  private taken = 0;
  lastUsed: number;

  constructor(
    around: Surroundings,
    engine: AnyEngine,
    parts: { readonly seating: Seating; readonly following: Following; readonly audience: Audience },
    isNew: boolean,
  ) {
    this.around = around;
    this.engine = engine;
    this.seating = parts.seating;
    this.following = parts.following;
    this.audience = parts.audience;
    this.intents = new Intents(around.store, this.seating.record.id, isNew);
    this.lastUsed = around.now();
  }
  get working(): boolean {
    return this.isWorking;
  }
  /** Runs one thing after the other; the promise is for whoever needs to know when. */
  private enqueue(job: Job): Promise<void> {
    return new Promise((resolve, reject) => {
      this.push(() => job().then(resolve, reject));
    });
  }
  private push(job: Job): void {
    this.queue.push(job);
    if (this.isWorking) return;
    this.isWorking = true;
    this.around.together.add(this.work);
  }
  private readonly work = (): void => {
    const job = this.queue.shift();
    this.isWorking = job !== undefined;
    if (job === undefined) this.lastUsed = this.around.now();
    else void this.run(job).then(this.work);
  };
  /** A job that fails has told whoever asked. Whatever else is wrong with it, those behind it and the other rooms go on. */
  private async run(job: Job): Promise<void> {
    try {
      await job();
    } catch (error) {
      this.around.failed(error, this.seating.record.id);
    }
  }

  /** Deals, once every seat is taken. */
  start(): Promise<void> {
    return this.enqueue(async () => {
      const { seating, following, around } = this;
      for (let attempt = 0; attempt < TRIES; attempt++) {
        await following.readSeats();
        if (following.snapshot !== null || !seating.isFull) return;
        const at = around.now();
        const dealt = await deal(around.store, this.engine, seating.record, seating.seats, at);
        const row = dealt.rowWith(following.nextWake(dealt.snapshot, dealt.clock));
        const appended = await around.store.append(row);
        if (appended === "stored") return following.begin(dealt.snapshot, dealt.hash, dealt.clock);
        await this.catchUp();
      }
    });
  }
  refresh(): Promise<void> {
    return this.enqueue(() => this.catchUp());
  }
  private async catchUp(): Promise<void> {
    this.intents.someAreElsewhere();
    await this.following.catchUp();
  }
  /** An action of the host for a seat: the game's answer to a time that is up, or a bot's choice. */
  hostAction(revision: number, action: Action, timedOut: boolean, isWanted = () => true): Promise<void> {
    return this.enqueue(async () => {
      const intentId = `${timedOut ? TIMEOUT : "bot:"}${revision}:${action.seat}`;
      const isStillWanted = (): boolean => this.following.revision === revision && isWanted();
      const asked = { action: { ...action, intentId }, timedOut, ack: null, began: null };
      await this.step({ ...asked, isWanted: isStillWanted, whyNot: () => undefined });
    });
  }
  command(listener: Listener, command: Command): void {
    const refusal: HostCode | null =
      listener.viewer < 0 ? "NOT_A_PLAYER" : this.following.snapshot === null ? "NOT_STARTED" : null;
    if (refusal !== null) this.reject(listener, command.intent_id, hostRefusal(refusal));
    else this.push(() => this.take(listener, command));
  }
  private async take(listener: Listener, command: Command): Promise<void> {
    this.taken++;
    const action = actionOf(command, listener.viewer);
    const step: Step = {
      action,
      timedOut: false,
      ack: { listener, intentId: command.intent_id },
      // It may have waited here while its sender left the seat.
      isWanted: () => this.seating.holds(listener),
      whyNot: () => this.whyNot(listener.viewer, command, action),
      began: this.taken % MEASURED_EVERY === 0 ? performance.now() : null,
    };
    try {
      if (this.isOld(listener.viewer, command)) await this.learnChange(listener.viewer);
      await this.step(step);
    } catch (error) {
      this.failed(step, error);
    }
  }
  private isOld(viewer: number, { seen }: Command): boolean {
    return seen !== undefined && seen < this.audience.offersChangedAt(viewer);
  }
  /** A refusal is for good, so all nodes have to agree about which page is old: another may have a copy of the command. */
  private async learnChange(viewer: number): Promise<void> {
    const { audience, engine } = this;
    if (audience.isChangeKnown(viewer)) return;
    const match = { store: this.around.store, engine, record: this.seating.record };
    audience.learnChange(viewer, await lastChange(match, audience, viewer));
  }
  private whyNot(viewer: number, command: Command, action: Action): Refusal | undefined {
    // An intent that was sent again is not done again: it gets the answer that it got.
    if (this.intents.isRecent(viewer, command.intent_id)) return hostRefusal("RETRY");
    const noWay = whyNotBack(this.seating.record, this.following.snapshot!, action);
    if (noWay !== undefined) return noWay;
    return this.isOld(viewer, command) ? hostRefusal("STALE") : undefined;
  }

  /** Decide, store, acknowledge, tell. */
  private async step(step: Step): Promise<void> {
    try {
      for (let attempt = 0; attempt < TRIES; attempt++) {
        if (!step.isWanted()) return this.unwanted(step);
        const decided = step.whyNot() ?? this.decide(step);
        if ("code" in decided) return await this.refuse(step, decided);
        const appended = await this.around.store.append(decided.row);
        if (appended === "stored") return this.stored(step, decided);
        // Rights and the steps of others are read again before anybody is told anything.
        await this.catchUp();
        if (appended === "repeated") return await this.answerAgain(step);
      }
      await this.refuse(step, hostRefusal("RETRY"));
    } catch (error) {
      this.failed(step, error);
    }
  }
  private decide({ action: asked, timedOut, ack }: Step): Decided | Refusal {
    const { following, audience } = this;
    const before = following.snapshot!;
    const action: Action = { ...asked, at: Math.max(this.around.now(), before.updatedAt) };
    const { id: match, seatsVersion } = this.seating.record;
    const result = this.engine.applyAction(before, action);
    if (!result.ok) {
      if ("defect" in result) this.around.failed(result.defect, match);
      return result.error;
    }
    this.around.faults("after validate");
    const { entry, snapshot } = result;
    const text = JSON.stringify(entry);
    const hash = rowHash(following.hash, text);
    const clock = following.clockAfter(snapshot.state, action, timedOut, entry.updatedAt);
    const told = { entry, before: before.state, after: snapshot.state, clock: following.clockShown(clock), ack };
    const telling = audience.prepare(told);
    const ackSeq = audience.seqAfter(telling, action.seat);
    const wakeAt = following.nextWake(snapshot, clock);
    const { outcome } = snapshot.state;
    const moved = outcome !== null || clock !== null || wakeAt !== null || following.wakeAt !== null;
    const status = outcome === null ? "running" : "ended";
    const change = moved ? ({ status, outcome, clock, wakeAt } as const) : null;
    const intent = action.intentId ?? null;
    const { seat } = action;
    const row = { match, revision: snapshot.revision, seatsVersion, seat, intent, ackSeq, entry: text, hash, change };
    return { row, snapshot, clock, wakeAt, telling };
  }
  private stored({ began }: Step, decided: Decided): void {
    const { metrics, faults } = this.around;
    faults("after commit");
    metrics.commands.stored++;
    this.following.advance(decided);
    this.intents.remember(decided.row);
    if (began !== null) metrics.latency.observe((performance.now() - began) / 1_000);
  }

  private reject(listener: Listener, intentId: string, refusal: Refusal): void {
    this.around.metrics.commands.refused++;
    const seq = this.audience.seqOf(listener.viewer);
    listener.send({ ...refusal, type: "COMMAND_REJECTED", intent_id: intentId, seq } as never);
  }
  private unwanted({ ack }: Step): void {
    if (ack !== null) this.reject(ack.listener, ack.intentId, hostRefusal("NO_ACCESS"));
  }
  private async refuse(step: Step, refusal: Refusal): Promise<void> {
    const { ack } = step;
    if (ack === null) {
      if (refusal.code === "RETRY") return;
      const { id } = this.seating.record;
      this.around.failed(new Error(`the host's own action was refused: ${refusal.code}`), id);
      return;
    }
    try {
      // An action that was stored long ago cannot be done again, and that is no reason to refuse it.
      const stored = await this.intents.find(ack.listener.viewer, ack.intentId);
      if (stored === null) this.reject(ack.listener, ack.intentId, refusal);
      else await this.answer(step, stored);
    } catch (error) {
      this.failed(step, error);
    }
  }
  private async answerAgain(step: Step): Promise<void> {
    if (step.ack === null) return;
    const stored = await this.intents.find(step.ack.listener.viewer, step.ack.intentId);
    if (stored === null) await this.refuse(step, hostRefusal("RETRY"));
    else await this.answer(step, stored);
  }
  /** The store was asked just now, and may know of what was done for the seat after its holder had left it. */
  private async answer(step: Step, { ackSeq, action }: Answered): Promise<void> {
    const { listener, intentId } = step.ack!;
    await this.following.readSeatsIfChanged();
    if (!step.isWanted()) this.unwanted(step);
    else if (isSameAction(action, step.action)) listener.send({ type: "ACCEPTED", intent_id: intentId, seq: ackSeq });
    else this.reject(listener, intentId, hostRefusal("CONFLICT"));
  }
  private failed({ ack }: Step, error: unknown): void {
    if (ack === null) throw error;
    this.around.failed(error, this.seating.record.id);
    this.intents.someAreElsewhere();
    this.reject(ack.listener, ack.intentId, hostRefusal(error instanceof MatchFault ? error.code : "RETRY"));
  }
}
