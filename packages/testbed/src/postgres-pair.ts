import { chownSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { Line } from "./line.ts";
import { onFreePort } from "./ports.ts";
import { copyCluster, createCluster, type Installation, installPostgres, runPostgres } from "./postgres-cluster.ts";
import { killFamily } from "./process-family.ts";
import { endServer } from "./server-process.ts";

export interface PostgresPairOptions {
  /** True: a commit waits until the standby has it too. */
  readonly synchronous: boolean;
}
/** A PostgreSQL with a standby that follows it, under one address. */
export interface PostgresPair {
  readonly url: string;
  /** From now on the standby hears nothing of what the first one does. */
  part(): void;
  /** The first one dies at once; the standby takes over, at the same address. */
  failOver(): Promise<void>;
  close(): Promise<void>;
}
const FOLLOWS_WITHIN_MS = 30_000;
const DURABLE = { durable: true };
const urlOf = (port: number): string => `postgres://postgres@127.0.0.1:${port}/postgres`;

export async function startPostgresPair({ synchronous }: PostgresPairOptions): Promise<PostgresPair> {
  const installation = await installPostgres();
  createCluster(installation);
  const copy = copyForStandby(installation);
  const names = synchronous ? { synchronous_standby_names: "*" } : {};
  const first = await onAPort((port) => runPostgres(installation, port, DURABLE, names));
  const between = new Line(first.port);
  const source = `host=127.0.0.1 port=${await between.open()} user=postgres`;
  const second = await onAPort((port) => runPostgres(copy, port, DURABLE, { primary_conninfo: source }));
  const address = new Line(first.port);
  const url = urlOf(await address.open());
  await untilFollowed(first.port);
  return {
    url,
    part: () => between.cut(),
    async failOver() {
      await killFamily(first.child);
      await ask(second.port, "select pg_promote()");
      address.leadTo(second.port);
    },
    async close() {
      await Promise.all([address.close(), between.close()]);
      for (const { child } of [second, first]) await endServer(child, "SIGINT");
      installation.folder.remove();
    },
  };
}
function copyForStandby(installation: Installation): Installation {
  const data = join(installation.folder.path, "standby");
  copyCluster(installation, installation.data, data);
  const signal = join(data, "standby.signal");
  writeFileSync(signal, "");
  const { uid, gid } = installation.runAs;
  if (uid !== undefined && gid !== undefined) chownSync(signal, uid, gid);
  return { ...installation, data };
}
async function onAPort<Child>(start: (port: number) => Promise<Child>): Promise<{ port: number; child: Child }> {
  const started: Child[] = [];
  const port = await onFreePort(async (tried) => void started.push(await start(tried)));
  return { port, child: started[0]! };
}
async function ask(port: number, question: string): Promise<readonly unknown[]> {
  const client = new pg.Client(urlOf(port));
  await client.connect();
  const { rows } = await client.query(question);
  await client.end();
  return rows;
}
async function untilFollowed(port: number): Promise<void> {
  const end = Date.now() + FOLLOWS_WITHIN_MS;
  while ((await ask(port, "select 1 from pg_stat_replication where state = 'streaming'")).length === 0) {
    if (Date.now() > end) throw new Error("the standby does not follow");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
