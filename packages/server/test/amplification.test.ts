import { once } from "node:events";
import type { Socket } from "node:net";
import { expect, test } from "vitest";
import type { Server } from "../src/index.ts";
import { RawSocket } from "./harness/raw.ts";
import { seatAll, startServer, until } from "./harness/table.ts";

/** Bytes that come back for the bytes that are sent, as they lie on the wire. */

const RATIO_MAX = 20;
const TIMES = 200;
const wire = (socket: RawSocket): Socket => (socket.socket as unknown as { readonly _socket: Socket })._socket;
interface Count {
  readonly sent: number;
  readonly received: number;
}
const counted = (socket: RawSocket): Count => {
  const { bytesWritten, bytesRead } = wire(socket);
  return { sent: bytesWritten, received: bytesRead };
};
/** Sends the same again and again until it is cut, and says how much came back for it. */
async function ratioOf(server: Server, socket: RawSocket, message: unknown, from: Count): Promise<number> {
  const raw = wire(socket);
  for (let i = 0; i < TIMES && socket.closed === null; i++) {
    socket.send(message);
    if (i % 20 === 0) await new Promise((resolve) => setTimeout(resolve, 2));
  }
  await fetch(`${server.url}/health`);
  if (socket.closed === null) {
    socket.close();
    await once(socket.socket, "close");
  }
  return (raw.bytesRead - from.received) / (raw.bytesWritten - from.sent);
}
test.each([
  ["RESYNC", { type: "RESYNC" }],
  ["RESYNC from long ago", { type: "RESYNC", last_seq: 0 }],
  ["LIST_ACTIONS", { type: "LIST_ACTIONS", request_id: 1 }],
  ["DESCRIBE", { type: "DESCRIBE", request_id: 1, action: "play" }],
])("after the welcome: %s again and again", async (_, message) => {
  const server = await startServer();
  const { match, tokens } = await seatAll(server.url, { game: "duel" });
  for (const token of [...tokens, undefined]) {
    const socket = await new RawSocket(server.url).hello(match, token);
    await socket.next("STATE_SNAPSHOT");
    expect(await ratioOf(server, socket, message, counted(socket))).toBeLessThanOrEqual(RATIO_MAX);
  }
  await server.close();
});
test.each([["{}"], ["x"], [{ type: "RESYNC" }], [{ type: "HELLO", version: 99, match: "no-such-match" }]])(
  "before it: %j again and again",
  async (message) => {
    const server = await startServer();
    const socket = await new RawSocket(server.url).open();
    const from = counted(socket);
    expect(await ratioOf(server, socket, message, from)).toBeLessThanOrEqual(RATIO_MAX);
    await server.close();
  },
);
test("after each step a view is sent to whoever asks for one", async () => {
  const server = await startServer();
  const { match, tokens } = await seatAll(server.url, { game: "duel" });
  const [ada, bo] = await Promise.all(tokens.map((token) => new RawSocket(server.url).hello(match, token)));
  await bo!.next("STATE_SNAPSHOT");
  const views = () => bo!.messages.filter(({ type }) => type === "STATE_SNAPSHOT").length;
  for (let step = 1; step <= 6; step++) {
    (step % 2 === 1 ? ada : bo)!.send({ type: "ACTION", action: "pass", intent_id: `pass ${step}` });
    await until(() => bo!.messages.some(({ seq, type }) => type === "EVENTS" && seq === step), `step ${step}`);
    const before = views();
    bo!.send({ type: "RESYNC" });
    await until(() => views() === before + 1, "a view");
  }
  expect(bo!.closed).toBeNull();
  await server.close();
});
