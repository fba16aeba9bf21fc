import { Redis } from "ioredis";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { type Redis as RedisServer, startRedis } from "../src/index.ts";

let server: RedisServer;
beforeAll(async () => {
  server = await startRedis();
}, 300_000);
afterEach(() => vi.unstubAllEnvs());
afterAll(() => server?.close());

async function ask<Answer>(question: (redis: Redis) => Promise<Answer>): Promise<Answer> {
  const redis = new Redis(server.url, { lazyConnect: true, retryStrategy: () => null });
  redis.on("error", () => {});
  try {
    await redis.connect();
    return await question(redis);
  } finally {
    redis.disconnect();
  }
}

test("answers a ping and keeps a value", async () => {
  expect(await ask((redis) => redis.ping())).toBe("PONG");
  await ask((redis) => redis.set("seat", "taken"));
  expect(await ask((redis) => redis.get("seat"))).toBe("taken");
});

test("goes away and comes back on the same port, empty", async () => {
  await ask((redis) => redis.set("seat", "taken"));
  await server.stop();
  await expect(ask((redis) => redis.ping())).rejects.toThrow();
  await server.start();
  expect(await ask((redis) => redis.get("seat"))).toBeNull();
});

test("uses a server given by TEST_REDIS_URL, and never stops it", async () => {
  vi.stubEnv("TEST_REDIS_URL", server.url);
  const given = await startRedis();
  expect(given.url).toBe(server.url);
  await expect(given.stop()).rejects.toThrow("unset TEST_REDIS_URL");
  await given.close();
  expect(await ask((redis) => redis.ping())).toBe("PONG");
});

test("says what to do where there is no server and no way to get one", async () => {
  vi.stubEnv("PATH", "");
  await expect(startRedis()).rejects.toThrow("No Redis server: install one");
});
