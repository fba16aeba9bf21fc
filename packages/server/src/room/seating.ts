import type { SeatInfo, Status } from "@cardwright/protocol";
import { MatchFault } from "../refusals.ts";
import { seatInfo } from "../seat-rules.ts";
import type { MatchRecord, SeatRecord, Store } from "../store/store.ts";
import type { Audience, Listener } from "./audience.ts";

/** The seats of a match and the right to look at it, as the store had them when they were last read. */
export class Seating {
  record: MatchRecord;
  seats: readonly SeatRecord[];
  hasBots = false;
  private watchHash: string | null;
  private readonly store: Store;
  private readonly audience: Audience;

  private readonly moved: () => void;

  constructor(store: Store, audience: Audience, { record, seats, watchHash }: SeatingRead, moved: () => void) {
    this.moved = moved;
    this.store = store;
    this.audience = audience;
    this.record = record;
    this.seats = seats;
    this.watchHash = watchHash;
    this.nameSeats();
  }
  get isFull(): boolean {
    return this.seats.every(({ tokenHash, bot }) => tokenHash !== null || bot !== null);
  }
  infos(status: Status): SeatInfo[] {
    return this.seats.map((seat) => seatInfo(status, seat));
  }
  isBots(seat: number): boolean {
    return this.seats[seat]!.bot !== null;
  }
  /** True while the token that a listener came with is good. */
  holds({ viewer, tokenHash }: Pick<Listener, "viewer" | "tokenHash">): boolean {
    if (viewer >= 0) return tokenHash !== null && this.seats[viewer]?.tokenHash === tokenHash;
    return tokenHash === null ? this.record.visibility === "public" : tokenHash === this.watchHash;
  }
  /** Asks the store for one number, and for the rest only where that has changed. Answers whether it had. */
  async readIfChanged(status: () => Status): Promise<boolean> {
    const [head] = await this.store.heads([this.record.id]);
    if (head === undefined || head.seatsVersion === this.record.seatsVersion) return false;
    await this.read(status);
    return true;
  }
  /** Rights end on the spot: whoever looks by a token that is no longer good is sent away. */
  async read(status: () => Status): Promise<void> {
    const read = await readSeating(this.store, this.record.id);
    // Two readings may overlap, and the later one may be done first.
    if (read === null || read.record.seatsVersion < this.record.seatsVersion) return;
    // Other rules need another engine. The rights of before stay, so that nothing that is decided here can be stored.
    if (read.record.content !== this.record.content) {
      this.moved();
      throw new MatchFault("RETRY", "the match has moved to other rules");
    }
    this.record = read.record;
    this.seats = read.seats;
    this.watchHash = read.watchHash;
    this.nameSeats();
    for (const listener of [...this.audience.listeners()]) {
      if (this.holds(listener)) continue;
      this.audience.remove(listener);
      listener.end("SEAT_LEFT");
    }
    this.audience.toAll({ type: "SEATS", seats: this.infos(status()), status: status() });
  }
  private nameSeats(): void {
    this.hasBots = this.seats.some(({ bot }) => bot !== null);
    this.audience.players = this.seats.map(({ name, bot }) => ({ name, isBot: name === null && bot !== null }));
  }
}
export interface SeatingRead {
  readonly record: MatchRecord;
  readonly seats: readonly SeatRecord[];
  readonly watchHash: string | null;
}
/** Null when there is no such match. */
export async function readSeating(store: Store, match: string): Promise<SeatingRead | null> {
  // The record first: seats that change in between are newer than its number says, and are read again when that is noticed.
  const record = await store.match(match);
  if (record === null) return null;
  const [seats, secrets] = await Promise.all([store.seats(match), store.secrets(match)]);
  return { record, seats, watchHash: secrets?.watchHash ?? null };
}
