import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { type Compilable, Kysely, SqliteAdapter, SqliteDialect } from "kysely";
import type { Faults } from "../faults.ts";
import { StoreError } from "./migrations.ts";
import { SqlStore } from "./sql.ts";
import { assertDurable, keptStatements, openFile } from "./sqlite-file.ts";
import { SqliteThread } from "./sqlite-thread.ts";
import { hasLostCommits } from "./sqlite-wal.ts";
import { havePassed, type Statement } from "./sqlite-writing.ts";
import type { Append, Appended } from "./store.ts";
import type { Tables } from "./tables.ts";

/** The thread has something to go on with when a commit ends, and puts together itself what waits there. */
const HANDED_OVER_MOST = 8;
const LOST_COMMITS =
  "its log of changes (-wal) is damaged, and what was acknowledged behind the damage cannot be read: restore a backup";

/**
 * One file, nothing to install. A thread of its own writes, one commit after the other, and returns once the disk has it:
 * matches that act together share the wait, and those that do not act do not wait at all. This side only reads.
 */
export class SqliteStore extends SqlStore {
  readonly kind = "sqlite";
  readonly shared = false;
  private readonly path: string;
  private readonly file: DatabaseSync;
  private readonly faults: Faults;
  private readonly broken: (error: Error) => void;
  private thread: SqliteThread | null = null;

  constructor(path: string, faults: Faults, broken: (error: Error) => void) {
    makeFolder(dirname(path));
    if (hasLostCommits(path)) throw new StoreError(LOST_COMMITS);
    const file = openFile(path);
    const database = facade(file, keptStatements(file));
    super(new Kysely<Tables>({ dialect: new WholeDialect({ database }) }), HANDED_OVER_MOST);
    this.path = path;
    this.file = file;
    this.faults = faults;
    this.broken = broken;
  }
  override async open(): Promise<void> {
    await super.open();
    if (this.thread !== null) return;
    const { insertionsUntilDeath = null } = this.faults;
    this.thread = new SqliteThread({ path: this.path, insertionsUntilDeath }, this.broken);
    await this.thread.ready();
  }
  /** A file that can be read and not written is of no use to anybody: a number that nothing uses is written to it. */
  override async check(): Promise<void> {
    await super.check();
    await this.writer.change([{ sql: "pragma user_version = 0", parameters: [] }], 0);
  }
  override async close(): Promise<void> {
    await this.thread?.close();
    await super.close();
  }
  protected async assertDurable(): Promise<void> {
    assertDurable(this.file);
  }
  protected async atomically(changes: readonly Compilable[]): Promise<void> {
    await this.writer.change(changes.map(statementOf), 0);
  }
  protected async guarded(guards: readonly Compilable[], changes: readonly Compilable[]): Promise<boolean> {
    const counts = await this.writer.change([...guards, ...changes].map(statementOf), guards.length);
    return havePassed(counts, guards.length);
  }
  protected appendAll(appends: readonly Append[]): Promise<readonly Appended[]> {
    return this.writer.append(appends);
  }
  private get writer(): SqliteThread {
    if (this.thread === null) throw new Error("the store is not open");
    return this.thread;
  }
}
function statementOf(change: Compilable): Statement {
  const { sql, parameters } = change.compile();
  return { sql, parameters };
}
/** Tables can be changed in a transaction like everything else in the file; the library takes it to be otherwise. */
class WholeAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
class WholeDialect extends SqliteDialect {
  override createAdapter(): WholeAdapter {
    return new WholeAdapter();
  }
}
/** One by one: Node never comes back when it is asked for all at once where no folder can be made, as in /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}
/** A SQLite library as Kysely expects it, on top of the one that Node has. */
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
