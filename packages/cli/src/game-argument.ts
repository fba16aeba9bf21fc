import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { AnyEngine } from "@cardwright/bots";
import { catalog } from "@cardwright/catalog";
import { seedFromText } from "@cardwright/core";
import { type GameSource, inCatalog, type Loaded, loadGame } from "@cardwright/lab";
import { CallError } from "./output.ts";

const SEED = seedFromText("examined");

export const catalogAddress = import.meta.resolve("@cardwright/catalog");

/** A game is named by its id in the catalog, or by the path of a module or folder that exports `game`. */
export function sourceOf(argument: string, expansions: readonly string[] = []): GameSource {
  if (!/[/\\.]/.test(argument)) {
    const known = catalog.map(({ game }) => game.id);
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
export function examineMatch(engine: AnyEngine, { seats, options }: { seats?: number; options?: object }): void {
  try {
    engine.start({
      ...(seats === undefined ? {} : { seats }),
      ...(options === undefined ? {} : { options }),
      seed: SEED,
    });
  } catch (error) {
    // Anything else is a defect of the game, which the work itself will tell.
    if (error instanceof RangeError) throw new CallError(`${error.message}; cardwright schema ${engine.game.id} tells`);
  }
}
/** For a replay: the game that its header names. */
export function loadFor(
  header: { readonly game: string; readonly expansions?: readonly string[] },
  path?: string,
): Promise<Loaded> {
  return loadArgument(path ?? header.game, header.expansions ?? []);
}
