import type { AnyEngine } from "@cardwright/bots";
import { createEngine, type Expansion, type Game } from "@cardwright/core";
import { applyChange, isData, readChange } from "./change.ts";

/** Where a game comes from, as plain data, so that a worker in another thread, process or machine finds the same one. */
export interface GameSource {
  /**
   * The address of a module that exports `catalog`, or `game` (and `expansions`) of a single game; or just "catalog":
   * that of whoever does the work, because it lies elsewhere on every machine.
   */
  readonly module: string;
  /** Which game of the catalog; not needed for a module of one game. */
  readonly game?: string;
  /** Ids of the expansions to play with. */
  readonly expansions: readonly string[];
  /** A file that changes the game: JSON, or a module that exports `change`. */
  readonly change?: string;
}
export interface Listed {
  // biome-ignore lint/suspicious/noExplicitAny: each game is declared in words of its own; the lab uses what all share.
  readonly game: Game<any>;
  readonly expansions: readonly Expansion[];
  readonly name?: string;
  readonly summary?: string;
}
export interface Loaded extends Listed {
  readonly engine: AnyEngine;
  /** Match options that the change sets. */
  readonly options: object;
}
interface GameModule {
  readonly catalog?: readonly Listed[];
  readonly game?: Listed["game"];
  readonly expansions?: readonly Expansion[];
}

export const inCatalog = (source: GameSource, catalog: string | undefined): GameSource =>
  source.module === "catalog" && catalog !== undefined ? { ...source, module: catalog } : source;

/** What a source names is not there; the text says what is. */
export class NotFound extends Error {}

const loaded = new Map<string, Promise<Loaded>>();
/** One engine for each source, kept for as long as the process lives. */
export function loadGame(source: GameSource): Promise<Loaded> {
  const key = JSON.stringify(source);
  const game = loaded.get(key) ?? load(source);
  loaded.set(key, game);
  return game;
}
async function load(source: GameSource): Promise<Loaded> {
  const listed = await findGame(source);
  const changed = source.change === undefined ? { listed, options: {} } : await applyChange(listed, source.change);
  const expansions = source.expansions.map((id) => {
    const found = changed.listed.expansions.find((expansion) => expansion.id === id);
    if (found !== undefined) return found;
    const known = changed.listed.expansions.map((expansion) => expansion.id).join(", ") || "none";
    throw new NotFound(`${listed.game.id} has no expansion "${id}"; it has ${known}`);
  });
  const engine = createEngine(changed.listed.game as Game, expansions);
  return { ...changed.listed, expansions, engine, options: changed.options };
}
/** Refuses a change as data that would change nothing, before anything is played. */
export async function examineChange(source: GameSource, file: string): Promise<void> {
  if (isData(file)) await readChange(await findGame(source), file);
}
async function findGame({ module, game: id }: GameSource): Promise<Listed> {
  const found = (await import(module)) as GameModule;
  if (found.catalog !== undefined) {
    const listed = found.catalog.find(({ game }) => game.id === id);
    if (listed !== undefined) return listed;
    const known = found.catalog.map(({ game }) => game.id).join(", ");
    throw new NotFound(
      `there is no game "${id ?? ""}"; the catalog has ${known}. A path to a module that exports a game works too.`,
    );
  }
  if (found.game === undefined)
    throw new NotFound(`${module} exports neither "catalog" nor "game"; export one of them`);
  return { game: found.game, expansions: found.expansions ?? [] };
}
