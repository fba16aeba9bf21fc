import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { type Postgres, startPostgres } from "../src/index.ts";

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query(sql);
    return rows;
  } finally {
    await client.end();
  }
}

const settings = "select name, setting from pg_settings where name in ('fsync', 'synchronous_commit') order by name";

describe("a durable PostgreSQL", () => {
  let server: Postgres;
  beforeAll(async () => {
    server = await startPostgres({ durable: true });
    await ask(server.url, "create table moves (revision integer primary key)");
  });
  afterAll(() => server?.close());

  test("waits for the disk at every commit", async () => {
    expect(await ask(server.url, settings)).toEqual([
      { name: "fsync", setting: "on" },
      { name: "synchronous_commit", setting: "on" },
    ]);
  });

  test("keeps what was committed over an orderly restart", async () => {
    await ask(server.url, "insert into moves values (1)");
    await server.restart();
    expect(await ask(server.url, "select revision from moves where revision = 1")).toEqual([{ revision: 1 }]);
  });

  test("keeps what was committed, and nothing else, when all its processes are killed", async () => {
    await ask(server.url, "insert into moves values (2)");
    const unfinished = new pg.Client(server.url);
    const lost = new Promise((resolve) => unfinished.once("error", resolve));
    await unfinished.connect();
    await unfinished.query("begin");
    await unfinished.query("insert into moves values (3)");
    await server.kill();
    await lost;
    await expect(ask(server.url, "select 1")).rejects.toThrow("ECONNREFUSED");
    await server.restart();
    expect(await ask(server.url, "select revision from moves where revision >= 2")).toEqual([{ revision: 2 }]);
  });
});

test("a PostgreSQL that need not last does not wait for the disk, and is gone after close", async () => {
  const server = await startPostgres();
  expect(await ask(server.url, settings)).toEqual([
    { name: "fsync", setting: "off" },
    { name: "synchronous_commit", setting: "off" },
  ]);
  await server.close();
  await expect(ask(server.url, "select 1")).rejects.toThrow("ECONNREFUSED");
});

describe("a PostgreSQL given by TEST_DATABASE_URL", () => {
  afterEach(() => vi.unstubAllEnvs());

  test("lends each test file a database of its own, and is never stopped", async () => {
    const server = await startPostgres();
    vi.stubEnv("TEST_DATABASE_URL", server.url);
    const [first, second] = await Promise.all([startPostgres(), startPostgres()]);
    await ask(first.url, "create table moves (revision integer)");
    await expect(ask(second.url, "select * from moves")).rejects.toThrow("does not exist");
    await expect(first.kill()).rejects.toThrow("unset TEST_DATABASE_URL");
    await Promise.all([first.close(), second.close()]);
    expect(await ask(server.url, "select datname from pg_database where datname like 'cardwright%'")).toEqual([]);
    await server.close();
  });
});
