import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { PROTOCOL_VERSION } from "@cardwright/protocol";
import { expect, test } from "vitest";
import { RawSocket } from "./harness/raw.ts";
import { seatAll, startServer } from "./harness/table.ts";

/** Frames below the messages of the protocol: pings, pongs and parts of messages are counted like messages. */

const RATE = { messagesPerSecond: 25, messageBurst: 100 };
const [CONTINUATION, TEXT, PING, PONG] = [0x0, 0x1, 0x9, 0xa];
const FIN = 0x80;
/** A frame of a client, masked with zeros. */
function frame(first: number, payload: Buffer): Buffer {
  const { length } = payload;
  const size = length < 126 ? [0x80 | length] : [0x80 | 126, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([first, ...size, 0, 0, 0, 0]), payload]);
}
/** A socket that watches a match, and of which every byte is ours. */
async function watching(url: string, match: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => undefined);
  const key = "dGhlIHNhbXBsZSBub25jZQ==";
  const upgrade = ["connection: upgrade", "upgrade: websocket", "sec-websocket-version: 13"];
  const lines = ["GET /play HTTP/1.1", "host: 127.0.0.1", ...upgrade, `sec-websocket-key: ${key}`];
  socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  await once(socket, "data");
  const hello = JSON.stringify({ type: "HELLO", version: PROTOCOL_VERSION, match });
  socket.write(frame(FIN | TEXT, Buffer.from(hello)));
  await once(socket, "data");
  return socket;
}
const FRAMES = 100_000;
const AT_ONCE = 1_000;
const PATIENCE_MS = 3_000;
/** Sends very many frames, and says whether the other side has ended it before or soon after. */
async function isCut(socket: Socket, bytes: Buffer): Promise<boolean> {
  const many = Buffer.concat(Array.from({ length: AT_ONCE }, () => bytes));
  let isOver = false;
  const over = new Promise<void>((resolve) => socket.once("close", resolve)).then(() => {
    isOver = true;
  });
  for (let sent = 0; sent < FRAMES && !isOver; sent += AT_ONCE) {
    const drained = new Promise((resolve) => socket.once("drain", resolve));
    if (!socket.write(many)) await Promise.race([drained, over]);
  }
  for (let waited = 0; waited < PATIENCE_MS && !isOver; waited += 20)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return isOver;
}
test.each([
  ["pings with as much in them as fits", frame(FIN | PING, Buffer.alloc(125, "p")), true],
  ["pings, by somebody who reads no answer", frame(FIN | PING, Buffer.alloc(125, "p")), false],
  ["empty pings", frame(FIN | PING, Buffer.alloc(0)), true],
  ["pongs that nobody asked for", frame(FIN | PONG, Buffer.alloc(0)), true],
])(
  "%s are not taken without end",
  async (_, bytes, reads) => {
    const server = await startServer(RATE);
    const { match } = await seatAll(server.url, { game: "duel" });
    const socket = await watching(server.url, match);
    if (reads) socket.resume();
    else socket.pause();
    expect(await isCut(socket, bytes)).toBe(true);
    socket.destroy();
    await server.close();
  },
  60_000,
);
test("a message in very many parts is none, however little is in them", async () => {
  const server = await startServer(RATE);
  const { match } = await seatAll(server.url, { game: "duel" });
  const socket = await watching(server.url, match);
  socket.resume();
  socket.write(frame(TEXT, Buffer.alloc(0)));
  const empty = frame(CONTINUATION, Buffer.alloc(0));
  const ended = once(socket, "close").then(() => true);
  socket.write(Buffer.concat(Array.from({ length: 200 }, () => empty)));
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 2_000));
  expect(await Promise.race([ended, late])).toBe(true);
  socket.destroy();
  await server.close();
});
test("a ping now and then is answered with what was in it, and a message may come in a few parts", async () => {
  const server = await startServer(RATE);
  const { match } = await seatAll(server.url, { game: "duel" });
  const socket = await new RawSocket(server.url).hello(match);
  await socket.next("STATE_SNAPSHOT");
  for (const said of ["one", "two"]) {
    socket.socket.ping(said);
    const [answer] = (await once(socket.socket, "pong")) as [Buffer];
    expect(answer.toString()).toBe(said);
  }
  const text = JSON.stringify({ type: "PING", request_id: 7 });
  for (const [i, letter] of [...text].entries()) socket.socket.send(letter, { fin: i === text.length - 1 });
  expect(await socket.next("PONG")).toMatchObject({ request_id: 7 });
  socket.close();
  await server.close();
});
