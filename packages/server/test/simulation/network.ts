import { EventEmitter } from "node:events";
import type { SeededChance } from "./seeded-chance.ts";
import type { VirtualTime } from "./virtual-time.ts";

/** Takes connections at an address; false when nobody is there. */
export type Door = (end: ServerEnd) => boolean;

/** Sockets between clients and nodes: each keeps its order, takes its time, and may be cut with whatever it carries. */
export class Network {
  readonly time: VirtualTime;
  private readonly chance: SeededChance;
  private readonly doors = new Map<string, Door>();
  private readonly lines = new Set<Line>();
  slowestMs = 30;

  constructor(time: VirtualTime, chance: SeededChance) {
    this.time = time;
    this.chance = chance;
  }
  open(host: string, door: Door): void {
    this.doors.set(host, door);
  }
  door(host: string): Door | undefined {
    return this.doors.get(host);
  }
  delay(): number {
    return this.chance.between(0.1, this.slowestMs);
  }
  join(line: Line): void {
    this.lines.add(line);
  }
  part(line: Line): void {
    this.lines.delete(line);
  }
  /** Ends connections in the middle of whatever they carry. */
  cut(isMeant: (line: Line) => boolean): void {
    for (const line of [...this.lines]) if (isMeant(line)) line.cut();
  }
  /** The class that a browser would have. */
  socketClass(): typeof WebSocket {
    const network = this;
    return class extends ClientEnd {
      constructor(url: string) {
        super(network, url);
      }
    } as unknown as typeof WebSocket;
  }
}
const LOST = 1006;
/** One connection. */
export class Line {
  readonly host: string;
  private readonly network: Network;
  private readonly client: ClientEnd;
  private readonly server: ServerEnd;
  private isCut = false;
  private upAt = 0;
  private downAt = 0;

  constructor(network: Network, host: string, client: ClientEnd) {
    this.network = network;
    this.host = host;
    this.client = client;
    this.server = new ServerEnd(this);
    network.join(this);
    this.up(() => {
      const isTaken = network.door(host)?.(this.server) ?? false;
      if (isTaken) this.down(() => client.opened());
      else this.cut();
    });
  }
  /** To the server, behind whatever was sent before. */
  up(arrive: () => void): void {
    const { time } = this.network;
    this.upAt = Math.max(this.upAt, time.now + this.network.delay());
    time.after(this.upAt - time.now, () => !this.isCut && arrive());
  }
  down(arrive: () => void): void {
    const { time } = this.network;
    this.downAt = Math.max(this.downAt, time.now + this.network.delay());
    time.after(this.downAt - time.now, () => !this.isCut && arrive());
  }
  toServer(data: Buffer, isBinary: boolean): void {
    this.up(() => this.server.emit("message", data, isBinary));
  }
  toClient(data: string | Uint8Array): void {
    this.down(() => this.client.heard(data));
  }
  cut(): void {
    if (this.isCut) return;
    this.isCut = true;
    this.end(LOST, "");
  }
  /** Both sides learn that it is over. */
  end(code: number, reason: string): void {
    this.network.part(this);
    this.server.over();
    this.client.over(code, reason);
  }
}
/** The server's side, as the library's socket and the stream under it. */
export class ServerEnd extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  readonly stream: { readonly writableLength: number; write(frame: Uint8Array): boolean };
  private readonly line: Line;
  constructor(line: Line) {
    super();
    this.line = line;
    const write = (frame: Uint8Array): boolean => {
      if (this.readyState === this.OPEN) line.toClient(messageIn(Buffer.from(frame)));
      return true;
    };
    this.stream = { writableLength: 0, write };
  }
  get host(): string {
    return this.line.host;
  }
  send(text: string): void {
    if (this.readyState === this.OPEN) this.line.toClient(text);
  }
  close(code: number, reason: string): void {
    if (this.readyState !== this.OPEN) return;
    this.readyState = 2;
    this.line.down(() => this.line.end(code, reason));
  }
  terminate(): void {
    this.line.cut();
  }
  over(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.emit("close");
  }
}
/** The message in a whole binary frame of a server (RFC 6455, section 5.2). */
function messageIn(frame: Buffer): Uint8Array {
  const short = frame[1]!;
  return frame.subarray(short < 126 ? 2 : short === 126 ? 4 : 10);
}
/** The client's side, as far as `@cardwright/client` uses it. */
class ClientEnd {
  readonly OPEN = 1;
  readyState = 0;
  binaryType = "";
  onopen: () => void = () => undefined;
  onmessage: (message: { data: unknown }) => void = () => undefined;
  onclose: (why: { code: number; reason: string }) => void = () => undefined;
  onerror: () => void = () => undefined;
  private readonly line: Line;
  constructor(network: Network, url: string) {
    this.line = new Line(network, new URL(url).hostname, this);
  }
  opened(): void {
    this.readyState = 1;
    this.onopen();
  }
  heard(data: string | Uint8Array): void {
    if (this.readyState !== 1) return;
    this.onmessage({ data: typeof data === "string" ? data : Uint8Array.from(data).buffer });
  }
  send(data: string | Uint8Array): void {
    if (this.readyState !== 1) return;
    this.line.toServer(Buffer.from(data as string), typeof data !== "string");
  }
  close(): void {
    if (this.readyState >= 2) return;
    this.readyState = 2;
    this.line.up(() => this.line.end(1000, "closed"));
  }
  over(code: number, reason: string): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose({ code, reason });
  }
}
