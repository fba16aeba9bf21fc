import { type Postgres, startPostgres } from "@cardwright/testbed";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Server } from "../src/index.ts";
import { readEntry } from "../src/store/store.ts";
import { seatAll, seated, sit, startServer, until } from "./harness/table.ts";

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres({ durable: true });
});
afterAll(() => postgres.close());

const NODES = 3;
const MATCHES = 4;
const PER_ACTION_MS = 250;
const clock = { bank_ms: 0, per_action_ms: PER_ACTION_MS };
const startNodes = (): Promise<Server[]> =>
  Promise.all(Array.from({ length: NODES }, () => startServer({ db: postgres.url, pollMs: 50, sweepMs: 50 })));

/** Each deadline gave one recorded action, made from the step before it, and the next clock ran from there. */
async function timeoutsOf({ store }: Server, match: string): Promise<number> {
  const rows = await store.entries(match, 0, 500);
  const entries = rows.map(readEntry);
  for (const [i, { action, updatedAt }] of entries.entries()) {
    if (i === 0) continue;
    const before = entries[i - 1]!;
    expect(action?.intentId).toBe(`timeout:${i - 1}:${action?.seat}`);
    expect(updatedAt - before.updatedAt).toBeGreaterThanOrEqual(PER_ACTION_MS);
  }
  return entries.length - 1;
}

test("a deadline fires once, however many nodes hold the match, and also when it passed while all were down", async () => {
  const nodes = await startNodes();
  const tables = await Promise.all(
    Array.from({ length: MATCHES }, (_, i) => seatAll(nodes[i % NODES]!.url, { game: "patience", clock })),
  );
  // Somebody looks at each match on each node, so that each of them has set its own alarm.
  const sessions = tables.flatMap(({ match, tokens }) =>
    nodes.map(({ url }, i) => sit(url, match, i === 2 ? undefined : tokens[i])),
  );
  let clocksDiffer = false;
  await Promise.all(sessions.map(seated));
  await until(() => sessions.every((session) => session.getSnapshot().seq >= 3), "three deadlines everywhere", 20_000);
  // Whichever node wrote a step, all tell the same clock with it.
  const told = new Map<string, string>();
  for (const [i, session] of sessions.entries()) {
    session.onEvents((_, { seq, clock: shown }) => {
      const step = `${Math.floor(i / NODES)} at ${seq}`;
      const text = JSON.stringify(shown);
      clocksDiffer ||= (told.get(step) ?? text) !== text;
      told.set(step, text);
    });
  }
  const again = Math.max(...sessions.map((session) => session.getSnapshot().seq)) + 2;
  await until(() => sessions.every((session) => session.getSnapshot().seq >= again), "two more", 20_000);
  expect(clocksDiffer).toBe(false);
  const fired: number[] = [];
  for (const { match } of tables) fired.push(await timeoutsOf(nodes[0]!, match));
  expect(Math.min(...fired)).toBeGreaterThanOrEqual(3);
  for (const session of sessions) session.close();
  await Promise.all(nodes.map((node) => node.close()));

  await new Promise((resolve) => setTimeout(resolve, PER_ACTION_MS * 2));
  const [first, ...others] = await startNodes();
  const after = async (): Promise<number> => {
    let least = Number.POSITIVE_INFINITY;
    for (const [i, { match }] of tables.entries()) {
      least = Math.min(least, (await timeoutsOf(first!, match)) - fired[i]!);
    }
    return least;
  };
  const end = Date.now() + 20_000;
  while ((await after()) < 3 && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await after()).toBeGreaterThanOrEqual(3);
  await Promise.all([first!, ...others].map((node) => node.close()));
}, 90_000);

test("a node that has read of a step and not yet of its clock does not fire the deadline of the step before", async () => {
  const nodes = await startNodes();
  const [near, far] = nodes;
  const { match, tokens } = await seatAll(near!.url, { game: "patience", clock });
  const sessions = nodes.map(({ url }) => sit(url, match, tokens[0]));
  await Promise.all(sessions.map(seated));
  const { store } = far!;
  const read = store.clock.bind(store);
  store.clock = async (id) => {
    await new Promise((resolve) => setTimeout(resolve, PER_ACTION_MS / 2));
    return read(id);
  };
  const steps = async () => (await near!.store.entries(match, 0, 100)).map(readEntry);
  // Shortly before each deadline somebody acts, so that the other node's alarm rings while it still reads the clock.
  for (let i = 0; i < 6; i++) {
    const { updatedAt } = (await steps()).at(-1)!;
    await new Promise((resolve) => setTimeout(resolve, updatedAt + PER_ACTION_MS - 60 - Date.now()));
    await sessions[0]!.act("wait");
  }
  await new Promise((resolve) => setTimeout(resolve, PER_ACTION_MS * 2));
  const all = await steps();
  const isTimeout = ({ action }: (typeof all)[0]): boolean => action?.intentId?.startsWith("timeout:") === true;
  expect(all.slice(1).some((step) => !isTimeout(step))).toBe(true);
  for (const [i, step] of all.entries()) {
    if (isTimeout(step)) expect(step.updatedAt - all[i - 1]!.updatedAt).toBeGreaterThanOrEqual(PER_ACTION_MS);
  }
  for (const session of sessions) session.close();
  await Promise.all(nodes.map((node) => node.close()));
}, 60_000);
