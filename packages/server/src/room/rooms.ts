import type { Bus, Hint } from "../bus/bus.ts";
import type { Hosted } from "../catalog.ts";
import { DamagedMatch, MatchFault } from "../refusals.ts";
import type { Bundles } from "../rules/bundles.ts";
import type { MatchRecord, Store } from "../store/store.ts";
import type { Host } from "./host.ts";
import { loadPosition } from "./load.ts";
import { Room, type RoomSurroundings } from "./room.ts";
import { readSeating } from "./seating.ts";
import type { Surroundings } from "./surroundings.ts";
import { Together } from "./together.ts";

export interface RoomsOptions {
  readonly idleMs: number;
  /** How often nodes that share a store ask it what they may have missed. */
  readonly pollMs: number;
  readonly sweepMs: number;
}
const ROOMS_PER_POLL = 500;
const DUE_PER_SWEEP = 100;
/** Of so many looks at the store one is enough while hints come. */
const POLLS_LEFT_OUT = 4;
/** Nobody waits longer for an alarm than this without looking at the clock again: it may have been wrong when the alarm was set. */
const ALARM_MS_MAX = 30_000;

/** The matches in memory. They come from the store when somebody asks for them, and leave when nobody does. */
export class Rooms {
  private readonly around: RoomSurroundings;
  private readonly rules: Bundles;
  private readonly bus: Bus;
  private readonly options: RoomsOptions;
  private readonly host: Host;
  private readonly rooms = new Map<string, Promise<Room>>();
  private readonly live = new Map<string, Room>();
  private readonly alarms = new Map<string, NodeJS.Timeout>();
  /** Matches of other rules, or broken ones: they stay due for ever, and nothing can be done for them here. */
  private readonly beyondUs = new Set<string>();
  private readonly timers: NodeJS.Timeout[] = [];
  private pollsLeftOut = 0;
  closed = false;

  constructor(
    around: Omit<Surroundings, "moved" | "together">,
    rules: Bundles,
    bus: Bus,
    options: RoomsOptions,
    host: Host,
  ) {
    this.around = {
      ...around,
      together: new Together(),
      changed: (room) => this.changed(room),
      moved: (match) => this.drop(match),
    };
    this.rules = rules;
    this.bus = bus;
    this.options = options;
    this.host = host;
  }
  async open(): Promise<void> {
    await this.bus.open((hint) => this.hear(hint));
    // Never twice at once: to a store that is slow, the second would only be more of the same work.
    const every = (ms: number, work: () => Promise<void> | void): void => {
      let isBusy = false;
      const timer = setInterval(async () => {
        if (isBusy) return;
        isBusy = true;
        try {
          await work();
        } finally {
          isBusy = false;
        }
      }, ms);
      timer.unref();
      this.timers.push(timer);
    };
    const { storePresence } = this.around;
    every(this.options.sweepMs, () => this.sweep().then(storePresence.back, storePresence.gone));
    every(Math.max(50, this.options.idleMs / 4), () => this.evict());
    // A poll does not always ask the store, so it cannot tell that the store is back.
    if (this.store.shared) every(this.options.pollMs, () => this.poll().catch(storePresence.gone));
  }
  get store(): Store {
    return this.around.store;
  }
  get size(): number {
    return this.live.size;
  }
  /** The rules that a match pins, or a fault that says that they are not here. */
  hosted(record: MatchRecord): Promise<Hosted> {
    return this.rules.of(record);
  }
  /** Null when there is no such match. */
  async get(id: string): Promise<Room | null> {
    const known = this.live.get(id);
    if (known !== undefined) {
      known.use();
      return known;
    }
    let loading = this.rooms.get(id);
    if (loading === undefined) {
      const record = await this.store.match(id);
      if (record === null) return null;
      loading = this.rooms.get(id) ?? this.load(record);
      this.rooms.set(id, loading);
    }
    try {
      return await loading;
    } catch (error) {
      this.rooms.delete(id);
      throw error;
    }
  }
  /**
   * As it stands now, and not as this node last heard of it: whoever comes here from another node, where they saw more or took
   * their seat, must not see the match go back nor be a stranger.
   */
  async current(id: string): Promise<Room | null> {
    const room = await this.get(id);
    if (room !== null) await this.catchUp(room);
    // Everybody sits, and it was not dealt: whoever was to do it is gone, or could not.
    if (room?.status === "waiting" && room.isFull) await room.start();
    return room;
  }
  private async load(record: MatchRecord): Promise<Room> {
    const hosted = await this.hosted(record);
    const read = (await readSeating(this.store, record.id))!;
    const loaded = await loadPosition(this.store, hosted.engine, record, read.seats.length);
    const clock = record.clock === null ? null : await this.store.clock(record.id);
    const room = new Room(this.around, hosted, read, clock, loaded);
    this.live.set(record.id, room);
    this.around.metrics.rooms.set(this.live.size);
    this.setAlarm(room);
    return room;
  }

