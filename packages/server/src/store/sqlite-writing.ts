import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import type { Append, Appended } from "./store.ts";

/** A statement as it goes to the thread that writes. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Every connection to the file is made like this: a commit returns once the disk has it. */
export function openFile(path: string): DatabaseSync {
  const file = new DatabaseSync(path);
  file.exec("pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 2000;");
  file.exec("pragma wal_autocheckpoint = 4000; pragma cache_size = -32000;");
  return file;
}
export function assertDurable(file: DatabaseSync): void {
  const mode = file.prepare("pragma journal_mode").get()?.["journal_mode"];
  const synchronous = file.prepare("pragma synchronous").get()?.["synchronous"];
  if (mode !== "wal" || synchronous !== 2) {
    throw new Error(`SQLite would not wait for the disk: journal_mode ${mode}, synchronous ${synchronous}`);
  }
}

/** What writes to the file. There is one of these, in a thread of its own, so that nobody waits for the disk but it. */
export class SqliteWriting {
  private readonly file: DatabaseSync;
  private readonly prepared: (sql: string) => StatementSync;
  private readonly inserted: () => void;
  private readonly statements: Readonly<Record<"insert" | "intent" | "change" | "nonces", StatementSync>>;

  constructor(file: DatabaseSync, inserted: () => void) {
    this.file = file;
    this.prepared = keptStatements(file);
    this.inserted = inserted;
    this.statements = {
      insert: file.prepare(`insert into entries (match, revision, intent, ack_seq, entry, hash)
        select ?1, ?2, ?3, ?4, ?5, ?6
        where ?2 = 0 or exists (select 1 from entries where match = ?1 and revision = ?2 - 1)
        on conflict do nothing`),
      intent: file.prepare("select 1 from entries where match = ? and intent = ?"),
      change: file.prepare(`update matches
        set status = ?, outcome = ?, clock_state = ?, wake_at = ? where id = ?`),
      nonces: file.prepare("update match_secrets set nonces = ? where match = ?"),
    };
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
  change(statements: readonly Statement[]): readonly number[] {
    return this.transaction(() =>
      statements.map(({ sql, parameters }) =>
        Number(this.prepared(sql).run(...(parameters as SQLInputValue[])).changes),
      ),
    );
  }
  append(appends: readonly Append[]): readonly Appended[] {
    const { insert, intent: find, change: update, nonces: fix } = this.statements;
    return this.transaction(() => {
      const outcomes = appends.map(({ match, revision, intent, ackSeq, entry, hash, change }): Appended => {
        if (insert.run(match, revision, intent, ackSeq, entry, hash).changes === 0) {
          return intent !== null && find.get(match, intent) !== undefined ? "repeated" : "taken";
        }
        if (change !== null) {
          const { status, outcome, clock, wakeAt, nonces } = change;
          update.run(status, json(outcome), json(clock), wakeAt, match);
          if (nonces !== undefined) fix.run(JSON.stringify(nonces), match);
        }
        return "stored";
      });
      this.inserted();
      return outcomes;
    });
  }
}
const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

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
