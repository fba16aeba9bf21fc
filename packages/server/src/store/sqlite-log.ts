import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { Append, Appended } from "./store.ts";

/** The log of one match, as far as this process knows it. */
interface Known {
  readonly number: number;
  /** A step that is surely there, and with it all before it: rows are never taken away. */
  reached: number;
  /** Of all steps up to that one. */
  readonly intents: Set<string>;
}
const KNOWN_MAX = 10_000;
const INTENTS_MAX = 500_000;
const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

/**
 * Writes steps, inside a transaction of whoever calls. The index over log and revision decides who was first. Whether an intent
 * was there already is known from the log itself, which is read once: an index over intents was half of what a commit wrote.
 * Should another process have written to the same log, the revision is taken, and the log is read again.
 */
export class SqliteLog {
  private readonly statements: Readonly<
    Record<"find" | "number" | "insert" | "intents" | "change" | "nonces", StatementSync>
  >;
  private readonly known = new Map<string, Known>();
  private intentsKnown = 0;

  constructor(file: DatabaseSync) {
    this.statements = {
      find: file.prepare(
        "select number, (select max(revision) from steps where log = number) as reached from logs where match = ?",
      ),
      number: file.prepare("insert into logs (match) values (?)"),
      insert: file.prepare(`insert into steps (log, revision, intent, ack_seq, entry, hash)
        values (?, ?, ?, ?, ?, ?) on conflict do nothing`),
      intents: file.prepare("select intent from steps where log = ? and intent is not null"),
      change: file.prepare(`update matches
        set status = ?, outcome = ?, clock_state = ?, wake_at = ? where id = ?`),
      nonces: file.prepare("update match_secrets set nonces = ? where match = ?"),
    };
  }
  append({ match, revision, intent, ackSeq, entry, hash, change }: Append): Appended {
    const { insert, change: update, nonces: fix } = this.statements;
    const log = this.logOf(match, revision);
    if (log === null) return "taken";
    if (hasIntent(log, intent)) return "repeated";
    const isNext = revision <= log.reached + 1;
    if (!isNext || insert.run(log.number, revision, intent, ackSeq, entry, hash).changes === 0) {
      this.drop(match);
      return hasIntent(this.logOf(match, revision), intent) ? "repeated" : "taken";
    }
    log.reached = revision;
    if (intent !== null) this.remember(log, intent);
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
    this.intentsKnown = 0;
  }
  private drop(match: string): void {
    this.intentsKnown -= this.known.get(match)?.intents.size ?? 0;
    this.known.delete(match);
  }
  private remember({ intents }: Known, intent: string): void {
    intents.add(intent);
    this.intentsKnown++;
  }
  /** Null when there is none and this is not the step that begins one. */
  private logOf(match: string, revision: number): Known | null {
    const known = this.known.get(match);
    if (known !== undefined && revision <= known.reached + 1) return known;
    this.drop(match);
    const found = this.statements.find.get(match) as { number: number; reached: number | null } | undefined;
    if (found === undefined && revision > 0) return null;
    const log: Known = {
      number: found?.number ?? Number(this.statements.number.run(match).lastInsertRowid),
      reached: found?.reached ?? -1,
      intents: new Set(),
    };
    if (this.known.size >= KNOWN_MAX || this.intentsKnown >= INTENTS_MAX) this.forget();
    if (found !== undefined) {
      for (const { intent } of this.statements.intents.all(log.number)) this.remember(log, intent as string);
    }
    this.known.set(match, log);
    return log;
  }
}
const hasIntent = (log: Known | null, intent: string | null): boolean =>
  intent !== null && log?.intents.has(intent) === true;
