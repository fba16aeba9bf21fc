import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** The line to a server: as it is, slow, cut, or led to another one. */
export class Line {
  private readonly sockets = new Set<Socket>();
  private readonly server;
  private target: number;
  /** How long each piece takes, in either direction. */
  delayMs = 0;
  /** While it is cut, whoever calls is turned away. */
  private isCut = false;

  /** It leads to this port of this machine. */
  constructor(target: number) {
    this.target = target;
    this.server = createServer((caller) => {
      if (this.isCut) caller.destroy();
      else this.join(caller, connect(this.target, "127.0.0.1"));
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
  /** Answers with the port of this machine that leads along it. */
  async open(): Promise<number> {
    this.server.listen(0, "127.0.0.1");
    await once(this.server, "listening");
    return (this.server.address() as AddressInfo).port;
  }
  cut(): void {
    this.isCut = true;
    for (const socket of this.sockets) socket.resetAndDestroy();
  }
  mend(): void {
    this.isCut = false;
  }
  leadTo(target: number): void {
    this.cut();
    this.target = target;
    this.mend();
  }
  async close(): Promise<void> {
    this.cut();
    this.server.close();
    await once(this.server, "close");
  }
}
