import type { AnyEvent, Declaration, StateOf } from "@cardwright/core";
import { diff, type Entry, type Offer, type Patch, type Patches, patchesOf } from "@cardwright/core/host";
import type { ClockView, EventsMessage, ServerMessage, SnapshotMessage } from "@cardwright/protocol";
import type { AnyEngine } from "../any-engine.ts";
import { type Faults, noFaults } from "../faults.ts";
import type { Named, SayStep, Voice } from "../voice.ts";
import { framed, messageOf, type PackedFrame } from "./frames.ts";
import { NO_OFFERS, withOldOptions } from "./offers.ts";
import { RecentFrames } from "./recent-frames.ts";
import type { Wire } from "./wire.ts";

/** The viewers of a match, each with events, a patch and a numbering of their own. */

export type AnyState = StateOf<Declaration>;
export interface Listener {
  /** A seat, or -1. */
  readonly viewer: number;
  /** The token that gives the listener its right, hashed; null for a watcher of a public match. */
  readonly tokenHash: string | null;
  /** Takes frames as they are packed. */
  readonly packed: boolean;
  /** Says each step in a sentence or more; null for whoever reads events alone. */
  readonly voice: Voice | null;
  send(message: ServerMessage): void;
  /** A whole frame of the socket: one packing is enough for all who see the same. */
  write(frame: Uint8Array): void;
  end(why: "SEAT_LEFT" | "GOING_DOWN"): void;
}
export interface Acknowledged {
  readonly listener: Listener;
  readonly intentId: string;
}
/** Frames kept for viewers who come back soon. */
const FRAMES_KEPT = 32;

/** A frame while it is put together. */
interface Frame {
  type: "EVENTS";
  seq: number;
  events: readonly AnyEvent[];
  patch?: Patch;
  offers?: Patch;
  intent_id?: string;
  clock?: ClockView;
}

/** One step of a match, as it is told. */
interface ToldStep {
  readonly entry: Entry;
  readonly before: AnyState;
  readonly after: AnyState;
  readonly clock: ClockView | null;
  readonly ack: Acknowledged | null;
}
/** A step with what changes by it, worked out for all viewers together. */
interface ChangedStep extends ToldStep {
  readonly patches: Patches;
}
/** A step as one viewer will be told of it. */
interface Prepared {
  readonly follower: Follower;
  /** The viewer as they were when this was worked out: followed or not, and what had been offered to them. */
  readonly wasFollowed: boolean;
  readonly from: readonly Offer[];
  readonly seq: number;
  readonly offers: readonly Offer[];
  /** Null: there is nothing to tell them. */
  readonly frame: Frame | null;
  readonly packed: PackedFrame | null;
}
export interface Telling {
  readonly step: ChangedStep;
  /** Seats first, those who watch last. */
  readonly parts: readonly Prepared[];
}

class Follower {
  readonly viewer: number;
  readonly listeners = new Set<Listener>();
  seq: number;
  /** False while nobody looks, and then nothing is worked out but the numbering. */
  isFollowed = false;
  offers: readonly Offer[] = NO_OFFERS;
  /** The frame that last changed what this seat may do, or a later one: nobody saw what changed while nobody looked. */
  offersChangedAt: number;
  isChangeKnown = false;
  readonly recent = new RecentFrames(FRAMES_KEPT);
  stepsAlone = 0;
  constructor(viewer: number, seq: number) {
    this.viewer = viewer;
    this.seq = seq;
    this.offersChangedAt = seq;
  }
}

const untold = (follower: Follower, seq: number): Prepared => {
  const { isFollowed, offers } = follower;
  return { follower, wasFollowed: isFollowed, from: offers, seq, offers, frame: null, packed: null };
};

export class Audience {
  private readonly engine: AnyEngine;
  private readonly patchesBetween: (before: AnyState, after: AnyState) => Patches;
  private readonly followers: readonly Follower[];
  private readonly wire: Wire;
  private readonly faults: Faults;
  /** The people whose names sentences say. A new list where anybody has come or gone. */
  players: readonly Named[] = [];
  private readonly speaking = new WeakMap<Listener, { readonly players: readonly Named[]; readonly say: SayStep }>();
  private readonly anySeatActs: boolean;

