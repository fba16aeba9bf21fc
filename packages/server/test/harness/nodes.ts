import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import type { Draw } from "@cardwright/core";
import { drawFrom } from "@cardwright/core/testing";
import type { Postgres, Redis } from "@cardwright/testbed";
import { openStore } from "../../src/index.ts";
import { spareProcess, startProcess } from "./crash.ts";
import { judge } from "./journal.ts";
import { Crowd, UNLIMITED } from "./players.ts";

/** The nodes that are running, for whoever troubles them. */
export interface Nodes {
  readonly draw: Draw;
  any(): ChildProcess;
  /** Ends a node at once; another comes in its place a little later. */
  replace(node: ChildProcess): Promise<void>;
}
export type Trouble = (nodes: Nodes) => Promise<unknown>;
export interface NodesOptions {
  /** The addresses of PostgreSQL and Redis. */
  readonly db: string;
  readonly bus: string;
  readonly nodes: number;
  readonly firstPort: number;
  readonly matches: number;
  readonly troubles: readonly Trouble[];
  readonly name: string;
  readonly pause: number;
}
export interface NodesReport {
  readonly wrong: readonly string[];
  readonly acknowledged: number;
  /** Steps acknowledged in the quiet after each trouble: the system went on. */
  readonly after: readonly number[];
}
export const killANode: Trouble = (nodes) => nodes.replace(nodes.any());
export const pauseANode: Trouble = async (nodes) => {
  const node = nodes.any();
  node.kill("SIGSTOP");
  await wait(1_500);
  node.kill("SIGCONT");
};
export const stopRedis =
  (redis: Redis): Trouble =>
  async () => {
    await redis.stop();
    await wait(1_000);
    await redis.start();
  };
export const crashPostgres =
  (postgres: Postgres): Trouble =>
  async () => {
    await postgres.kill();
    await postgres.restart();
  };
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const gone = (child: ChildProcess): Promise<unknown> =>
  child.exitCode !== null || child.signalCode !== null ? Promise.resolve() : once(child, "exit");

/** Several nodes over one PostgreSQL, players spread over all of them, and one trouble after the other. */
export async function manyNodes(options: NodesOptions): Promise<NodesReport> {
  const { db, bus, nodes, firstPort, matches, name, pause } = options;
  const draw: Draw = drawFrom(name);
  const limits = { ...UNLIMITED, messagesPerSecond: 1_000, messageBurst: 10_000 };
  const configOf = (index: number) => ({ port: firstPort + index, db, bus, logLevel: "silent", ...limits }) as const;
  const ports = Array.from({ length: nodes }, (_, i) => firstPort + i);
  const running = await Promise.all(
    ports.map((_, i) => startProcess({ config: configOf(i) }).then(({ child }) => child)),
  );
  const urls = ports.map((port) => `http://127.0.0.1:${port}`);
  const crowd = new Crowd({ urls, matches, games: ["duel", "seers"], pause, name, roam: true });
  crowd.start();
  await wait(1_000);
  const table: Nodes = {
    draw,
    any: () => running[draw(nodes)]!,
    async replace(node) {
      const index = running.indexOf(node);
      const spare = spareProcess();
      node.kill("SIGKILL");
      await gone(node);
      await wait(200 + draw(400));
      running[index] = (await startProcess({ config: configOf(index) }, spare)).child;
    },
  };
  const after: number[] = [];
  for (const trouble of options.troubles) {
    await trouble(table);
    const before = crowd.acknowledged;
    for (let i = 0; i < 100 && crowd.acknowledged < before + 20; i++) await wait(50);
    after.push(crowd.acknowledged - before);
  }
  const heads = async (match: string): Promise<number> => {
    const view = await fetch(`${urls[0]}/api/v1/matches/${match}/view`);
    return view.status === 200 ? ((await view.json()) as { seq: number }).seq : -1;
  };
  await wait(1_000);
  const unsettled = await crowd.settle(heads);
  for (const child of running) child.kill("SIGTERM");
  await Promise.all(running.map(gone));
  const store = openStore(db);
  const wrong = [...unsettled, ...(await judge(store, crowd.journals))];
  await store.close();
  return { wrong, acknowledged: crowd.acknowledged, after };
}