  /** The match has other rules now: whoever is at it comes again, here and on the other nodes. */
  async moved(match: string): Promise<void> {
    this.beyondUs.delete(match);
    this.drop(match);
    for (const head of await this.store.heads([match])) this.bus.tell(head);
  }
  private drop(match: string): void {
    const room = this.live.get(match);
    clearTimeout(this.alarms.get(match));
    this.alarms.delete(match);
    this.live.delete(match);
    this.rooms.delete(match);
    room?.dismiss();
  }
  private changed(room: Room): void {
    // A room that was dropped tells nobody anything any more.
    if (this.live.get(room.id) !== room) return;
    if (this.bus.kind !== "none") {
      this.bus.tell({ match: room.id, revision: room.revision, seatsVersion: room.record.seatsVersion });
    }
    this.setAlarm(room);
  }
  /**
   * After a change of rights: this node acts at once, the others are hinted. A room that is only now being read may have read the
   * rights as they were before; one that is not here will read them as they are.
   */
  async seatsChanged(match: string): Promise<void> {
    const room = this.live.get(match) ?? (await this.rooms.get(match)?.catch(() => undefined));
    if (room === undefined) {
      for (const head of await this.store.heads([match])) this.bus.tell(head);
      return;
    }
    const { wakeAt } = room;
    await room.readSeats();
    this.changed(room);
    // A bot that sits down is woken from the store, should this node not be there to do it.
    if (room.wakeAt !== wakeAt && room.status === "running") await this.store.setWake(room.id, room.wakeAt);
  }
  /** The seat is taken whatever becomes of the rest: a deal that fails here is done when somebody comes to the match next. */
  async seatTaken(match: string): Promise<void> {
    try {
      await this.seatsChanged(match);
      const room = await this.get(match);
      if (room?.status === "waiting") await room.start();
    } catch (error) {
      this.around.failed(error, match);
    }
  }
  private setAlarm(room: Room): void {
    const { wakeAt } = room;
    if (wakeAt === null && !this.alarms.has(room.id)) return;
    clearTimeout(this.alarms.get(room.id));
    this.alarms.delete(room.id);
    if (wakeAt === null || this.closed || room.status !== "running") return;
    // A timer may be early by less than a millisecond, and then nothing would be due yet.
    const delay = Math.min(Math.max(0, wakeAt - this.around.now() + 1), ALARM_MS_MAX);
    const alarm = setTimeout(() => {
      this.alarms.delete(room.id);
      if (room.wakeAt !== null && room.wakeAt > this.around.now()) this.setAlarm(room);
      else this.host.wake(room);
    }, delay);
    alarm.unref();
    this.alarms.set(room.id, alarm);
  }
  /** Matches that are due and whose own alarm is not set here: after a restart, or when another node is gone. */
  private async sweep(): Promise<void> {
    const late = this.around.now() - (this.store.shared ? this.options.sweepMs : 0);
    for (let after = ""; ; ) {
      const due = await this.store.due(late, DUE_PER_SWEEP, after);
      for (const id of due) await this.wakeLate(id);
      if (due.length < DUE_PER_SWEEP) return;
      after = due.at(-1)!;
    }
  }
  private async wakeLate(id: string): Promise<void> {
    if (this.alarms.has(id) || this.beyondUs.has(id) || this.closed) return;
    // Whatever is wrong with one match, the others behind it are due all the same.
    try {
      const room = await this.get(id);
      if (room === null) return;
      await this.catchUp(room);
      if (!this.alarms.has(id)) this.host.wake(room);
    } catch (error) {
      if (error instanceof MatchFault) this.beyondUs.add(id);
      if (!(error instanceof MatchFault) || error instanceof DamagedMatch) this.around.failed(error, id);
    }
  }

  private hear(hint: Hint): void {
    const room = this.live.get(hint.match);
    if (room === undefined) return;
    void this.follow(room, hint).catch((error) => this.around.failed(error, room.id));
  }
  private async follow(room: Room, { revision, seatsVersion }: Hint): Promise<void> {
    if (seatsVersion > room.record.seatsVersion) {
      await room.readSeats();
      this.setAlarm(room);
    }
    if (revision > room.revision) await room.refresh();
  }
  /** Its steps and its seats: other nodes may have changed both, and their hints may be late or lost. */
  private async catchUp(room: Room): Promise<void> {
    if (!this.store.shared) return;
    for (const head of await this.store.heads([room.id])) await this.follow(room, head);
  }
  /**
   * Looks for changes that no hint told of. While hints come, one look in a few is enough. They are counted and not timed,
   * because a clock may be set back.
   */
  private async poll(): Promise<void> {
    if (this.bus.connected && ++this.pollsLeftOut < POLLS_LEFT_OUT) return;
    this.pollsLeftOut = 0;
    const watched = [...this.live.values()].filter((room) => room.watched).map(({ id }) => id);
    for (let i = 0; i < watched.length; i += ROOMS_PER_POLL) {
      for (const head of await this.store.heads(watched.slice(i, i + ROOMS_PER_POLL))) this.hear(head);
    }
  }
  /**
   * Nothing is saved here: a match that comes back is read from its last snapshot and the few steps behind it, and most of those
   * that are left never come back. Saving hundreds of them at once held up everybody who was playing.
   */
  private evict(): void {
    const now = this.around.now();
    for (const room of this.live.values()) {
      const isSoonDue = room.wakeAt !== null && room.wakeAt < now + this.options.idleMs;
      const isNeeded = !room.idle || this.host.isBusy(room.id) || (isSoonDue && this.alarms.has(room.id));
      if (isNeeded || room.lastUsed > now - this.options.idleMs) continue;
      // A later deadline is in the store, and the sweep will find it.
      clearTimeout(this.alarms.get(room.id));
      this.alarms.delete(room.id);
      this.live.delete(room.id);
      this.rooms.delete(room.id);
    }
    this.around.metrics.rooms.set(this.live.size);
  }
  async close(): Promise<void> {
    this.closed = true;
    for (const timer of this.timers) clearInterval(timer);
    for (const alarm of this.alarms.values()) clearTimeout(alarm);
    for (const room of this.live.values()) room.dismiss();
    await this.bus.close();
    await Promise.all([...this.live.values()].map((room) => room.save()));
  }
}
