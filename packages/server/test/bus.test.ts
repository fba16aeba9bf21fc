import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { RedisBus } from "../src/bus/redis.ts";
import { until } from "./harness/table.ts";

const unhandled: unknown[] = [];
const note = (error: unknown): void => void unhandled.push(error);
process.on("unhandledRejection", note);
afterEach(() => void process.off("unhandledRejection", note));

/** A Redis that takes one subscription, and from then on hangs up on whoever asks for one. */
function fickleRedis() {
  let refused = 0;
  const hearers: Socket[] = [];
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.on("data", (data) => {
      const text = data.toString().toLowerCase();
      for (const command of text.match(/\r\n(hello|info|client|select|subscribe)\r\n/g)?.map((found) => found.trim()) ??
        []) {
        if (command === "hello") socket.write("%1\r\n$5\r\nproto\r\n:3\r\n");
        else if (command === "info") socket.write("$17\r\nredis_version:7.0\r\n");
        else if (command !== "subscribe") socket.write("+OK\r\n");
        else if (hearers.length > 0) {
          refused++;
          socket.destroy();
        } else {
          hearers.push(socket);
          socket.write(">3\r\n$9\r\nsubscribe\r\n$18\r\ncardwright:hints:1\r\n:1\r\n");
        }
      }
    });
  });
  return { server, hearers, refused: () => refused };
}
test("a Redis that comes back and hangs up at once does not end the server", { timeout: 15_000 }, async () => {
  const redis = fickleRedis();
  redis.server.listen(0, "127.0.0.1");
  await once(redis.server, "listening");
  const { port } = redis.server.address() as AddressInfo;
  const bus = new RedisBus(`redis://127.0.0.1:${port}`, { gone: () => undefined, back: () => undefined });
  await bus.open(() => undefined);
  await until(() => redis.hearers.length === 1, "the subscription");
  // Its answer has to be read first, or there is nothing to come back to.
  await until(() => bus.connected, "both connections");
  await new Promise((resolve) => setImmediate(resolve));
  redis.hearers[0]!.destroy();
  await until(() => redis.refused() >= 2, "to be refused again and again");
  await bus.close();
  redis.server.close();
  expect(unhandled).toEqual([]);
});
