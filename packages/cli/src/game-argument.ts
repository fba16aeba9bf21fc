import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { AnyEngine } from "@cardwright/bots";
import { catalog } from "@cardwright/catalog";
import {
  type GameSource,
  inCatalog,
  type Loaded,
  loadGame,
  NotAReplay,
  OtherExpansions,
  whyNotDealt,
} from "@cardwright/lab";
import { CallError } from "./output.ts";

export const catalogAddress = import.meta.resolve("@cardwright/catalog");
const known = catalog.map(({ game }) => game.id);

/** A game is named by its id in the catalog, or by the path of a module or folder that exports `game`. */
export function sourceOf(argument: string, expansions: readonly string[] = []): GameSource {
  if (!/[/\\.]/.test(argument)) {
    if (!known.includes(argument)) {
      throw new CallError(
        `there is no game "${argument}"; there are ${known.join(", ")}. A path to a module that exports "game" works too.`,
      );
    }
    return { module: "catalog", game: argument, expansions };
  }
  const path = resolve(argument);
  const file = [path, resolve(path, "src/index.ts"), resolve(path, "index.ts")].find(
    (candidate) => existsSync(candidate) && /\.[cm]?[jt]s$/.test(candidate),
  );
  if (file === undefined)
    throw new CallError(`${argument} is no module; name a file that exports "game", or a folder with src/index.ts`);
  return { module: pathToFileURL(file).href, expansions };
}
export const loadSource = (source: GameSource): Promise<Loaded> => loadGame(inCatalog(source, catalogAddress));
export const loadArgument = (argument: string, expansions: readonly string[] = []): Promise<Loaded> =>
  loadSource(sourceOf(argument, expansions));
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
