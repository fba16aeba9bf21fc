import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { type Postgres, type Redis, startPostgres, startRedis } from "@cardwright/testbed";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bundleRules, openStore, type RuleBundle } from "../src/index.ts";
import { startProcess } from "./harness/crash.ts";
import { judge } from "./harness/journal.ts";
import { Crowd, UNLIMITED } from "./harness/players.ts";
import { until } from "./harness/table.ts";

/** New rules come to one node after the other while people play on both, and nodes are killed in the middle of moving matches. */

let postgres: Postgres;
let redis: Redis;
let code: string;
beforeAll(async () => {
  const rules = fileURLToPath(new URL("./games/duel-rules.ts", import.meta.url));
  [postgres, redis] = await Promise.all([startPostgres({ durable: true }), startRedis()]);
  ({ code } = await bundleRules(rules));
}, 60_000);
afterAll(async () => {
  await Promise.all([postgres.close(), redis.close()]);
});

/** A refactor: other rules by their hash, and the same by what they lead to. */
const rulesOf = (letter: string): RuleBundle => ({ code, hash: letter.repeat(64) });
const FIRST_PORT = 27_000 + (process.pid % 500) * 2;
const KILLS = 3;

test("no move is lost or doubled, and every match is moved wholly or not at all", async () => {
  const [before, after] = [rulesOf("a"), rulesOf("b")];
  const limits = { ...UNLIMITED, messagesPerSecond: 1_000, messageBurst: 10_000, idleMs: 600_000 };
  const start = async (index: number, rules: RuleBundle): Promise<ChildProcess> => {
    const config = {
      port: FIRST_PORT + index,
      db: postgres.url,
      bus: redis.url,
      logLevel: "silent",
      ...limits,
    } as const;
    return (await startProcess({ config, rules })).child;
  };
  const kill = async (node: ChildProcess): Promise<void> => {
    const gone = once(node, "exit");
    node.kill("SIGKILL");
    await gone;
  };
  const store = openStore(postgres.url);
  await store.open();
  const nodes = [await start(0, before), await start(1, before)];
  const urls = [0, 1].map((index) => `http://127.0.0.1:${FIRST_PORT + index}`);
  const crowd = new Crowd({ urls, matches: 16, games: ["duel"], pause: 60, name: "a deploy", roam: true });
  crowd.start();
  const playOn = async (): Promise<void> => {
    const so = crowd.acknowledged;
    await until(() => crowd.acknowledged > so + 40, "people to play on", 60_000);
  };
  const living = async () => (await store.list({ status: "running", limit: 1_000 })).map(({ content }) => content[0]);
  await playOn();
  const moved: number[] = [];
  for (let round = 0; round < KILLS; round++) {
    await kill(nodes[1]!);
    nodes[1] = await start(1, after);
    await new Promise((resolve) => setTimeout(resolve, 40 * round));
    moved.push((await living()).filter((letter) => letter === "b").length);
  }
  await kill(nodes[1]!);
  nodes[1] = await start(1, after);
  await playOn();
  await kill(nodes[0]!);
  nodes[0] = await start(0, after);
  await playOn();
  for (const end = Date.now() + 20_000; (await living()).includes("a") && Date.now() < end; ) await playOn();
  const left = await living();
  const unsettled = await crowd.settle(async (match) => {
    const view = await fetch(`${urls[0]}/api/v1/matches/${match}/view`);
    return view.status === 200 ? ((await view.json()) as { seq: number }).seq : -1;
  });
  await Promise.all(nodes.map(kill));
  const wrong = [...unsettled, ...(await judge(store, crowd.journals))];
  const [from, to] = [before.hash, after.hash];
  let count = 0;
  for (const { id, content, moves } of await store.list({ limit: 10_000 })) {
    const expected = content === to && moves.length > 0 ? [{ at: expect.any(Number), from, to }] : [];
    expect(moves, id).toEqual(expected);
    if (content === from) expect(moves, id).toEqual([]);
    if (moves.length > 0) count++;
  }
  await store.close();
  expect(wrong).toEqual([]);
  expect(left).not.toContain("a");
  expect(count, `moved while it ran, after each kill: ${moved}`).toBeGreaterThan(0);
}, 300_000);
