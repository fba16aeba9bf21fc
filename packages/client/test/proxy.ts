import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A wire that can be cut: whatever goes through it goes on to the server, until somebody pulls the plug. */
export class Wire {
  private readonly sockets = new Set<Socket>();
  private readonly server;
  private port = 0;
  /** While down, whoever knocks is turned away. */
  down = false;
  knocks: number[] = [];
  /** What is swallowed on its way, though the connection stands: what the client says, or what the server says. */
  swallows: "nothing" | "what is asked" | "what is answered" = "nothing";

  constructor(target: string) {
    const { port } = new URL(target);
    this.server = createServer((client) => {
      this.knocks.push(performance.now());
      if (this.down) {
        client.destroy();
        return;
      }
      const onward = connect(Number(port), "127.0.0.1");
      for (const [from, to] of [
        [client, onward],
        [onward, client],
      ] as const) {
        this.sockets.add(from);
        const lost = from === client ? "what is asked" : "what is answered";
        from.on("data", (data) => void (this.swallows !== lost && to.write(data)));
        from.on("end", () => to.end());
        from.on("error", () => to.destroy());
        from.on("close", () => {
          this.sockets.delete(from);
          to.destroy();
        });
      }
    });
  }
  async open(): Promise<string> {
    this.server.listen(0, "127.0.0.1");
    await once(this.server, "listening");
    this.port = (this.server.address() as AddressInfo).port;
    return `http://127.0.0.1:${this.port}`;
  }
  /** Ends every connection in the middle of whatever it carries. */
  cut(): void {
    for (const socket of this.sockets) socket.resetAndDestroy();
  }
  async close(): Promise<void> {
    this.cut();
    this.server.close();
    await once(this.server, "close");
  }
}
