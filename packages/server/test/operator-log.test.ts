import { startRedis } from "@cardwright/testbed";
import { Redis } from "ioredis";
import { expect, test } from "vitest";
import { RedisBus } from "../src/bus/redis.ts";
import { createLog } from "../src/operator-log.ts";
import { presence } from "../src/presence.ts";
import { MemoryStore } from "../src/store/memory.ts";
import { startServer, until } from "./harness/table.ts";

const PASSWORD = "nobody may read this";

test("a password that Redis refuses is not written to the log, the reason is", async () => {
  const redis = await startRedis();
  const admin = new Redis(redis.url);
  await admin.config("SET", "requirepass", "another one");
  const lines: string[] = [];
  const log = createLog("warn", { write: (line) => void lines.push(line) });
  const url = new URL(redis.url);
  url.password = PASSWORD;
  const bus = new RedisBus(url.href, { gone: (err) => log.warn({ err }, "the bus is away"), back: () => undefined });
  await bus.open(() => undefined);
  await until(() => lines.length > 0, "a line");
  await bus.close();
  expect(JSON.parse(lines[0]!)).toMatchObject({
    msg: "the bus is away",
    err: { message: expect.stringContaining("WRONGPASS") },
  });
  expect(lines.join()).not.toContain(PASSWORD);
  admin.disconnect();
  await redis.close();
});
test("an error is told with its type, its code and its causes; what else hangs on it is not", () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => void lines.push(line) });
  const cause = Object.assign(new TypeError("the disk is away"), { row: PASSWORD });
  log.error(Object.assign(new RangeError("not stored", { cause }), { code: "EIO", client: { PASSWORD } }));
  log.error({ err: new AggregateError([new Error("no v4"), new Error("no v6")]) });
  log.error({ err: "only words" });
  expect(lines.map((line) => JSON.parse(line).err)).toMatchObject([
    { type: "RangeError", message: "not stored: the disk is away", code: "EIO" },
    { errors: [{ message: "no v4" }, { message: "no v6" }] },
    "only words",
  ]);
  expect(lines.join()).not.toContain(PASSWORD);
});
test("that Redis is away is told once, however often it is tried, and once that it is back", async () => {
  const redis = await startRedis();
  const told: string[] = [];
  let failures = 0;
  const { gone, back } = presence(
    () => told.push("away"),
    () => told.push("back"),
  );
  const failed = (error: unknown): void => {
    failures++;
    gone(error);
  };
  const bus = new RedisBus(redis.url, { gone: failed, back });
  await bus.open(() => undefined);
  await until(() => bus.connected, "the bus");
  for (let outages = 1; outages <= 2; outages++) {
    failures = 0;
    await redis.stop();
    await until(() => failures >= 4, "several attempts");
    expect(told).toHaveLength(outages * 2 - 1);
    await redis.start();
    await until(() => told.length === outages * 2, "its return");
  }
  expect(told).toEqual(["away", "back", "away", "back"]);
  await bus.close();
  await redis.close();
});
test("that the store is away is told once, however often it is asked, and once that it is back", async () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => void lines.push(line) });
  const store = new MemoryStore();
  const due = store.due.bind(store);
  let isAway = false;
  let asked = 0;
  store.due = async (...given) => {
    asked++;
    if (isAway) throw new Error("no route to host");
    return due(...given);
  };
  // Nodes that share it also look for steps of others, and mostly there is nothing to ask for.
  Object.assign(store, { shared: true });
  const server = await startServer({ sweepMs: 10, pollMs: 1 }, { store, log });
  const told = () => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg.startsWith("the store"));
  for (const expected of [1, 2]) {
    isAway = expected === 1;
    asked = 0;
    await until(() => asked >= 5, "several sweeps");
    expect(told()).toHaveLength(expected);
  }
  expect(told()).toMatchObject([
    { msg: expect.stringContaining("away"), err: { message: "no route to host" } },
    { msg: "the store is back" },
  ]);
  await server.close();
});
