import { once } from "node:events";
import { PROTOCOL_VERSION } from "@cardwright/protocol";
import WebSocket from "ws";

/** A socket without manners: it sends what it is told and keeps every byte that comes back. */
export class RawSocket {
  readonly socket: WebSocket;
  readonly received: string[] = [];
  closed: { readonly code: number; readonly reason: string } | null = null;

  constructor(url: string, headers: Record<string, string> = {}) {
    this.socket = new WebSocket(`${url.replace("http", "ws")}/play`, { headers, perMessageDeflate: false });
    this.socket.on("message", (data) => this.received.push(data.toString()));
    this.socket.on("close", (code, reason) => {
      this.closed = { code, reason: reason.toString() };
    });
    this.socket.on("error", () => undefined);
  }
  async open(): Promise<this> {
    if (this.socket.readyState === this.socket.CONNECTING) await once(this.socket, "open");
    return this;
  }
  send(message: unknown): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    this.socket.send(typeof message === "string" || Buffer.isBuffer(message) ? message : JSON.stringify(message));
  }
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever came back.
  get messages(): any[] {
    return this.received.map((text) => JSON.parse(text));
  }
  async hello(match: string, token?: string, more: object = {}): Promise<this> {
    await this.open();
    this.send({ type: "HELLO", version: PROTOCOL_VERSION, match, ...(token === undefined ? {} : { token }), ...more });
    return this;
  }
  /** Waits until a message of this type has come. */
  // biome-ignore lint/suspicious/noExplicitAny: see above.
  async next(type: string, ms = 5_000): Promise<any> {
    const end = Date.now() + ms;
    let from = 0;
    while (Date.now() < end) {
      for (; from < this.received.length; from++) {
        const message = JSON.parse(this.received[from]!);
        if (message.type === type) return message;
      }
      await new Promise((resolve) => setTimeout(resolve, 3));
    }
    throw new Error(`no ${type} came; there was ${this.received.map((text) => text.slice(0, 80)).join(" ")}`);
  }
  close(): void {
    this.socket.close();
  }
}
