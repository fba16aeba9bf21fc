import { PROTOCOL_VERSION, Unpacker } from "@cardwright/protocol";
import WebSocket from "ws";

/** A connection that takes packed frames: everything it carried, as text again, and the bytes as they were. */
export class PackedSocket {
  readonly texts: string[] = [];
  /** One letter for each byte. */
  readonly bytes: string[] = [];
  private readonly socket: WebSocket;
  private unpacker: Unpacker | null = null;

  constructor(url: string, match: string, token: string | undefined) {
    this.socket = new WebSocket(`${url.replace("http", "ws")}/play`, { perMessageDeflate: false });
    const hello = {
      type: "HELLO",
      version: PROTOCOL_VERSION,
      match,
      encoding: "packed",
      ...(token === undefined ? {} : { token }),
    };
    this.socket.on("open", () => this.socket.send(JSON.stringify(hello)));
    this.socket.on("message", (data: Buffer, isBinary) => {
      this.bytes.push(data.toString("latin1"));
      this.texts.push(isBinary ? this.unpacked(data) : data.toString());
    });
    this.socket.on("error", () => undefined);
  }
  private unpacked(data: Buffer): string {
    this.unpacker ??= new Unpacker(JSON.parse(this.texts[0]!).vocabulary);
    try {
      return JSON.stringify(this.unpacker.unpack(data));
    } catch (error) {
      return String(error);
    }
  }
  send(message: object): void {
    this.socket.send(JSON.stringify(message));
  }
  close(): void {
    this.socket.close();
  }
}
