import type { DatabaseSync, StatementSync } from "node:sqlite";
import { intentKey } from "./store.ts";

/** The log of one match, as far as this process knows it. */
export class KnownLog {
  readonly number: number;
  /** A step that is surely there, and with it all before it: rows are never taken away. */
  reached: number;
  /** The intents of all steps up to that one, by seat and name. */
  readonly intents = new Set<string>();
  constructor(number: number, reached: number) {
    this.number = number;
    this.reached = reached;
  }
  has(intent: string | null): boolean {
    return intent !== null && this.intents.has(intent);
  }
}
const KNOWN_MAX = 10_000;
const INTENTS_MAX = 500_000;

/**
 * Logs by match. Whether an intent was there already is known from the log itself, which is read once: an index over intents was
 * half of what a commit wrote.
 */
export class SqliteLogs {
  private readonly statements: Readonly<Record<"find" | "number" | "intents", StatementSync>>;
  private readonly known = new Map<string, KnownLog>();
  private intentsKnown = 0;

  constructor(file: DatabaseSync) {
    this.statements = {
      find: file.prepare(
        "select number, (select max(revision) from steps where log = number) as reached from logs where match = ?",
      ),
      number: file.prepare("insert into logs (match) values (?)"),
      intents: file.prepare("select seat, intent from steps where log = ? and intent is not null"),
    };
  }
  /** Null when there is none and this is not the step that begins one. */
  of(match: string, revision: number): KnownLog | null {
    const known = this.known.get(match);
    if (known !== undefined && revision <= known.reached + 1) return known;
    this.drop(match);
    const found = this.statements.find.get(match) as { number: number; reached: number | null } | undefined;
    if (found === undefined && revision > 0) return null;
    const number = found?.number ?? Number(this.statements.number.run(match).lastInsertRowid);
    const log = new KnownLog(number, found?.reached ?? -1);
    if (this.known.size >= KNOWN_MAX || this.intentsKnown >= INTENTS_MAX) this.forget();
    if (found !== undefined) {
      for (const { seat, intent } of this.statements.intents.all(number)) {
        this.remember(log, intentKey(seat as number | null, intent as string));
      }
    }
    this.known.set(match, log);
    return log;
  }
  /** A step was written. */
  reach(log: KnownLog, revision: number, intent: string | null): void {
    log.reached = revision;
    if (intent !== null) this.remember(log, intent);
  }
  drop(match: string): void {
    this.intentsKnown -= this.known.get(match)?.intents.size ?? 0;
    this.known.delete(match);
  }
  forget(): void {
    this.known.clear();
    this.intentsKnown = 0;
  }
  private remember({ intents }: KnownLog, intent: string): void {
    intents.add(intent);
    this.intentsKnown++;
  }
}
