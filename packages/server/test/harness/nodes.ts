import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import type { Draw } from "@cardwright/core";
import { drawFrom } from "@cardwright/core/testing";
import type { Postgres, Redis } from "@cardwright/testbed";
import { openStore } from "../../src/index.ts";
import { spareProcess, startProcess } from "./crash.ts";
import { judge } from "./journal.ts";
import { Crowd, UNLIMITED } from "./players.ts";

export type Trouble = "kill a node" | "restart PostgreSQL" | "kill PostgreSQL" | "stop Redis" | "pause a node";
export interface NodesOptions {
  readonly postgres: Postgres;
  readonly redis: Redis;
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
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const gone = (child: ChildProcess): Promise<unknown> =>
  child.exitCode !== null || child.signalCode !== null ? Promise.resolve() : once(child, "exit");

/** Several nodes over one PostgreSQL, players spread over all of them, and one trouble after the other. */
export async function manyNodes(options: NodesOptions): Promise<NodesReport> {
  const { postgres, redis, nodes, firstPort, matches, name, pause } = options;
  const draw: Draw = drawFrom(name);
  const limits = { ...UNLIMITED, messagesPerSecond: 1_000, messageBurst: 10_000 };
  const configOf = (index: number) =>
    ({ port: firstPort + index, db: postgres.url, bus: redis.url, logLevel: "silent", ...limits }) as const;
  const ports = Array.from({ length: nodes }, (_, i) => firstPort + i);
  const running = await Promise.all(
    ports.map((_, i) => startProcess({ config: configOf(i) }).then(({ child }) => child)),
  );
  const urls = ports.map((port) => `http://127.0.0.1:${port}`);
  const crowd = new Crowd({ urls, matches, games: ["duel", "seers"], pause, name, roam: true });
  crowd.start();
  await wait(1_000);
  const after: number[] = [];
  for (const trouble of options.troubles) {
    const index = draw(nodes);
    const node = running[index]!;
    switch (trouble) {
      case "kill a node": {
        const spare = spareProcess();
        node.kill("SIGKILL");
        await gone(node);
        await wait(200 + draw(400));
        running[index] = (await startProcess({ config: configOf(index) }, spare)).child;
        break;
      }
      case "restart PostgreSQL":
        await postgres.restart();
        break;
      case "kill PostgreSQL":
        await postgres.kill();
        await postgres.restart();
        break;
      case "stop Redis":
        await redis.stop();
        await wait(1_000);
        await redis.start();
        break;
      case "pause a node":
        node.kill("SIGSTOP");
        await wait(1_500);
        node.kill("SIGCONT");
    }
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
  const store = openStore(postgres.url);
  const wrong = [...unsettled, ...(await judge(store, crowd.journals))];
  await store.close();
  return { wrong, acknowledged: crowd.acknowledged, after };
}
