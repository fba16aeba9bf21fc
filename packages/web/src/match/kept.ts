import type { Action, Log } from "@cardwright/core";
import type { Controller } from "./localMatch.ts";

/** Local matches survive a reload, and finished ones can be watched again. All of it stays in this browser. */

export interface KeptMatch {
  readonly seed: string;
  readonly game: string;
  readonly preset: string;
  readonly controllers: readonly Controller[];
  readonly actions: readonly Action[];
}
export interface KeptLog {
  readonly log: Log;
  /** Revealed when the match has ended; without it a log can be watched but not verified. */
  readonly seed: string | null;
  readonly players: readonly string[];
}
const MATCH = "cardwright.match.";
const LOGS = "cardwright.logs";
const LOGS_MAX = 8;

function read<T>(key: string): T | null {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}
/** A browser that keeps nothing (private windows, full storage) must not end the match. */
function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    localStorage.removeItem(key);
  }
}
export const keptMatch = (seed: string): KeptMatch | null => read<KeptMatch>(MATCH + seed);
export const keepMatch = (match: KeptMatch): void => write(MATCH + match.seed, match);
export const keptLogs = (): readonly KeptLog[] => read<readonly KeptLog[]>(LOGS) ?? [];
/** Its last link in the chain of hashes: two ways in which one deal went are two logs. */
export const logId = ({ header, lines }: Log): string => lines.at(-1)?.hash ?? header.commitment;
export function keepLog(kept: KeptLog): void {
  const others = keptLogs().filter(({ log }) => logId(log) !== logId(kept.log));
  write(LOGS, [kept, ...others].slice(0, LOGS_MAX));
}
