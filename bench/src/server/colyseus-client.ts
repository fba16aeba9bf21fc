import { Client, type Room } from "@colyseus/sdk";
import { type Decks, playsPerTurn } from "../core/duel.ts";
import type { Contestant, Player } from "./contest.ts";

interface Seen {
  readonly active: number;
  readonly plays: number;
}
class ColyseusPlayer implements Player {
  changed = (): void => undefined;
  readonly ready: Promise<void>;
  private readonly room: Room;
  private readonly seat: number;
  private hand: readonly string[] = [];
  private moves = 0;
  private done: () => void = () => undefined;
  constructor(room: Room, seat: number) {
    this.room = room;
    this.seat = seat;
    this.ready = new Promise((resolve) => {
      room.onMessage("hand", (hand: readonly string[]) => {
        this.hand = hand;
        resolve();
        this.changed();
      });
    });
    room.onMessage("ok", () => {
      this.done();
      this.changed();
    });
    room.onMessage("refused", () => {
      throw new Error("Colyseus refused a move");
    });
    room.onStateChange(() => this.changed());
    room.send("hand");
  }
  legal(): number {
    const { active, plays } = this.room.state as unknown as Seen;
    if (active !== this.seat) return 0;
    return plays < playsPerTurn ? this.hand.length + 1 : 1;
  }
  move(index: number): Promise<void> {
    const isPass = this.legal() === 1 || index === this.hand.length;
    return new Promise((resolve) => {
      this.done = resolve;
      this.room.send("move", [++this.moves, isPass ? -1 : index]);
    });
  }
  bytes(): number {
    return 0;
  }
  close(): void {
    void this.room.leave();
  }
}
export const colyseus: Contestant = {
  async seat(url: string, decks: Decks) {
    const client = new Client(url);
    const first = await client.create("duel", { decks });
    const second = await client.joinById(first.roomId);
    const players = [new ColyseusPlayer(first, 0), new ColyseusPlayer(second, 1)] as const;
    await Promise.all(players.map(({ ready }) => ready));
    return players;
  },
};
