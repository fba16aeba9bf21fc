import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** The line between nodes and Redis: as it is, slow, or cut. */
export class RedisLine {
  private readonly sockets = new Set<Socket>();
  private readonly server;
  /** How long each piece takes, in either direction. */
  delayMs = 0;
  /** While it is cut, whoever calls is turned away. */
  private isCut = false;

  constructor(target: string) {
    const port = Number(new URL(target).port);
    this.server = createServer((caller) => {
      if (this.isCut) caller.destroy();
      else this.join(caller, connect(port, "127.0.0.1"));
    });
  }
  private join(caller: Socket, onward: Socket): void {
    for (const [from, to] of [
      [caller, onward],
      [onward, caller],
    ] as const) {
      this.sockets.add(from);
      from.on("data", (data) => {
        if (this.delayMs === 0) to.write(data);
        else setTimeout(() => to.write(data), this.delayMs);
      });
      from.on("error", () => to.destroy());
      from.on("close", () => {
        this.sockets.delete(from);
        to.destroy();
      });
    }
  }
  async open(): Promise<string> {
    this.server.listen(0, "127.0.0.1");
    await once(this.server, "listening");
    return `redis://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }
  cut(): void {
    this.isCut = true;
    for (const socket of this.sockets) socket.resetAndDestroy();
  }
  mend(): void {
    this.isCut = false;
  }
  async close(): Promise<void> {
    this.cut();
    this.server.close();
    await once(this.server, "close");
  }
}
