import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { databaseClass } from "./store/sqlite-file.ts";

/** Copies of a SQLite store: taken while a server writes to it, and put back in its place. */

/** Something that whoever asked can put right. */
export class BackupError extends Error {}
export interface StoreCopy {
  readonly file: string;
  readonly matches: number;
  readonly steps: number;
}
/** The ending of a file that is still being written: it gets its name once it is whole and on the disk. */
const PART = ".part";

function onDisk(path: string): void {
  const file = openSync(path, "r");
  fsyncSync(file);
  closeSync(file);
}
function settle(part: string, to: string): void {
  onDisk(part);
  renameSync(part, to);
  onDisk(dirname(to) === "" ? "." : dirname(to));
}
const SAYS_HOW_FAR = "select 1 from pragma_table_info('matches') where name = 'reached'";
const LOST_STEPS = `select id from matches
  where reached > coalesce((select max(revision) from entries where entries.match = matches.id), -1) limit 1`;
/** Counts what is in a copy, and refuses one that does not hold together or is no store of ours. */
function examine(path: string): Omit<StoreCopy, "file"> {
  const copy = new (databaseClass())(path, { readOnly: true });
  try {
    const [problem] = Object.values(copy.prepare("pragma integrity_check(1)").get() ?? {});
    if (problem !== "ok") throw new BackupError(`${path} does not hold together: ${String(problem)}`);
    if (copy.prepare("pragma foreign_key_check").get() !== undefined)
      throw new BackupError(`${path} does not hold together: something in it belongs to a match that is not there`);
    // A backup of an earlier version does not say how far its logs go.
    const lost = copy.prepare(SAYS_HOW_FAR).get() === undefined ? undefined : copy.prepare(LOST_STEPS).get();
    if (lost !== undefined) throw new BackupError(`${path} does not hold together: steps of ${lost["id"]} are lost`);
    const count = (table: "matches" | "entries"): number =>
      Number(copy.prepare(`select count(*) as found from ${table}`).get()?.["found"]);
    return { matches: count("matches"), steps: count("entries") };
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(`${path} is no store of Cardwright: ${(error as Error).message}`);
  } finally {
    copy.close();
  }
}
/** Everything in one read transaction: what is stored meanwhile is not in it, and nothing is in it by half. */
function copyInto(from: string, part: string): void {
  rmSync(part, { force: true });
  const store = new (databaseClass())(from, { readOnly: true });
  try {
    store.prepare("vacuum into ?").run(part);
  } catch (error) {
    rmSync(part, { force: true });
    throw new BackupError(`${from} cannot be copied: ${(error as Error).message}`);
  } finally {
    store.close();
  }
}
export function backupStore(from: string, to: string): StoreCopy {
  if (!existsSync(from)) throw new BackupError(`there is no ${from}`);
  if (existsSync(to)) throw new BackupError(`there is a ${to} already; name another file`);
  const part = `${to}${PART}`;
  copyInto(from, part);
  const found = examine(part);
  settle(part, to);
  return { file: to, ...found };
}
/** SQLite gives up its log only when nobody else has the file open. */
function assertUnused(path: string): void {
  let file: DatabaseSync | null = null;
  try {
    file = new (databaseClass())(path);
    file.exec("pragma busy_timeout = 0; pragma journal_mode = delete");
  } catch (error) {
    // A damaged file cannot answer, and may be replaced.
    if (/locked|busy/.test((error as Error).message))
      throw new BackupError(`${path} is in use; stop the server that has it open`);
  } finally {
    file?.close();
  }
}
/** The old file is kept beside the new one, because a restore can be a mistake too. */
export function restoreStore(from: string, to: string, replace: boolean): StoreCopy & { readonly kept: string | null } {
  if (!existsSync(from)) throw new BackupError(`there is no ${from}`);
  const isThere = existsSync(to);
  if (isThere && !replace) throw new BackupError(`there is a ${to} already; --replace puts it aside`);
  if (isThere) assertUnused(to);
  const part = `${to}${PART}`;
  examine(from);
  copyInto(from, part);
  const found = examine(part);
  const kept = isThere ? `${to}.before-${new Date().toISOString().replaceAll(/[:.]/g, "-")}` : null;
  if (kept !== null) renameSync(to, kept);
  // SQLite would apply the old file's log to the new file.
  for (const rest of ["-wal", "-shm"]) rmSync(`${to}${rest}`, { force: true });
  settle(part, to);
  return { file: to, ...found, kept };
}
