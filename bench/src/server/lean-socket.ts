import { randomBytes } from "node:crypto";
import { connect, type Socket } from "node:net";

const TEXT = 1;
const BINARY = 2;
const CLOSE = 8;
const PING = 9;
const PONG = 10;

/** Every socket reads into this one: what came is looked at before anything else is read, and little of it is kept. */
const READ = Buffer.alloc(65_536);

/**
 * The least that a WebSocket client can be. Every contestant's players speak through this one, so that making the load costs
 * little, and costs the same whoever is asked. What a message is made of is good until `hear` returns.
 */
export class LeanSocket {
  /** Bytes of messages, both ways. */
  bytes = 0;
  readonly open: Promise<void>;
  private readonly socket: Socket;
  private readonly hear: (data: Buffer, isText: boolean) => void;
  private rest: Buffer | null = null;
  private take: (data: Buffer) => void = () => undefined;

  constructor(url: string, hear: (data: Buffer, isText: boolean) => void) {
    const { hostname, port, pathname, search } = new URL(url);
    this.hear = hear;
    const callback = (length: number): boolean => {
      this.take(READ.subarray(0, length));
      return true;
    };
    this.socket = connect({ host: hostname, port: Number(port), noDelay: true, onread: { buffer: READ, callback } });
    const key = randomBytes(16).toString("base64");
    const lines = [
      `GET ${pathname}${search} HTTP/1.1`,
      `Host: ${hostname}:${port}`,
      "Upgrade: websocket",
      "Connection: Upgrade",
      `Sec-WebSocket-Key: ${key}`,
      "Sec-WebSocket-Version: 13",
    ];
    this.socket.on("error", () => this.socket.destroy());
    this.open = new Promise((resolve, reject) => {
      this.socket.once("close", () => reject(new Error(`${url} closed the connection`)));
      this.take = (answer) => {
        const end = answer.indexOf("\r\n\r\n");
        if (end < 0 || !answer.subarray(0, end).toString().startsWith("HTTP/1.1 101")) {
          reject(new Error(`${url} did not become a WebSocket: ${answer.toString()}`));
          return;
        }
        this.take = (data) => this.frames(data);
        resolve();
        if (answer.length > end + 4) this.frames(answer.subarray(end + 4));
      };
    });
    this.socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  }
  private frames(data: Buffer): void {
    let all = this.rest === null ? data : Buffer.concat([this.rest, data]);
    this.rest = null;
    while (all.length > 0) {
      const { start, end } = frameOf(all);
      if (end > all.length) {
        this.rest = Buffer.from(all);
        return;
      }
      this.frame(all[0]! & 15, all.subarray(start, end));
      if (end === all.length) return;
      all = all.subarray(end);
    }
  }
  private frame(kind: number, payload: Buffer): void {
    if (kind === PING) this.write(PONG, payload);
    else if (kind === CLOSE) this.socket.end();
    else {
      this.bytes += payload.length;
      this.hear(payload, kind === TEXT);
    }
  }
  send(message: string | Uint8Array): void {
    const payload = typeof message === "string" ? Buffer.from(message) : message;
    this.bytes += payload.length;
    this.write(typeof message === "string" ? TEXT : BINARY, payload);
  }
  /** Masked with zeros, which a server has to take like any other mask. */
  private write(kind: number, payload: Uint8Array): void {
    const head = payload.length < 126 ? 6 : 8;
    const frame = Buffer.allocUnsafe(head + payload.length);
    frame[0] = 128 | kind;
    frame[1] = 128 | (head === 6 ? payload.length : 126);
    if (head === 8) frame.writeUInt16BE(payload.length, 2);
    for (let i = head - 4; i < head; i++) frame[i] = 0;
    frame.set(payload, head);
    this.socket.write(frame);
  }
  close(): void {
    this.socket.end();
  }
}
/** Where the payload of the first frame lies; the end is beyond all that came while some of it is missing. */
function frameOf(all: Buffer): { start: number; end: number } {
  const missing = { start: 0, end: Number.POSITIVE_INFINITY };
  if (all.length < 2) return missing;
  const length = all[1]! & 127;
  if (length < 126) return { start: 2, end: 2 + length };
  if (length === 126) return all.length < 4 ? missing : { start: 4, end: 4 + all.readUInt16BE(2) };
  return all.length < 10 ? missing : { start: 10, end: 10 + Number(all.readBigUInt64BE(2)) };
}
