import { startRedis } from "@cardwright/testbed";
import { Redis } from "ioredis";
import { expect, test } from "vitest";
import { RedisBus } from "../src/bus/redis.ts";
import { createLog } from "../src/operator-log.ts";
import { until } from "./harness/table.ts";

const PASSWORD = "nobody may read this";

test("a password that Redis refuses is not written to the log, the reason is", async () => {
  const redis = await startRedis();
  const admin = new Redis(redis.url);
  await admin.config("SET", "requirepass", "another one");
  const lines: string[] = [];
  const log = createLog("warn", { write: (line) => void lines.push(line) });
  const url = new URL(redis.url);
  url.password = PASSWORD;
  const bus = new RedisBus(url.href, (err) => log.warn({ err }, "the bus is away"));
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
