import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Draw } from "@cardwright/core";
import { drawFrom } from "@cardwright/core/testing";
import type { ConfigInput } from "../../src/index.ts";
import { openStore } from "../../src/index.ts";
import { judge } from "./journal.ts";
import { Crowd, UNLIMITED } from "./players.ts";
import type { Sabotage } from "./sabotage.ts";
import type { Order } from "./server-process.ts";

type Point = NonNullable<Order["dieAt"]>["point"];
export const POINTS: readonly Point[] = [
  "after validate",
  "after insert",
  "after commit",
  "before acknowledge",
  "before publish",
  "in resync",
];
/** How often some points are passed before a server is ended by its harness anyway: many commands share one insertion. */
const OFTEN: Partial<Record<Point, number>> = { "in resync": 80, "after insert": 30 };
export interface ServerProcess {
  readonly child: ChildProcess;
  readonly url: string;
}
/** Reading its modules is half of all that a process costs which is ended soon; what the first has compiled, the others find here. */
const COMPILED = join(tmpdir(), "cardwright-compiled");
/** A process that has read all its modules and waits to be told what to serve. */
export function spareProcess(): ChildProcess {
  return fork(new URL("./server-process.ts", import.meta.url), [], {
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILED },
    execArgv: [],
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
}
export async function startProcess(order: Order, child = spareProcess()): Promise<ServerProcess> {
  child.send(order);
  const died = once(child, "exit").then(() => [{ failed: "it ended" }]);
  const [answer] = (await Promise.race([once(child, "message"), died])) as [{ url?: string; failed?: string }];
  if (answer.url === undefined) throw new Error(`the server did not start: ${answer.failed}`);
  return { child, url: answer.url };
}
/** A kill at random falls among people who play: on a slow machine too, so much was acknowledged since the start. */
const ACKNOWLEDGED_LEAST = 40;
const POINT_MS = 8_000;
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;
const ended = (child: ChildProcess): Promise<unknown> => (hasEnded(child) ? Promise.resolve() : once(child, "exit"));

export interface CrashOptions {
  readonly db: string;
  readonly port: number;
  readonly matches: number;
  readonly kills: number;
  readonly name: string;
  readonly sabotage?: Sabotage;
  readonly pause?: number;
}
export interface CrashReport {
  readonly wrong: readonly string[];
  readonly windows: Readonly<Record<string, number>>;
  readonly acknowledged: number;
  readonly journals: number;
}
async function judgeStored(db: string, crowd: Crowd): Promise<string[]> {
  const store = openStore(db);
  await store.open();
  const wrong = await judge(store, crowd.journals);
  await store.close();
  return wrong;
}
/** Kills a server again and again while people play, half of the time at a named point, and then reads what is left. */
export async function crashAgainAndAgain(options: CrashOptions): Promise<CrashReport> {
  const { db, port, matches, kills, name, pause = 60 } = options;
  const draw: Draw = drawFrom(`${name} kills`);
  const limits = { ...UNLIMITED, messagesPerSecond: 1_000, messageBurst: 10_000 };
  const config: ConfigInput = { port, db, logLevel: "silent", idleMs: 600_000, ...limits };
  const crowd = new Crowd({ urls: [`http://127.0.0.1:${port}`], matches, games: ["duel", "seers"], pause, name });
  const broken = options.sabotage === undefined ? {} : { sabotage: options.sabotage };
  const windows: Record<string, number> = { "at random": 0, ...Object.fromEntries(POINTS.map((point) => [point, 0])) };
  crowd.start();
  let spare = spareProcess();
  for (let kill = 0; kill < kills; kill++) {
    const point = kill % 2 === 0 ? POINTS[(kill / 2) % POINTS.length]! : null;
    const dieAt = point === null ? undefined : { point, times: 1 + draw(OFTEN[point] ?? 120) };
    const order = { config, ...(dieAt === undefined ? {} : { dieAt }), ...broken };
    const { child } = await startProcess(order, spare);
    spare = spareProcess();
    const began = Date.now();
    if (point === null) {
      const enough = crowd.acknowledged + ACKNOWLEDGED_LEAST;
      while (crowd.acknowledged < enough && !hasEnded(child)) await later(5);
      await later(draw(500));
      child.kill("SIGKILL");
    }
    const patience = setTimeout(() => child.kill("SIGKILL"), POINT_MS);
    await ended(child);
    clearTimeout(patience);
    if (point !== null && Date.now() - began < POINT_MS) windows[point]!++;
    else windows["at random"]!++;
    // With the server dead, all that was told and acknowledged has to be in the store, whatever comes next.
    if (options.sabotage !== undefined && (await judgeStored(db, crowd)).length > 0) break;
  }
  const { child } = await startProcess({ config, ...broken }, spare);
  // In the games of this harness everything that happens is seen by all, if only as a back.
  const heads = async (match: string): Promise<number> => {
    const view = await fetch(`http://127.0.0.1:${port}/api/v1/matches/${match}/view`);
    return view.status === 200 ? ((await view.json()) as { seq: number }).seq : -1;
  };
  await later(1_000);
  const unsettled = await crowd.settle(heads);
  child.kill("SIGTERM");
  await ended(child);
  const wrong = [...unsettled, ...(await judgeStored(db, crowd))];
  return { wrong, windows, acknowledged: crowd.acknowledged, journals: crowd.journals.length };
}
