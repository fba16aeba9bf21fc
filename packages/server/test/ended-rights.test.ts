import { type Postgres, type Redis, startPostgres, startRedis } from "@cardwright/testbed";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONDITIONS, endRights } from "./harness/ended-rights.ts";

let postgres: Postgres;
let redis: Redis;
beforeAll(async () => {
  [postgres, redis] = await Promise.all([startPostgres({ durable: true }), startRedis()]);
});
afterAll(async () => {
  await Promise.all([postgres.close(), redis.close()]);
});

describe("once the end of a right is answered", () => {
  test.each(CONDITIONS)(
    "no node takes a command by it or tells it anything: Redis %s",
    async (condition) => {
      const report = await endRights({ postgres, redis, rounds: 15, conditions: [condition] });
      expect(report.wrong).toEqual([]);
      expect(report).toMatchObject({ ended: 15, sent: 60, accepted: 0, told: 0 });
    },
    60_000,
  );
  test("a store that does not look at rights is found out", async () => {
    const report = await endRights({ postgres, redis, rounds: 10, conditions: ["stopped"], sabotage: "forget rights" });
    expect(report.accepted).toBeGreaterThan(0);
    expect(report.told).toBeGreaterThan(0);
  }, 60_000);
  // The last one: it changes the server for good.
  test("a room that tells what others have stored before it has read rights again is found out", async () => {
    const options = { postgres, redis, rounds: 10, conditions: ["stopped"] } as const;
    expect((await endRights({ ...options, sabotage: "tell before rights are read" })).told).toBeGreaterThan(0);
  }, 60_000);
});
