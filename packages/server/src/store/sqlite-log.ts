import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { Append, Appended } from "./store.ts";

/** The log of one match, as far as this process knows it. */
interface Known {
  readonly number: number;
  /** A step that is surely there, and with it all before it: rows are never taken away. */
  reached: number;
}
const KNOWN_MAX = 10_000;
const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

/** Writes steps, inside a transaction of whoever calls. The indexes decide who was first, not what is remembered here. */
export class SqliteLog {
  private readonly statements: Readonly<
    Record<"find" | "number" | "insert" | "intent" | "change" | "nonces", StatementSync>
  >;
  private readonly known = new Map<string, Known>();

  constructor(file: DatabaseSync) {
    this.statements = {
      find: file.prepare(
        "select number, (select max(revision) from steps where log = number) as reached from logs where match = ?",
      ),
      number: file.prepare("insert into logs (match) values (?)"),
      insert: file.prepare(`insert into steps (log, revision, intent, ack_seq, entry, hash)
        values (?, ?, ?, ?, ?, ?) on conflict do nothing`),
      intent: file.prepare("select 1 from steps where log = ? and intent = ?"),
      change: file.prepare(`update matches
        set status = ?, outcome = ?, clock_state = ?, wake_at = ? where id = ?`),
      nonces: file.prepare("update match_secrets set nonces = ? where match = ?"),
    };
  }
  append({ match, revision, intent, ackSeq, entry, hash, change }: Append): Appended {
    const { insert, intent: find, change: update, nonces: fix } = this.statements;
    const log = this.logOf(match, revision);
    if (log === null) return "taken";
    const isNext = revision <= log.reached + 1;
    if (!isNext || insert.run(log.number, revision, intent, ackSeq, entry, hash).changes === 0) {
      return intent !== null && find.get(log.number, intent) !== undefined ? "repeated" : "taken";
    }
    log.reached = revision;
    if (change !== null) {
      const { status, outcome, clock, wakeAt, nonces } = change;
      update.run(status, json(outcome), json(clock), wakeAt, match);
      if (nonces !== undefined) fix.run(JSON.stringify(nonces), match);
    }
    return "stored";
  }
  /** What was remembered may have been undone. */
  forget(): void {
    this.known.clear();
  }
  /** Null when there is none and this is not the step that begins one. */
  private logOf(match: string, revision: number): Known | null {
    const known = this.known.get(match);
    if (known !== undefined && revision <= known.reached + 1) return known;
    const found = this.statements.find.get(match) as { number: number; reached: number | null } | undefined;
    if (found === undefined && revision > 0) return null;
    const log = {
      number: found?.number ?? Number(this.statements.number.run(match).lastInsertRowid),
      reached: found?.reached ?? -1,
    };
    if (this.known.size >= KNOWN_MAX) this.known.clear();
    this.known.set(match, log);
    return log;
  }
}