  constructor(engine: AnyEngine, seats: number, sequences: readonly number[] | null, wire: Wire, faults: Faults) {
    this.engine = engine;
    this.patchesBetween = patchesOf(engine);
    this.wire = wire;
    this.faults = faults;
    const actions = [...engine.rules.actions.values()];
    this.anySeatActs = actions.some(
      ({ who, type, offered }) => who === "any" && type !== "concede" && offered !== false,
    );
    this.followers = Array.from({ length: seats + 1 }, (_, i) => new Follower(i < seats ? i : -1, sequences?.[i] ?? 0));
  }
  private of(viewer: number): Follower {
    return viewer < 0 ? this.followers.at(-1)! : this.followers[viewer]!;
  }
  get size(): number {
    return this.followers.reduce((sum, { listeners }) => sum + listeners.size, 0);
  }
  /** How many look at it from this seat; from -1, how many watch. */
  listenersOf(viewer: number): number {
    return this.of(viewer).listeners.size;
  }
  get sequences(): readonly number[] {
    return this.followers.map(({ seq }) => seq);
  }
  *listeners(): Iterable<Listener> {
    for (const { listeners } of this.followers) yield* listeners;
  }
  add(listener: Listener): void {
    this.of(listener.viewer).listeners.add(listener);
  }
  remove(listener: Listener): void {
    this.of(listener.viewer).listeners.delete(listener);
  }
  seqOf(viewer: number): number {
    return this.of(viewer).seq;
  }
  offersChangedAt(seat: number): number {
    return this.of(seat).offersChangedAt;
  }
  /** False where an earlier frame may have been the last that changed what a seat may do. */
  isChangeKnown(seat: number): boolean {
    return this.of(seat).isChangeKnown;
  }
  learnChange(seat: number, offersChangedAt: number): void {
    Object.assign(this.of(seat), { offersChangedAt, isChangeKnown: true });
  }
  get seats(): number {
    return this.followers.length - 1;
  }
  /** The same viewers at another position, with nobody there. */
  anew(sequences: readonly number[] | null): Audience {
    return new Audience(this.engine, this.seats, sequences, this.wire, noFaults);
  }
  toAll(message: ServerMessage): void {
    for (const listener of this.listeners()) listener.send(message);
  }

  /** From this state on the viewer is told what changes. */
  private follow(follower: Follower, state: AnyState): void {
    if (follower.isFollowed) return;
    follower.isFollowed = true;
    follower.offers = this.offersOf(state, follower.viewer);
    follower.recent.clear();
  }
  /** Nothing is offered to a seat that has nothing to decide, unless the game lets any seat act at any time. */
  private offersOf(state: AnyState, viewer: number): readonly Offer[] {
    if (viewer < 0 || state.outcome !== null) return NO_OFFERS;
    if (!this.anySeatActs && !this.engine.actors(state).includes(viewer)) return NO_OFFERS;
    return this.engine.offers(state, viewer);
  }
  snapshot(viewer: number, state: AnyState, clock: ClockView | null): SnapshotMessage {
    const follower = this.of(viewer);
    this.follow(follower, state);
    const view = this.engine.view(state, viewer) as SnapshotMessage["view"];
    const offers = follower.offers as unknown as SnapshotMessage["offers"];
    const { seq } = follower;
    return { type: "STATE_SNAPSHOT", seq, view, offers, ...(clock === null ? {} : { clock }) };
  }
  /** Sends exactly the frames after `lastSeq`; false when they are not all here. */
  sendMissing(listener: Listener, lastSeq: number, state: AnyState): boolean {
    const { seq, recent, isFollowed } = this.of(listener.viewer);
    if (!isFollowed || lastSeq > seq || lastSeq < seq - recent.count) return false;
    for (const message of recent.last(seq - lastSeq)) {
      if (listener.packed && listener.voice === null) listener.write(framed(message));
      else this.sendTo(listener, this.wire.own.unpack(message) as Frame, state);
    }
    return true;
  }

