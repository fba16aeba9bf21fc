import type { ViteDevServer } from "vite";
import type { GameFiles } from "../config/game-files.ts";
import { type ConfiguredGame, loadGames } from "../config/load-games.ts";

/** An error in rules that were just saved, and its place. */
export interface Trouble {
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
}
/** The rules as they are on the disk at this moment, loaded by Vite, so that a change costs milliseconds and no process. */
export interface RulesRunner {
  /** True for a file that the rules are made of. */
  isRule(file: string): boolean;
  /** All games, read anew because this file has changed. */
  load(changed?: string): Promise<readonly ConfiguredGame[]>;
  close(): Promise<void>;
}
export async function rulesRunner(vite: ViteDevServer, games: readonly GameFiles[]): Promise<RulesRunner> {
  const { createServerModuleRunner } = await import("vite");
  const { ssr } = vite.environments;
  if (ssr === undefined) throw new Error("this Vite has no environment to run rules in");
  const runner = createServerModuleRunner(ssr, { hmr: false, sourcemapInterceptor: "prepareStackTrace" });
  /** Files that were rules once stay rules: one that could not be read may be missing from the graph until it can. */
  const known = new Set<string>();
  return {
    isRule(file) {
      if ((ssr.moduleGraph.getModulesByFile(file)?.size ?? 0) > 0) known.add(file);
      return known.has(file);
    },
    async load(changed) {
      // Vite itself forgets a changed file only after it has told of it.
      if (changed !== undefined) ssr.moduleGraph.onFileChange(changed);
      runner.clearCache();
      return loadGames(games, (file) => runner.import(file));
    },
    close: () => runner.close(),
  };
}
const PLACE = /((?:\/|[A-Za-z]:[\\/])[^\s()]*?\.(?:[cm]?[jt]sx?|json)):(\d+)(?::\d+)?/;

/** The message of whatever was thrown, and the first place in its trace that is no package's. */
export function troubleOf(error: unknown): Trouble {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const {
    message,
    stack = "",
    id,
    loc,
  } = Object(cause) as Partial<Error> & {
    readonly id?: string;
    readonly loc?: { readonly file?: string; readonly line?: number };
  };
  const text = plain(message ?? String(cause));
  // A place in the text is named as seen from the project.
  const [, drawn, row] = /─\[ (.+?):(\d+):\d+ \]/.exec(text) ?? [];
  if (drawn !== undefined) return { message: text, file: drawn, line: Number(row) };
  const file = id ?? loc?.file;
  if (file !== undefined && loc?.line !== undefined) return { message: text, file, line: loc.line };
  const places = `${text}\n${stack}`.split("\n").flatMap((line) => {
    const [, path, number] = PLACE.exec(line) ?? [];
    return path === undefined || /[\\/]node_modules[\\/]|[\\/]packages[\\/]/.test(path) ? [] : [{ path, number }];
  });
  const [first] = places;
  return first === undefined ? { message: text } : { message: text, file: first.path, line: Number(first.number) };
}
/** Without the colours that a terminal would show. */
const plain = (text: string): string => text.replaceAll(new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g"), "");
