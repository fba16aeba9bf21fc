import type { Player } from "./contest.ts";
import { LeanSocket } from "./lean-socket.ts";

/** What the players of all contestants share. */
export abstract class LeanPlayer implements Player {
  changed = (): void => undefined;
  heard = 0;
  /** Settled by `sit`. */
  readonly seated: Promise<void>;
  protected readonly socket: LeanSocket;
  protected sit: () => void = () => undefined;
  private done: () => void = () => undefined;

  constructor(url: string) {
    this.socket = new LeanSocket(url, (data, isText) => this.hear(data, isText));
    this.seated = new Promise((resolve, reject) => {
      this.sit = resolve;
      this.socket.open.catch(reject);
    });
  }
  protected abstract hear(data: Buffer, isText: boolean): void;
  protected abstract messageOf(card: number | null): string | Uint8Array;

  move(card: number | null): Promise<void> {
    const message = this.messageOf(card);
    return new Promise((resolve) => {
      this.done = resolve;
      this.socket.send(message);
    });
  }
  /** A frame that tells of one move; `own` when it is the server's word on this player's. */
  protected toldOf(own: boolean): void {
    this.heard++;
    if (own) this.acknowledged();
    this.changed();
  }
  protected acknowledged(): void {
    this.done();
    this.done = () => undefined;
  }
  get bytes(): number {
    return this.socket.bytes;
  }
  close(): void {
    this.socket.close();
  }
}
