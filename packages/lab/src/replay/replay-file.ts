import type { AnyEngine } from "@cardwright/bots";
import {
  type Action,
  commitmentOf,
  type Entry,
  headerOf,
  isSeed,
  type Log,
  logOf,
  mixSeed,
  type Verdict,
  verify,
  verifyChain,
} from "@cardwright/core";
import { Mistake } from "../run/mistake.ts";

/**
 * A match in a file: what the lab writes, and what a server hands out once a match has ended. Every byte of it counts:
 * a file is written in one form only, so that whatever differs in a single bit is either no such file or another match.
 */
export interface Fairness {
  readonly commitment: string;
  readonly server_seed: string;
  readonly nonces: readonly string[];
  readonly seed: string;
}
export interface Replay {
  readonly log: Log;
  /** Missing while the match is not over: then only the chain can be checked. */
  readonly seed: string | undefined;
  /** How a server's seed and its players' nonces became the seed. */
  readonly fairness: Fairness | undefined;
}
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
const SERVER_KEYS = ["complete", "header", "lines", "fairness"];
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
  const keys = Object.keys(content);
  const fromServer = keys.includes("fairness") || keys.includes("complete");
  const known = fromServer ? SERVER_KEYS : LAB_KEYS;
  const strange = keys.find((key) => !known.includes(key));
  if (strange !== undefined) throw new NotAReplay(`a replay has no "${strange}"`);
  const { header, lines, seed, fairness, complete } = content;
  if (!isHeader(header) || !Array.isArray(lines)) throw new NotAReplay(WHAT_A_REPLAY_IS);
  const broken = lines.findIndex((line) => !isLine(line));
  if (broken >= 0) throw new NotAReplay(`line ${broken} is no step of a match`);
  const log = { header, lines } as unknown as Log;
  if (fromServer) {
    if (complete !== true) throw new NotAReplay("this is the log of a match that has not ended");
    return { log, seed: readFairness(fairness).seed, fairness: readFairness(fairness) };
  }
  if (seed !== undefined && !isSeed(seed)) throw new NotAReplay("the seed is not 64 lowercase hex digits");
  return { log, seed, fairness: undefined };
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
/** Whether everything in the file follows from the rules, the actions and the seed that was committed to. */
export function verifyReplay(engine: AnyEngine, { log, seed, fairness }: Replay): Verdict {
  const wrong = (why: string): Verdict => ({ ok: false, revision: 0, why });
  try {
    if (seed === undefined) return verifyChain(log);
    if (fairness !== undefined) {
      if (commitmentOf(fairness.server_seed) !== fairness.commitment)
        return wrong("the server's seed is not the one it committed to");
      if (mixSeed(fairness.server_seed, fairness.nonces) !== fairness.seed)
        return wrong("the seed is not mixed from the server's seed and the nonces");
    }
    return verify(engine, log, seed);
  } catch (error) {
    return wrong(`cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}
