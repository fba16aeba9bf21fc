import { pathToFileURL } from "node:url";
import type { Ratings } from "@cardwright/bots";
import type { Game } from "@cardwright/core";
import type { Expansion } from "@cardwright/core/expansion";
import { createEngine, examineRules } from "@cardwright/core/host";
import { failureText } from "../failure-text.ts";
import { CallError } from "../output.ts";
import type { GameFiles } from "./game-files.ts";

/** A game of a config, with its rules loaded: what the server hosts, bots play and the page lists. */
export interface ConfiguredGame {
  // biome-ignore lint/suspicious/noExplicitAny: each game is declared in words of its own; who reads the list uses what all share.
  readonly game: Game<any>;
  readonly expansions: readonly Expansion[];
  readonly name: string;
  readonly summary: string;
  /** About how long a match takes. */
  readonly minutes?: number;
  /** How strong each level of bots is in it. */
  readonly ratings?: Ratings;
  /** The address of its rules. */
  readonly module: string;
  readonly files: GameFiles;
}
interface GameModule {
  readonly game?: Partial<ConfiguredGame["game"]>;
  readonly expansions?: readonly Expansion[];
  readonly summary?: unknown;
  readonly minutes?: unknown;
  readonly ratings?: unknown;
}
export type Import = (file: string) => Promise<unknown>;
export const importFile: Import = (file) => import(pathToFileURL(file).href);

/** The rules of all of them. What is wrong with one is told by its name. */
export async function loadGames(
  all: readonly GameFiles[],
  importModule: Import = importFile,
): Promise<readonly ConfiguredGame[]> {
  const games = await Promise.all(all.map((files) => loadGame(files, importModule)));
  for (const [at, { game, files }] of games.entries()) {
    const twin = games.slice(0, at).find((other) => other.game.id === game.id);
    if (twin?.files.rules === files.rules)
      throw new CallError(`the config names the game "${files.name}" twice; take one of the lines away`);
    if (twin !== undefined)
      throw new CallError(
        `"${twin.files.name}" and "${files.name}" are both the game "${game.id}"; give one of them another id in world.game({ id })`,
      );
  }
  return games;
}
/** It stands in addresses and on the command line. */
const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
function examineModule({ name, rules }: GameFiles, id: string, { expansions = [], minutes = 1 }: GameModule): void {
  if (!ID.test(id))
    throw new CallError(`"${name}" has the id "${id}", and an id is lowercase words with dashes, such as river-race`);
  if (!Array.isArray(expansions) || expansions.some((one: unknown) => typeof Object(one).id !== "string"))
    throw new CallError(`${rules}: "expansions" is no list of what world.expansion({ ... }) answers with`);
  if (typeof minutes !== "number") throw new CallError(`${rules}: "minutes" is no number`);
}
async function loadGame(files: GameFiles, importModule: Import): Promise<ConfiguredGame> {
  const module = (await importModule(files.rules).catch((error: unknown) => {
    throw new CallError(`the rules of "${files.name}" cannot be loaded: ${failureText(error)}`, { cause: error });
  })) as GameModule;
  const { game, expansions = [], summary = "", minutes, ratings } = module;
  if (typeof game?.id !== "string" || typeof game.declares !== "object")
    throw new CallError(`${files.rules} exports no "game"; export what world.game({ ... }) answers with`);
  examineModule(files, game.id, module);
  try {
    examineRules(game as Game, expansions);
    createEngine(game as Game, []);
  } catch (error) {
    throw new CallError(`the rules of "${files.name}" are refused: ${failureText(error)}`, { cause: error });
  }
  return {
    game: game as ConfiguredGame["game"],
    expansions,
    name: game.name ?? game.id,
    summary: String(summary),
    ...(typeof minutes === "number" ? { minutes } : {}),
    ...(ratings === undefined ? {} : { ratings: ratingsIn(ratings, files) }),
    module: pathToFileURL(files.rules).href,
    files,
  };
}
function ratingsIn(told: unknown, { rules }: GameFiles): Ratings {
  const isPair = (pair: unknown): boolean =>
    Array.isArray(pair) && pair.length === 2 && pair.every((one) => Number.isFinite(one));
  if (typeof told !== "object" || told === null || !Object.values(told).every(isPair))
    throw new CallError(
      `${rules}: "ratings" is no list of levels, each with [rating, spread], as cardwright bots --levels prints it`,
    );
  return told as Ratings;
}
