import { NO_WORDS, Packer, PROTOCOL_VERSION, type ServerMessage, Unpacker } from "@cardwright/protocol";

/** One connection, from HELLO to its end: texts until WELCOME, packed from then on. */
export interface LinkOptions {
  readonly url: string;
  readonly match: string;
  readonly token?: string | undefined;
  readonly lastSeq?: number | undefined;
  readonly encoding: "json" | "packed";
  readonly sentences: boolean | string;
  readonly WebSocket: typeof WebSocket;
  heard(message: ServerMessage): void;
  ended(code: number, reason: string): void;
}
export interface Link {
  send(message: object): void;
  close(): void;
}
export function openLink(options: LinkOptions): Link {
  const { url, match, token, lastSeq, encoding, sentences, heard, ended } = options;
  const socket = new options.WebSocket(url);
  socket.binaryType = "arraybuffer";
  let packer = new Packer(NO_WORDS);
  let unpacker = new Unpacker(NO_WORDS);
  let packed = false;
  let over = false;
  const end = (code: number, reason: string): void => {
    if (over) return;
    over = true;
    ended(code, reason);
  };
  socket.onopen = () => {
    const hello = {
      type: "HELLO",
      version: PROTOCOL_VERSION,
      match,
      ...(token === undefined ? {} : { token }),
      ...(lastSeq === undefined ? {} : { last_seq: lastSeq }),
      encoding,
      ...(sentences === false ? {} : { sentences }),
    };
    socket.send(JSON.stringify(hello));
  };
  socket.onmessage = ({ data }: { data: unknown }) => {
    if (over) return;
    const message = (
      typeof data === "string" ? JSON.parse(data) : unpacker.unpack(new Uint8Array(data as ArrayBuffer))
    ) as ServerMessage;
    if (message.type === "WELCOME" && message.vocabulary !== undefined) {
      packed = true;
      packer = new Packer(message.vocabulary);
      unpacker = new Unpacker(message.vocabulary);
    }
    heard(message);
  };
  socket.onclose = ({ code, reason }: { code: number; reason: string }) => end(code, reason);
  // The close that follows an error says what there is to say.
  socket.onerror = () => undefined;
  return {
    send(message) {
      if (!over && socket.readyState === socket.OPEN)
        socket.send(packed ? packer.pack(message) : JSON.stringify(message));
    },
    close() {
      socket.close();
      end(1000, "closed");
    },
  };
}