  private isVisible(viewer: number, { entry, patches }: ChangedStep): boolean {
    return this.engine.seesAny(entry.events, viewer) || patches.for(viewer).length > 0;
  }
  /** Everything that a step will tell, worked out before it is stored: once it is, there is nothing left but to send. */
  prepare(told: ToldStep): Telling {
    const step = { ...told, patches: this.patchesBetween(told.before, told.after) };
    const asked = step.ack === null ? null : this.of(step.ack.listener.viewer);
    const parts = this.followers.map((follower) => this.prepareOne(follower, step, follower === asked));
    return { step, parts };
  }
  /** The number that the frame of this step will have for that seat. */
  seqAfter({ parts }: Telling, seat: number): number {
    return parts[seat]!.seq;
  }
  /** Tells every viewer of one stored step; whoever asked for it is told first, with the acknowledgement. */
  tell({ step, parts }: Telling): void {
    const { ack } = step;
    const first = ack === null ? null : this.of(ack.listener.viewer);
    this.faults("before acknowledge");
    for (const part of parts) if (part.follower === first) this.tellOne(part, step, true);
    this.faults("before publish");
    for (const part of parts) if (part.follower !== first) this.tellOne(part, step, false);
  }
  private prepareOne(follower: Follower, step: ChangedStep, asked: boolean): Prepared {
    const { viewer, isFollowed: wasFollowed, offers: from, seq } = follower;
    if (!wasFollowed) return untold(follower, this.isVisible(viewer, step) ? seq + 1 : seq);
    const events = this.engine.seeEvents(step.entry.events, viewer);
    const patch = step.patches.for(viewer);
    if (events.length === 0 && patch.length === 0) return untold(follower, seq);
    const offers = withOldOptions(from, this.offersOf(step.after, viewer));
    const changed = diff(from, offers);
    const frame: Frame = { type: "EVENTS", seq: seq + 1, events };
    if (patch.length > 0) frame.patch = patch;
    if (changed.length > 0) frame.offers = changed;
    if (step.clock !== null) frame.clock = step.clock;
    const packed = this.wire.frames.make(frame, asked ? step.ack!.intentId : null);
    return { follower, wasFollowed, from, seq: seq + 1, offers, frame, packed };
  }
  private tellOne(prepared: Prepared, step: ChangedStep, asked: boolean): void {
    const { follower } = prepared;
    follower.stepsAlone = follower.listeners.size > 0 ? 0 : follower.stepsAlone + 1;
    if (follower.stepsAlone > FRAMES_KEPT) follower.isFollowed = false;
    // Somebody came to look, or the last one has been away for long, while the step was being stored.
    const isCurrent = follower.isFollowed === prepared.wasFollowed && follower.offers === prepared.from;
    const part = isCurrent ? prepared : this.prepareOne(follower, step, asked);
    const ack = asked ? step.ack : null;
    follower.seq = part.seq;
    if (part.frame === null || part.packed === null) {
      if (!part.wasFollowed) Object.assign(follower, { offersChangedAt: part.seq, isChangeKnown: false });
      else ack?.listener.send({ type: "ACCEPTED", intent_id: ack.intentId, seq: part.seq });
      return;
    }
    follower.offers = part.offers;
    if (part.frame.offers !== undefined) this.learnChange(follower.viewer, part.seq);
    this.deliver(follower, part.frame, part.packed, { ack, after: step.after });
  }
  /** Packed once, for everybody who sees the same and for whoever comes back soon; the acknowledgement stands behind it. */
  private deliver(
    follower: Follower,
    frame: Frame,
    packed: PackedFrame,
    { ack, after }: Pick<ToldStep, "ack" | "after">,
  ): void {
    follower.recent.add(messageOf(packed));
    // Whoever asked and is gone by now is not among the listeners; there is nobody to acknowledge to.
    for (const listener of follower.listeners) {
      const asked = ack?.listener === listener;
      if (listener.packed && listener.voice === null) {
        listener.write(asked ? packed.frame : this.wire.frames.plain(packed));
      } else this.sendTo(listener, asked ? { ...frame, intent_id: ack.intentId } : frame, after);
    }
  }
  private sendTo(listener: Listener, frame: Frame, state: AnyState): void {
    const message = frame as EventsMessage;
    const { voice, viewer } = listener;
    if (voice === null) {
      listener.send(message);
      return;
    }
    const { players } = this;
    const known = this.speaking.get(listener);
    const say = known?.players === players ? known.say : voice(this.engine, { viewer, players });
    this.speaking.set(listener, { players, say });
    listener.send({ ...message, says: [...say(frame.events, this.engine.view(state, viewer))] });
  }
}
