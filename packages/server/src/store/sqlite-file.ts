import type { DatabaseSync, StatementSync } from "node:sqlite";
import { StoreError } from "./migrations.ts";

/** Node brings SQLite from version 22 on. An older one hosts matches all the same, in memory or in PostgreSQL. */
export function databaseClass(): typeof DatabaseSync {
  const sqlite = process.getBuiltinModule?.("node:sqlite");
  if (sqlite !== undefined) return sqlite.DatabaseSync;
  throw new StoreError(
    `SQLite needs Node 22.13 or newer, and this is ${process.version}; use another Node, or --db memory or postgres://...`,
  );
}
/** Every connection to the file is made like this: a commit returns once the disk has it. */
export function openFile(path: string): DatabaseSync {
  const file = new (databaseClass())(path);
  file.exec("pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 2000;");
  file.exec("pragma wal_autocheckpoint = 16000; pragma cache_size = -8000;");
  return file;
}
export function assertDurable(file: DatabaseSync): void {
  const mode = file.prepare("pragma journal_mode").get()?.["journal_mode"];
  const synchronous = file.prepare("pragma synchronous").get()?.["synchronous"];
  if (mode !== "wal" || synchronous !== 2) {
    throw new Error(`SQLite would not wait for the disk: journal_mode ${mode}, synchronous ${synchronous}`);
  }
}
/** Does the work in a transaction, which is undone where it fails or where its result is not to be kept. */
export function transaction<T>(file: DatabaseSync, work: () => T, isKept: (result: T) => boolean = () => true): T {
  file.exec("begin immediate");
  try {
    const result = work();
    file.exec(isKept(result) ? "commit" : "rollback");
    return result;
  } catch (error) {
    if (file.isTransaction) file.exec("rollback");
    throw error;
  }
}
const STATEMENTS_KEPT = 200;
/** The same questions are asked again and again: each is compiled once. */
export function keptStatements(file: DatabaseSync): (sql: string) => StatementSync {
  const kept = new Map<string, StatementSync>();
  return (sql) => {
    const known = kept.get(sql);
    if (known !== undefined) return known;
    const statement = file.prepare(sql);
    if (kept.size >= STATEMENTS_KEPT) kept.clear();
    kept.set(sql, statement);
    return statement;
  };
}
