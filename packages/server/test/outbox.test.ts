import { EventEmitter } from "node:events";
import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { Connection, type Gate } from "../src/gateway/connection.ts";
import { createMetrics } from "../src/metrics.ts";

const OUTBOX_BYTES = 200;

/** A connection over a socket that only writes down what is done with it. */
function connected() {
  const done: string[] = [];
  const note = (what: string) => () => void done.push(what);
  const socket = Object.assign(new EventEmitter(), {
    readyState: 1,
    OPEN: 1,
    send: note("sent"),
    close: note("closed"),
    terminate: note("cut"),
  });
  const limits = { rate: { perSecond: 1, burst: 1 }, outboxBytes: OUTBOX_BYTES, watchersMax: 1, helloMs: 60_000 };
  const gate = { limits, metrics: createMetrics() } as unknown as Gate;
  const connection = new Connection(socket as never, new PassThrough(), gate);
  return { connection, done, end: () => socket.emit("close") };
}
test.each([
  ["a", 100, ["sent"]],
  ["a", OUTBOX_BYTES, ["closed", "cut"]],
  // Fewer characters than the outbox has bytes, and more bytes than it holds.
  ["€", 100, ["closed", "cut"]],
])("what waits for a slow reader is counted in bytes: %s, %i times", (letter, times, expected) => {
  const { connection, done, end } = connected();
  connection.send({ type: "ERROR", code: "RETRY", message: letter.repeat(times) });
  expect(done).toEqual(expected);
  end();
});
