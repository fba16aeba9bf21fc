import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { keptStatements, transaction } from "./sqlite-file.ts";
import { type KnownLog, SqliteLogs } from "./sqlite-logs.ts";
import { type Append, type Appended, intentKey } from "./store.ts";

/** A statement as it goes to the thread that writes. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}
/** True where each guard, those first of the statements, has changed a row. */
export const havePassed = (counts: readonly number[], guards: number): boolean =>
  counts.slice(0, guards).every((count) => count > 0);
const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

/**
 * Everything that writes to the file, and the whole way of a step: one transaction for those that came together; for each the
 * rights, the intent, the revision, the row, and what changes at its match. There is one of these, in a thread of its own, so
 * that nobody waits for the disk but it.
 */
export class SqliteWriting {
  private readonly file: DatabaseSync;
  private readonly prepared: (sql: string) => StatementSync;
  private readonly inserted: () => void;
  private readonly logs: SqliteLogs;
  private readonly statements: Readonly<Record<"standing" | "insert" | "reach" | "change" | "nonces", StatementSync>>;

  constructor(file: DatabaseSync, inserted: () => void) {
    this.file = file;
    this.prepared = keptStatements(file);
    this.inserted = inserted;
    this.logs = new SqliteLogs(file);
    this.statements = {
      standing: file.prepare("select seats_version, reached from matches where id = ?"),
      insert: file.prepare(`insert into steps (log, revision, seat, intent, ack_seq, entry, hash)
        values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing`),
      reach: file.prepare("update matches set reached = ? where id = ?"),
      change: file.prepare(
        "update matches set reached = ?, status = ?, outcome = ?, clock_state = ?, wake_at = ? where id = ?",
      ),
      nonces: file.prepare("update match_secrets set nonces = ? where match = ?"),
    };
  }
  /**
   * Answers with the number of rows that each statement has changed. The first `guards` of them are guards: where one changes none, nothing is
   * changed at all.
   */
  change(statements: readonly Statement[], guards: number): readonly number[] {
    const work = (): number[] => {
      const counts: number[] = [];
      for (const { sql, parameters } of statements) {
        counts.push(Number(this.prepared(sql).run(...(parameters as SQLInputValue[])).changes));
        if (!havePassed(counts, guards)) break;
      }
      return counts;
    };
    return transaction(this.file, work, (counts) => havePassed(counts, guards));
  }
  append(appends: readonly Append[]): readonly Appended[] {
    try {
      return transaction(this.file, () => {
        const outcomes = appends.map((append) => this.appendOne(append));
        this.inserted();
        return outcomes;
      });
    } catch (error) {
      // The steps that were remembered may have been undone.
      this.logs.forget();
      throw error;
    }
  }
  private appendOne(append: Append): Appended {
    const { match, revision, seatsVersion, seat } = append;
    const intent = append.intent === null ? null : intentKey(seat, append.intent);
    const standing = this.statements.standing.get(match);
    if (standing?.["seats_version"] !== seatsVersion) return "outdated";
    const log = this.logs.of(match, revision);
    if (log === null) return "taken";
    if (log.has(intent)) return "repeated";
    const isNext = revision > (standing["reached"] as number) && revision <= log.reached + 1;
    if (!isNext || !this.insert(log, append)) {
      // Another process has written to this log, and it is read again; or steps of it are lost, and nothing takes their place.
      this.logs.drop(match);
      return this.logs.of(match, revision)?.has(intent) ? "repeated" : "taken";
    }
    this.logs.reach(log, revision, intent);
    this.changeMatch(append);
    return "stored";
  }
  /** False where the index over log and revision says that somebody was faster. */
  private insert(log: KnownLog, { revision, seat, intent, ackSeq, entry, hash }: Append): boolean {
    return this.statements.insert.run(log.number, revision, seat, intent, ackSeq, entry, hash).changes === 1;
  }
  private changeMatch({ match, revision, change }: Append): void {
    if (change === null) {
      this.statements.reach.run(revision, match);
      return;
    }
    const { status, outcome, clock, wakeAt, nonces } = change;
    this.statements.change.run(revision, status, json(outcome), json(clock), wakeAt, match);
    if (nonces !== undefined) this.statements.nonces.run(JSON.stringify(nonces), match);
  }
}
