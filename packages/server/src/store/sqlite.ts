import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { type Compilable, Kysely, SqliteDialect } from "kysely";
import type { Faults } from "../faults.ts";
import { SqlStore } from "./sql.ts";
import { SqliteLog } from "./sqlite-log.ts";
import type { Append, Appended } from "./store.ts";
import type { Tables } from "./tables.ts";

/**
 * One file, nothing to install. A commit returns once the disk has it; matches that act together share the wait. A thread that
 * writes was tried: handing over cost what it saved, and more on a machine with other things to do.
 */
export class SqliteStore extends SqlStore {
  readonly kind = "sqlite";
  readonly shared = false;
  private readonly file: DatabaseSync;
  private readonly prepared: (sql: string) => StatementSync;
  private readonly faults: Faults;
  private log: SqliteLog | null = null;

  constructor(path: string, faults: Faults) {
    makeFolder(dirname(path));
    const file = new DatabaseSync(path);
    file.exec("pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 2000;");
    file.exec("pragma wal_autocheckpoint = 4000; pragma cache_size = -32000;");
    const prepared = keptStatements(file);
    super(new Kysely<Tables>({ dialect: new SqliteDialect({ database: facade(file, prepared) }) }));
    this.file = file;
    this.prepared = prepared;
    this.faults = faults;
  }
  protected async assertDurable(): Promise<void> {
    const mode = this.file.prepare("pragma journal_mode").get()?.["journal_mode"];
    const synchronous = this.file.prepare("pragma synchronous").get()?.["synchronous"];
    if (mode !== "wal" || synchronous !== 2) {
      throw new Error(`SQLite would not wait for the disk: journal_mode ${mode}, synchronous ${synchronous}`);
    }
  }

  private transaction<T>(work: () => T): T {
    this.file.exec("begin immediate");
    try {
      const result = work();
      this.file.exec("commit");
      return result;
    } catch (error) {
      if (this.file.isTransaction) this.file.exec("rollback");
      throw error;
    }
  }
  protected async atomically(changes: readonly Compilable[]): Promise<readonly number[]> {
    return this.transaction(() =>
      changes.map((change) => {
        const { sql, parameters } = change.compile();
        return Number(this.prepared(sql).run(...(parameters as SQLInputValue[])).changes);
      }),
    );
  }
  protected appendAll(appends: readonly Append[]): readonly Appended[] {
    this.log ??= new SqliteLog(this.file);
    const { log } = this;
    try {
      return this.transaction(() => {
        const outcomes = appends.map((append) => log.append(append));
        this.faults("after insert");
        return outcomes;
      });
    } catch (error) {
      log.forget();
      throw error;
    }
  }
}
/** One by one: Node never comes back when it is asked for all at once where no folder can be made, as in /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}
const STATEMENTS_KEPT = 200;
/** The same questions are asked again and again: each is compiled once. */
function keptStatements(file: DatabaseSync): (sql: string) => StatementSync {
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
/** What Kysely expects of a SQLite library, on top of the one that Node has. */
function facade(file: DatabaseSync, prepared: (sql: string) => StatementSync) {
  return {
    prepare(sql: string) {
      const statement = prepared(sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters: readonly unknown[]) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters: readonly unknown[]) => statement.run(...(parameters as SQLInputValue[])),
        iterate: (parameters: readonly unknown[]) => statement.iterate(...(parameters as SQLInputValue[])),
      };
    },
    close: () => file.close(),
  };
}
