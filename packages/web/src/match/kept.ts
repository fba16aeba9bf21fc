import type { Action } from "@cardwright/core";
import type { Log, LogHeader } from "@cardwright/core/host";
import { storage } from "../storage.ts";
import type { Controller } from "./local-match.ts";
import { type KeptLog, readLog } from "./read-log.ts";

/** Local matches survive a reload, and finished ones can be watched again. All of it stays in this browser. */

export interface KeptMatch {
  readonly seed: string;
  /** The kind of match it is: other seats, options, expansions or rules make another match of the same deal. */
  readonly header: LogHeader;
  readonly controllers: readonly Controller[];
  readonly actions: readonly Action[];
  /** A hash of every step, kept while somebody develops the game: so that it can be told what new rules change. */
  readonly steps?: readonly string[];
}
const MATCH = "cardwright.match.";
const MATCHES_MAX = 8;
const LOGS = "cardwright.logs";
const LOGS_MAX = 8;
/** Browsers give a page about five million characters; the match under way needs some of them. */
const LOGS_LENGTH_MAX = 4_000_000;

const matchKey = (game: string, seed: string): string => `${MATCH}${game}.${seed}`;

export function keptMatch(game: string, seed: string): KeptMatch | null {
  const kept = storage.readJson(matchKey(game, seed)) as KeptMatch | null;
  return kept?.header?.game === game && Array.isArray(kept.actions) && hasPlayers(kept) ? kept : null;
}
/** One for each seat; whatever else stands there, nobody could play it on. */
function hasPlayers({ header, controllers }: { readonly header: LogHeader; readonly controllers: unknown }): boolean {
  if (!Array.isArray(controllers) || controllers.length !== header.seats) return false;
  return controllers.every((kind) => kind === "person" || kind === "bot");
}
export function keepMatch(match: KeptMatch): void {
  storage.write(matchKey(match.header.game, match.seed), JSON.stringify({ ...match, keptAt: Date.now() }));
  forgetOldMatches();
}
/** True if the browser could not take it: then it is there only while the page is open. */
export const isPassing = ({ header, seed }: Pick<KeptMatch, "header" | "seed">): boolean =>
  storage.isPassing(matchKey(header.game, seed));
interface Dated {
  readonly keptAt?: number;
}
function forgetOldMatches(): void {
  const keys = storage.keys(MATCH);
  if (keys.length <= MATCHES_MAX) return;
  const dated = keys.map((key) => ({ key, at: Number((storage.readJson(key) as Dated | null)?.keptAt ?? 0) }));
  for (const { key } of dated.sort((a, b) => b.at - a.at).slice(MATCHES_MAX)) storage.remove(key);
}

/** A match that was left before its end: where it goes on. */
export interface Unfinished {
  readonly game: string;
  readonly moves: number;
  readonly opponents: number;
  readonly address: string;
}
/** The last one that was played and has not ended. */
export function lastUnfinished(): Unfinished | null {
  const ended = new Set(keptLogs().map(({ seed }) => seed));
  const matches = storage.keys(MATCH).flatMap((key) => {
    const kept = storage.readJson(key) as (KeptMatch & Dated) | null;
    const isWhole = kept !== null && keptMatch(kept.header?.game ?? "", kept.seed) !== null;
    return isWhole && kept.actions.length > 0 && !ended.has(kept.seed) ? [kept] : [];
  });
  const [last] = matches.toSorted((a, b) => Number(b.keptAt ?? 0) - Number(a.keptAt ?? 0));
  if (last === undefined) return null;
  const { game, seats, options, expansions } = last.header;
  const about = new URLSearchParams({
    seed: last.seed,
    seats: String(seats),
    options: JSON.stringify(options),
    expansions: expansions.join(),
  });
  return { game, moves: last.actions.length, opponents: seats - 1, address: `/play/${game}?${about.toString()}` };
}
export function keptLogs(): readonly KeptLog[] {
  const logs = storage.readJson(LOGS);
  return Array.isArray(logs) ? logs.flatMap(readable) : [];
}
/** Matches that another version of this page has left there cost nobody the others. */
function readable(kept: unknown): readonly KeptLog[] {
  try {
    return [readLog(kept)];
  } catch {
    return [];
  }
}
/** Its last link in the chain of hashes: two ways in which one deal went are two logs. */
export const logId = ({ header, lines }: Log): string => lines.at(-1)?.hash ?? header.commitment;
/** The newest first. Where there is no room for all, the oldest go; where there is none at all, the page keeps them. */
export function keepLog(kept: KeptLog): void {
  const others = keptLogs().filter(({ log }) => logId(log) !== logId(kept.log));
  const texts = [kept, ...others].slice(0, LOGS_MAX).map((one) => JSON.stringify(one));
  const listOf = (count: number): string => `[${texts.slice(0, count).join()}]`;
  for (let count = texts.length; count > 0; count--) {
    const list = listOf(count);
    if (count > 1 && list.length > LOGS_LENGTH_MAX) continue;
    if (storage.write(LOGS, list)) return;
  }
  storage.write(LOGS, listOf(texts.length));
}
