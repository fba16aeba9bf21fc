import { type Evidence, isSeal, type Log, type LogHeader, type LogLine } from "@cardwright/core/host";
import { sayNow } from "../say.ts";

export interface KeptLog {
  readonly log: Log;
  /** Revealed when the match has ended; without it a log can be watched but not verified. */
  readonly seed: string | null;
  readonly players: readonly string[];
  /** Handed out by a server beside it: how the seed came about, and its signature. */
  readonly fairness?: Evidence["fairness"];
  readonly seal?: Evidence["seal"];
  /** When it ended, by this machine's clock, and how: both only in this browser. */
  readonly endedAt?: number;
  readonly result?: string;
}

const isText = (value: unknown): value is string => typeof value === "string";
const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);

function isHeader(value: unknown): value is LogHeader {
  if (!isObject(value)) return false;
  const { game, version, content, seats, options, expansions, commitment } = value as Partial<LogHeader>;
  return (
    [game, version, content, commitment].every(isText) &&
    Number.isInteger(seats) &&
    isObject(options) &&
    isTexts(expansions)
  );
}
function isLine(value: unknown): value is LogLine {
  if (!isObject(value)) return false;
  const { entry, hash } = value as Partial<LogLine>;
  return isText(hash) && isObject(entry) && Array.isArray(entry.events) && entry.events.every(isObject);
}
/** A result is one line of a list. */
const RESULT_MAX = 120;
/**
 * A bare log, or one with its seed and players beside it, as this page and the server write them. Whether its steps hang
 * together is found out when it is played; here it only has to be a log at all.
 */
export function readLog(value: unknown): KeptLog {
  const body = (value ?? {}) as Partial<KeptLog> & Partial<Log>;
  const { header, lines } = body.log ?? body;
  const seed = body.seed ?? body.fairness?.seed ?? null;
  const players = body.players ?? [];
  const isLog = isHeader(header) && Array.isArray(lines) && lines.length > 0 && lines.every(isLine);
  if (!isLog || !(seed === null || isText(seed)) || !isTexts(players)) throw new TypeError(sayNow("error.notALog"));
  const { endedAt, result, fairness, seal } = body;
  return {
    log: { header, lines },
    seed,
    players,
    ...(fairness === undefined ? {} : { fairness }),
    ...(isSeal(seal) ? { seal } : {}),
    ...(typeof endedAt === "number" ? { endedAt } : {}),
    ...(isText(result) ? { result: result.slice(0, RESULT_MAX) } : {}),
  };
}
