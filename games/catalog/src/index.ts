import type { Game } from "@cardwright/core";
import type { Expansion } from "@cardwright/core/expansion";
import config from "../../../cardwright.config.ts";

/** The games that the config of this repository lists, loaded, for tests, benches and documents. */

export interface CatalogEntry {
  // biome-ignore lint/suspicious/noExplicitAny: each game is declared in words of its own; who reads the list uses what all share.
  readonly game: Game<any>;
  /** What it can be played with; none is on unless a match asks for it. */
  readonly expansions: readonly Expansion[];
  readonly name: string;
  readonly summary: string;
  /** The address of its rules. */
  readonly module: string;
}
interface GameModule {
  readonly game: CatalogEntry["game"];
  readonly expansions?: readonly Expansion[];
  readonly summary: string;
}
const CONFIG = new URL("../../../cardwright.config.ts", import.meta.url);
export const catalog: readonly CatalogEntry[] = await Promise.all(
  config.games.map(async (name) => {
    // A folder is meant as seen from the config; its rules are found as those of a package are.
    const isFolder = name.startsWith(".");
    const module = isFolder ? new URL(`${name}/src/index.ts`, CONFIG).href : import.meta.resolve(name);
    const { game, expansions = [], summary }: GameModule = await import(module);
    return { game, expansions, name: game.name, summary, module };
  }),
);
