import { pathToFileURL } from "node:url";
import type { AnyEngine } from "@cardwright/bots";
import {
  type GameSource,
  inCatalog,
  type Loaded,
  loadGame,
  NotAReplay,
  OtherExpansions,
  whyNotDealt,
} from "@cardwright/lab";
import { canRunTypeScript, compileModule } from "./config/compile-project.ts";
import { filesInFolder, filesOfPackage, isPath } from "./config/game-files.ts";
import { nearestProject } from "./config/project.ts";
import { CallError } from "./output.ts";

/** The module in which threads and other processes find the games of the config. */
export const catalogAddress = new URL("./config/hosted-games.ts", import.meta.url).href;
const knownIds = async (): Promise<readonly string[]> =>
  ((await nearestProject())?.games ?? []).map(({ game }) => game.id);

/** A game is named by its id in the config, by the path of a module or folder that exports `game`, or as a package. */
export async function sourceOf(argument: string, expansions: readonly string[] = []): Promise<GameSource> {
  if (isPath(argument) || (/[\\/.]/.test(argument) && !argument.startsWith("@"))) {
    const files = filesInFolder(argument, process.cwd());
    if (files === undefined)
      throw new CallError(`${argument} is no module; name a file that exports "game", or a folder with src/index.ts`);
    return { module: await addressOf(files.rules), expansions };
  }
  const known = await knownIds();
  if (known.includes(argument)) return { module: "catalog", game: argument, expansions };
  const base = (await nearestProject())?.folder ?? process.cwd();
  const files = filesOfPackage(argument, base);
  if (files !== undefined) return { module: await addressOf(files.rules), expansions };
  const there = known.length === 0 ? "no cardwright.config.ts names any here" : `there are ${known.join(", ")}`;
  throw new CallError(
    `there is no game "${argument}"; ${there}. A path to a module that exports "game" works too, and the name of an installed package.`,
  );
}
/** The folder of a game's words, found where its rules are; nothing where it has none. */
export async function wordsFolderOf(argument: string): Promise<string | undefined> {
  const project = await nearestProject();
  const configured = project?.games.find(({ game }) => game.id === argument);
  if (configured !== undefined) return configured.files.words;
  const files = filesInFolder(argument, process.cwd()) ?? filesOfPackage(argument, project?.folder ?? process.cwd());
  return files?.words;
}
/** The compiled file, for a Node that cannot read TypeScript. */
async function addressOf(file: string): Promise<string> {
  const isReadable = canRunTypeScript() || !/\.[cm]?ts$/.test(file);
  return pathToFileURL(isReadable ? file : await compileModule(file)).href;
}
export const loadSource = (source: GameSource): Promise<Loaded> => loadGame(inCatalog(source, catalogAddress));
export const loadArgument = async (argument: string, expansions: readonly string[] = []): Promise<Loaded> =>
  loadSource(await sourceOf(argument, expansions));
/** A match that cannot be dealt as it is asked for is told before any work is handed out. */
export function examineMatch(engine: AnyEngine, match: { readonly seats?: number; readonly options?: object }): void {
  const why = whyNotDealt(engine, match);
  if (why !== undefined) throw new CallError(`${why}; cardwright schema ${engine.game.id} tells`);
}
/**
 * For a recorded match: the game that its header names. A file may come from anyone, so what it names is looked for in
 * the catalog only; a module is run only where the caller names it.
 */
export async function loadFor(
  header: { readonly game: string; readonly expansions?: readonly string[]; readonly seats: number },
  given?: string,
): Promise<Loaded> {
  const known = given === undefined ? await knownIds() : [];
  if (given === undefined && !known.includes(header.game))
    throw new NotAReplay(
      `it is of the game "${header.game}", which is not in the catalog (${known.join(", ")}); name the module of that game with --game`,
    );
  const loaded = await loadArgument(given ?? header.game, header.expansions ?? []).catch((error: unknown) => {
    throw error instanceof OtherExpansions ? new NotAReplay(error.message) : error;
  });
  if (loaded.game.id !== header.game)
    throw new NotAReplay(`it is of the game "${header.game}", not of ${loaded.game.id}; name its own with --game`);
  const { seats } = loaded.engine.rules.declares;
  const [least, most] = typeof seats === "number" ? [seats, seats] : seats;
  if (header.seats < least || header.seats > most)
    throw new NotAReplay(`it has ${header.seats} seats, and ${header.game} is for ${least} to ${most}`);
  return loaded;
}
