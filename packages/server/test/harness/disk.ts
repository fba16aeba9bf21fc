import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { openStore } from "../../src/index.ts";
import { type ServerProcess, startProcess } from "./crash.ts";
import { judge } from "./journal.ts";
import { Crowd, UNLIMITED } from "./players.ts";

/** Troubles of a disk, made by answering the system calls of a server in its place. */
export const DISK_TROUBLES = ["disk full", "fsync fails", "disk goes read-only"] as const;
type DiskTrouble = (typeof DISK_TROUBLES)[number];
const INJECTED: Readonly<Record<DiskTrouble, string>> = {
  "disk full": "pwrite64:error=ENOSPC",
  "fsync fails": "fdatasync,fsync:error=EIO",
  "disk goes read-only": "pwrite64:error=EROFS",
};
const TROUBLE_MS = 1_500;
const PATIENCE_MS = 15_000;
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** From now on the calls of a process fail; what comes back makes them work again. */
async function inject(pid: number, what: string): Promise<() => Promise<void>> {
  const [calls = ""] = what.split(":");
  const parameters = ["-f", "-e", `trace=${calls}`, "-e", `inject=${what}`, "-o", "/dev/null", "-p", String(pid)];
  const strace = spawn("strace", parameters, { stdio: ["ignore", "ignore", "pipe"] });
  await Promise.race([
    once(strace.stderr, "data"),
    once(strace, "error").then(([error]) => {
      throw new Error(`this part of the soak needs strace: ${(error as Error).message}`);
    }),
  ]);
  return async () => {
    strace.kill("SIGINT");
    if (strace.exitCode === null && strace.signalCode === null) await once(strace, "exit");
  };
}
const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;
async function readiness(url: string): Promise<{ readonly status: number; readonly why: string }> {
  try {
    const answer = await fetch(`${url}/ready`);
    return { status: answer.status, why: ((await answer.json()) as { why?: string }).why ?? "" };
  } catch {
    return { status: 0, why: "nobody answers" };
  }
}
async function becomes(what: () => Promise<boolean> | boolean): Promise<boolean> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    if (await what()) return true;
    await later(50);
  }
  return false;
}
export interface DiskReport {
  readonly acknowledged: number;
  readonly rounds: Readonly<Record<string, number>>;
  readonly wrong: readonly string[];
}
/** People play on a server whose disk fails in one way after the other; at the end the store is held against what they saw. */
export async function troubledDisk(db: string, port: number, rounds: number): Promise<DiskReport> {
  const config = { port, db, logLevel: "silent", idleMs: 600_000, ...UNLIMITED, messagesPerSecond: 1_000 } as const;
  const url = `http://127.0.0.1:${port}`;
  const wrong: string[] = [];
  const done: Record<string, number> = Object.fromEntries(DISK_TROUBLES.map((trouble) => [trouble, 0]));
  let server: ServerProcess = await startProcess({ config });
  const crowd = new Crowd({ urls: [url], matches: 20, games: ["duel", "seers"], pause: 60, name: "disk" });
  crowd.start();
  const goesOn = (): Promise<boolean> => {
    const before = crowd.acknowledged;
    return becomes(() => crowd.acknowledged > before + 20);
  };
  await goesOn();
  for (let round = 0; round < rounds; round++) {
    const trouble = DISK_TROUBLES[round % DISK_TROUBLES.length]!;
    const heal = await inject(server.child.pid!, INJECTED[trouble]);
    if (trouble === "disk full") {
      const told = await becomes(async () => (await readiness(url)).why === "disk full");
      if (!told)
        wrong.push(`round ${round}: the disk is full and readiness says ${JSON.stringify(await readiness(url))}`);
      await later(TROUBLE_MS);
      await heal();
      if (!(await becomes(async () => (await readiness(url)).status === 200)))
        wrong.push(`round ${round}: there is room again, and the server is not ready`);
    } else {
      // After such a failure nobody knows what is on the disk: only a new process may say.
      if (!(await becomes(() => hasEnded(server.child))))
        wrong.push(`round ${round}: ${trouble}, and the server went on`);
      else if (server.child.exitCode !== 1) wrong.push(`round ${round}: it ended with ${server.child.exitCode}`);
      await heal();
      server.child.kill("SIGKILL");
      server = await startProcess({ config });
    }
    if (!(await goesOn())) wrong.push(`round ${round}: nobody could play on after: ${trouble}`);
    done[trouble]!++;
  }
  await later(500);
  const heads = async (match: string): Promise<number> => {
    const view = await fetch(`${url}/api/v1/matches/${match}/view`);
    return view.status === 200 ? ((await view.json()) as { seq: number }).seq : -1;
  };
  wrong.push(...(await crowd.settle(heads)));
  server.child.kill("SIGTERM");
  if (!hasEnded(server.child)) await once(server.child, "exit");
  const store = openStore(db);
  await store.open();
  wrong.push(...(await judge(store, crowd.journals)));
  await store.close();
  return { acknowledged: crowd.acknowledged, rounds: done, wrong };
}
