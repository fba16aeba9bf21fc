import WebSocket from "ws";
import { type Decks, playsPerTurn } from "../core/duel.ts";
import type { Contestant, Player } from "./contest.ts";

interface Frame {
  readonly id?: number;
  readonly active: number;
  readonly plays: number;
  readonly hand: readonly string[];
}
class HandwrittenPlayer implements Player {
  changed = (): void => undefined;
  private readonly socket: WebSocket;
  private readonly seat: number;
  private counted = 0;
  private moves = 0;
  private frame: Frame | null = null;
  private done: () => void = () => undefined;
  readonly ready: Promise<void>;
  constructor(url: string, match: string, seat: number) {
    this.seat = seat;
    this.socket = new WebSocket(`${url.replace("http", "ws")}/${match}/${seat}`, { perMessageDeflate: false });
    this.ready = new Promise((resolve) => {
      this.socket.on("message", (data: Buffer) => {
        this.counted += data.length;
        this.frame = JSON.parse(data.toString()) as Frame;
        if (this.frame.id === this.moves) this.done();
        resolve();
        this.changed();
      });
    });
  }
  legal(): number {
    if (this.frame?.active !== this.seat) return 0;
    return this.frame.plays < playsPerTurn ? this.frame.hand.length + 1 : 1;
  }
  move(index: number): Promise<void> {
    const isPass = this.legal() === 1 || index === this.frame!.hand.length;
    const id = ++this.moves;
    const text = JSON.stringify(isPass ? { id, pass: true } : { id, play: index });
    this.counted += text.length;
    return new Promise((resolve) => {
      this.done = resolve;
      this.socket.send(text);
    });
  }
  bytes(): number {
    return this.counted;
  }
  close(): void {
    this.socket.close();
  }
}
export const handwritten: Contestant = {
  async seat(url: string, decks: Decks) {
    const match = await (await fetch(url, { method: "POST", body: JSON.stringify(decks) })).text();
    const players = [new HandwrittenPlayer(url, match, 0), new HandwrittenPlayer(url, match, 1)] as const;
    await Promise.all(players.map(({ ready }) => ready));
    return players;
  },
};
