import { dirname } from "node:path";
import { CallError } from "../output.ts";
import { canRunTypeScript, compileProject } from "./compile-project.ts";
import type { ProjectConfig } from "./config.ts";
import { CONFIG_VARIABLE, findConfig } from "./find-config.ts";
import { filesOf } from "./game-files.ts";
import { type ConfiguredGame, loadGames } from "./load-games.ts";
import { importConfig } from "./read-config.ts";

/** The project that a command is called in: what its config says, and its games. */
export interface Project {
  readonly folder: string;
  readonly file: string;
  readonly config: ProjectConfig;
  readonly games: readonly ConfiguredGame[];
}
const NO_CONFIG = `there is no cardwright.config.ts in this folder or above it. Make a project with "npm create cardwright my-game", or one file:
  import { defineConfig } from "@cardwright/cli/config";
  export default defineConfig({ games: ["./games/my-game"] });`;

let known: Promise<Project | undefined> | undefined;
/** Read once for each process, and only by commands that need it: help is for those too whose config is broken. */
export function nearestProject(): Promise<Project | undefined> {
  known ??= openProject();
  return known;
}
export async function project(): Promise<Project> {
  const found = await nearestProject();
  if (found === undefined) throw new CallError(NO_CONFIG);
  return found;
}
async function openProject(): Promise<Project | undefined> {
  const found = findConfig();
  if (found === undefined) return undefined;
  const { file, sources } = canRunTypeScript() ? { file: found } : await compileProject(found);
  process.env[CONFIG_VARIABLE] = file;
  const config = await importConfig(file);
  const games = await loadGames(config.games.map((name) => filesOf(name, file)));
  // The code made for this Node runs; names and tables are those of the sources.
  const named = games.map((game, at) => ({ ...game, files: sources?.[at] ?? game.files }));
  return { folder: dirname(found), file, config, games: named };
}
