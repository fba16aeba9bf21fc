import { once } from "node:events";
import { type Postgres, startPostgres } from "@cardwright/testbed";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStore } from "../src/index.ts";
import { readEntry } from "../src/store/store.ts";
import { StoreClock } from "../src/store-clock.ts";
import { type ServerProcess, startProcess } from "./harness/crash.ts";
import { seatAll, seated, sit, until } from "./harness/table.ts";

const DAY_MS = 86_400_000;
const PER_ACTION_MS = 700;
/** On a machine that does many things at once. */
const LATE_MS = 2_500;
/** Deadlines that pass at each table. */
const TIMEOUTS = 2;
let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres({ durable: true });
});
afterAll(() => postgres.close());

test("a node whose clock is off by a day fires no deadline early and none late, and its steps have the time of the store", async () => {
  const config = { port: 0, db: postgres.url, logLevel: "silent", pollMs: 50, sweepMs: 50 } as const;
  const started = [0, DAY_MS, -DAY_MS].map((clockOffMs) => startProcess({ config, clockOffMs }));
  const nodes: ServerProcess[] = await Promise.all(started);
  const clock = { bank_ms: 0, per_action_ms: PER_ACTION_MS };
  const tables = await Promise.all(nodes.map(({ url }) => seatAll(url, { game: "patience", clock })));
  const sessions = tables.flatMap(({ match, tokens }) => nodes.map(({ url }) => sit(url, match, tokens[0])));
  await Promise.all(sessions.map(seated));
  await until(() => sessions.every((session) => session.getSnapshot().seq >= TIMEOUTS), "deadlines", 20_000);
  const store = openStore(postgres.url);
  for (const { match } of tables) {
    const entries = (await store.entries(match, 0, 100)).map(readEntry);
    expect(entries.length).toBeGreaterThan(TIMEOUTS);
    for (const [i, { updatedAt }] of entries.entries()) {
      expect(Math.abs(updatedAt - Date.now())).toBeLessThan(60_000);
      const before = entries[i - 1]?.updatedAt;
      if (before === undefined) continue;
      expect(updatedAt - before).toBeGreaterThanOrEqual(PER_ACTION_MS);
      expect(updatedAt - before).toBeLessThan(PER_ACTION_MS + LATE_MS);
    }
  }
  await store.close();
  for (const session of sessions) session.close();
  for (const { child } of nodes) {
    child.kill("SIGTERM");
    await once(child, "exit");
  }
}, 60_000);
test("whoever runs it is told once, and the time goes on while the store cannot be asked", async () => {
  const told: number[] = [];
  const times = [Date.now() - DAY_MS, Date.now() - DAY_MS];
  const store = { time: async () => times.shift() ?? Promise.reject(new Error("away")) };
  const clock = new StoreClock({ store, told: (offMs) => told.push(Math.round(offMs / DAY_MS)) });
  await clock.open();
  expect(told).toEqual([1]);
  const before = clock.now();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(clock.now() - before).toBeGreaterThanOrEqual(45);
  expect(Math.abs(clock.now() + DAY_MS - Date.now())).toBeLessThan(1_000);
  clock.close();
});
