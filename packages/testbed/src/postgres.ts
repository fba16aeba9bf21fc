import type { ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import pg from "pg";
import { onFreePort } from "./ports.ts";
import { createCluster, installPostgres, runPostgres } from "./postgres-cluster.ts";
import { killFamily } from "./process-family.ts";
import { endServer } from "./server-process.ts";
import { orRemove } from "./temporary-folder.ts";

export interface PostgresOptions {
  /** True: a commit waits for the disk, as in production. False: as fast as it goes, for tests that never pull the plug. */
  readonly durable: boolean;
}

export interface Postgres {
  readonly url: string;
  /** Comes back on the same port with the same data, after an orderly stop or after `kill`. */
  restart(): Promise<void>;
  /** Ends every process of the server at once, as a crash does. `restart` brings it back. */
  kill(): Promise<void>;
  /** Ends the server and removes its data. */
  close(): Promise<void>;
}

/** A real PostgreSQL for one test file: a server of its own, or a database of its own on TEST_DATABASE_URL. */
export async function startPostgres({ durable }: PostgresOptions = { durable: false }): Promise<Postgres> {
  const given = process.env.TEST_DATABASE_URL;
  return given ? useGivenServer(given) : startOwnServer(durable);
}

async function startOwnServer(durable: boolean): Promise<Postgres> {
  const installation = await installPostgres();
  let child: ChildProcess | undefined;
  const start = async (port: number) => {
    child = await runPostgres(installation, port, { durable });
  };
  const stop = async () => {
    if (child) await endServer(child, "SIGINT");
  };
  const port = await orRemove(installation.folder, async () => {
    createCluster(installation);
    return onFreePort(start);
  });
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async restart() {
      await stop();
      await start(port);
    },
    async kill() {
      if (child) await killFamily(child);
    },
    async close() {
      await stop();
      installation.folder.remove();
    },
  };
}

async function useGivenServer(server: string): Promise<Postgres> {
  const database = `cardwright_test_${randomBytes(6).toString("hex")}`;
  await command(server, `create database ${database}`);
  const url = new URL(server);
  url.pathname = `/${database}`;
  const refuse = async () => {
    throw new Error("This test stops and starts PostgreSQL: unset TEST_DATABASE_URL, so that it gets its own server.");
  };
  return {
    url: url.href,
    restart: refuse,
    kill: refuse,
    close: () => command(server, `drop database ${database} with (force)`),
  };
}

async function command(url: string, sql: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(sql);
  await client.end();
}
