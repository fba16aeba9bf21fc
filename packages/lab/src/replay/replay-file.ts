import type { AnyEngine } from "@cardwright/bots";
import type { Action } from "@cardwright/core";
import {
  type Entry,
  type Evidence,
  type Fairness,
  headerOf,
  isSeal,
  isSeed,
  type Log,
  logOf,
} from "@cardwright/core/host";
import { Mistake } from "../run/mistake.ts";

/**
 * A match in a file: what the lab writes, and what a server hands out once a match has ended. Every byte of it counts:
 * a file is written in one form only, so that whatever differs in a single bit is either no such file or another match.
 */
export type Replay = Evidence;
export class NotAReplay extends Mistake {}

export function replayText(log: Log, seed: string | undefined): string {
  const content =
    seed === undefined ? { header: log.header, lines: log.lines } : { header: log.header, lines: log.lines, seed };
  return `${JSON.stringify(content)}\n`;
}
export function replayOf(
  engine: AnyEngine,
  match: { readonly seats?: number; readonly options?: unknown; readonly seed: string },
  entries: readonly Entry[],
): string {
  const { snapshot } = engine.create(match);
  return replayText(logOf(headerOf(engine, match, snapshot), entries), match.seed);
}
const LAB_KEYS = ["header", "lines", "seed"];
const SERVER_KEYS = ["complete", "header", "lines", "fairness", "seal"];
const FAIRNESS_KEYS = ["commitment", "server_seed", "nonces", "seed"];

export function readReplay(text: string): Replay {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    throw new NotAReplay(`not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  // Spaces, escapes and doubled keys that JSON.parse forgives would be changes that nobody sees.
  const trimmed = text.endsWith("\n") ? text.slice(0, -1) : text;
  if (trimmed !== JSON.stringify(content) && trimmed !== JSON.stringify(content, undefined, 2)) {
    throw new NotAReplay(
      "not in the one form in which replays are written: something was changed by hand or on the way",
    );
  }
  if (!isRecord(content)) throw new NotAReplay(WHAT_A_REPLAY_IS);
  return isRecord(content["log"]) ? readKept(content) : readContent(content);
}
/** As the page keeps it and hands it out: with the names of the players, and the seed beside the log. */
function readKept({ log, seed, fairness, seal, players: _, endedAt: __, result: ___, ...strange }: Content): Replay {
  const [key] = Object.keys(strange);
  if (key !== undefined) throw new NotAReplay(`a replay has no "${key}"`);
  const bare = { ...(log as Content), ...(seed === null ? {} : { seed }) };
  if (fairness === undefined) return readContent(bare);
  return readContent({ ...(log as Content), complete: true, fairness, ...(seal === undefined ? {} : { seal }) });
}
type Content = Readonly<Record<string, unknown>>;
function readContent(content: Content): Replay {
  const keys = Object.keys(content);
  const fromServer = keys.includes("fairness") || keys.includes("complete");
  const known = fromServer ? SERVER_KEYS : LAB_KEYS;
  const strange = keys.find((key) => !known.includes(key));
  if (strange !== undefined) throw new NotAReplay(`a replay has no "${strange}"`);
  const { header, lines, seed, fairness, seal, complete } = content;
  if (!isHeader(header) || !Array.isArray(lines)) throw new NotAReplay(WHAT_A_REPLAY_IS);
  const broken = lines.findIndex((line) => !isLine(line));
  if (broken >= 0) throw new NotAReplay(`line ${broken} is no step of a match`);
  const log = { header, lines } as unknown as Log;
  if (fromServer) {
    if (complete !== true) throw new NotAReplay("this is the log of a match that has not ended");
    if (seal !== undefined && !isSeal(seal)) throw new NotAReplay("the signature is not as servers write it");
    const read = readFairness(fairness);
    return { log, seed: read.seed, fairness: read, seal };
  }
  if (seed !== undefined && !isSeed(seed)) throw new NotAReplay("the seed is not 64 lowercase hex digits");
  return { log, seed };
}
const WHAT_A_REPLAY_IS =
  "a replay has a header and lines; download it from a match that has ended, or write one with `cardwright play --save`";
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const isListOf = <T>(value: unknown, isOne: (one: unknown) => one is T): value is readonly T[] =>
  Array.isArray(value) && value.every(isOne);
export const isText = (value: unknown): value is string => typeof value === "string";
export const isAction = (value: unknown): value is Action =>
  isRecord(value) && isText(value["type"]) && Number.isInteger(value["seat"]);
/** As much of a header as is needed to look for the game; the rest is judged by its rules. */
const isHeader = (value: unknown): boolean =>
  isRecord(value) &&
  isText(value["game"]) &&
  Number.isInteger(value["seats"]) &&
  isRecord(value["options"]) &&
  isListOf(value["expansions"] ?? [], isText);
function isLine(value: unknown): boolean {
  const entry = isRecord(value) ? value["entry"] : undefined;
  if (!isRecord(entry) || !Number.isInteger(entry["revision"])) return false;
  return isListOf(entry["events"], isRecord) && (entry["action"] === null || isAction(entry["action"]));
}
function readFairness(value: unknown): Fairness {
  const keys = typeof value === "object" && value !== null ? Object.keys(value) : [];
  if (keys.length !== FAIRNESS_KEYS.length || !keys.every((key) => FAIRNESS_KEYS.includes(key))) {
    throw new NotAReplay("the part that proves the deal is not as servers write it");
  }
  return value as Fairness;
}
