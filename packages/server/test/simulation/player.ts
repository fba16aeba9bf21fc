import { Session } from "@cardwright/client";
import { AGREE_TAKEBACK, DECLINE_TAKEBACK, TAKEBACK, UNDO } from "@cardwright/core/host";
import { hashSecret } from "../../src/auth.ts";
import { Journal } from "../harness/journal.ts";
import { playOne } from "../harness/table.ts";
import type { SeededChance } from "./seeded-chance.ts";
import type { VirtualTime } from "./virtual-time.ts";

const GOES_BACK = 0.15;
const BACKWARD = [UNDO, UNDO, TAKEBACK, AGREE_TAKEBACK, DECLINE_TAKEBACK];

/** One who plays by a token, with the real client, and writes down everything they are told. */
export class Player {
  readonly match: string;
  readonly seat: number;
  readonly token: string;
  readonly tokenHash: string;
  readonly journal: Journal;
  readonly session: Session;
  /** The last step that was stored when the right was known to have ended; null while it holds. */
  endedAt: number | null = null;
  private readonly time: VirtualTime;
  private readonly chance: SeededChance;
  private isPlaying = true;
  /** Intents that were not answered when play stopped are sent again until they are. */
  constructor(world: { time: VirtualTime; chance: SeededChance }, urls: readonly string[], seat: Seat) {
    this.time = world.time;
    this.chance = world.chance;
    this.match = seat.match;
    this.seat = seat.seat;
    this.token = seat.token;
    this.tokenHash = hashSecret(seat.token);
    this.journal = new Journal(seat.match, seat.seat);
    this.session = new Session({
      url: urls,
      match: seat.match,
      token: seat.token,
      encoding: this.chance.happens(0.5) ? "packed" : "json",
      observe: (message) => this.journal.hear(message),
    });
    void this.play();
  }
  /** Its intents begin like this. */
  get name(): string {
    return Reflect.get(this.session, "name") as string;
  }
  stop(): void {
    this.isPlaying = false;
  }
  private async play(): Promise<void> {
    while (this.isPlaying) {
      await this.time.sleep(this.chance.between(5, 250));
      const { status, connection, offers } = this.session.getSnapshot();
      if (status === "ended" || connection === "closed") return;
      // Some go back, or want to, also when it is not for them.
      if (this.isPlaying && this.chance.happens(GOES_BACK)) {
        await this.session.act(this.chance.pick(BACKWARD));
        continue;
      }
      if (!this.isPlaying || !offers.some(({ refused }) => refused === undefined)) continue;
      await playOne(this.session, (count) => this.chance.draw(count));
    }
  }
}
export interface Seat {
  readonly match: string;
  readonly seat: number;
  readonly token: string;
}
