import { BOT_NAMES, type BotName, type Budget, isBotName } from "@cardwright/bots";
import { withoutPassword } from "@cardwright/lab";
import { type Command, InvalidArgumentError } from "commander";
import { CallError } from "./output.ts";

/** Options that several commands share, each read and explained in one place. */

export function wholeNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError("it is a whole number.");
  return Number(text);
}
export function atLeastOne(text: string): number {
  const number = wholeNumber(text);
  if (number === 0) throw new InvalidArgumentError("it is at least 1.");
  return number;
}
const GAMES_MOST = 10_000_000;
/** What is known of each game is kept until the end, so no machine could do more at once. */
export function gameCount(text: string): number {
  const number = atLeastOne(text);
  if (number > GAMES_MOST)
    throw new InvalidArgumentError(`it is at most ${GAMES_MOST}; start several runs with other seeds for more.`);
  return number;
}
export function share(text: string): number {
  const value = Number(text);
  if (!(value > 0 && value < 1)) throw new InvalidArgumentError("it is a number between 0 and 1.");
  return value;
}
export function jsonObject(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Said below.
  }
  throw new InvalidArgumentError('it is a JSON object, for example \'{"decks":"short"}\'.');
}
export const wordList = (text: string): readonly string[] => text.split(",").filter((word) => word !== "");
export function botList(text: string): readonly BotName[] {
  const names = wordList(text);
  const strange = names.find((name) => !isBotName(name));
  if (strange !== undefined || names.length === 0) {
    throw new InvalidArgumentError(`bots are ${BOT_NAMES.join(", ")}, separated by commas.`);
  }
  return names as readonly BotName[];
}
/** The terminal speaks as it is asked to, else as the environment has it. */
export const LANGUAGE_FLAG = [
  "--language <tag>",
  "the language of table and log (default: that of the environment)",
] as const;
export function botName(text: string): BotName {
  if (!isBotName(text)) throw new InvalidArgumentError(`bots are ${BOT_NAMES.join(", ")}.`);
  return text;
}

export interface MatchFlags {
  readonly seats?: number;
  readonly options?: object;
  readonly expansions: readonly string[];
}
export const matchFlags = (command: Command): Command =>
  command
    .option("--seats <n>", "how many sit at the table (default: the fewest the game allows)", atLeastOne)
    .option("--options <json>", "options of the match, as JSON", jsonObject)
    .option("--expansions <list>", "expansions to play with, separated by commas", wordList, []);

export interface ThinkingFlags {
  readonly iterations?: number;
  readonly milliseconds?: number;
}
export const thinkingFlags = (command: Command): Command =>
  command
    .option("--iterations <n>", "how many times the search bot looks ahead for each action", atLeastOne)
    .option("--milliseconds <n>", "or how long it may think; results then depend on the machine", atLeastOne);
export function budgetOf({ iterations, milliseconds }: ThinkingFlags): Budget | undefined {
  if (iterations === undefined && milliseconds === undefined) return undefined;
  return {
    ...(iterations === undefined ? {} : { iterations }),
    ...(milliseconds === undefined ? {} : { milliseconds }),
  };
}

export interface WorkFlags {
  readonly workers?: number;
  readonly queue?: string;
  readonly progress?: string;
}
export const workFlags = (command: Command): Command =>
  command
    .option("--workers <n>", "threads on this machine (default: one for each core)", atLeastOne)
    .option("--queue <url>", "hand the work to `cardwright worker`s through this Redis instead")
    .option("--progress <file>", "keep what is done here, and go on from it when started again");

export function examineUrl(url: string): string {
  if (!/^rediss?:\/\//.test(url))
    throw new CallError(`${withoutPassword(url)} is no Redis; a queue is redis://host:port`);
  return url;
}
