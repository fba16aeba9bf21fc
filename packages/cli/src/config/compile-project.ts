import { copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { failureText } from "../failure-text.ts";
import { CallError } from "../output.ts";
import type { ProjectConfig } from "./config.ts";
import { filesOf, type GameFiles } from "./game-files.ts";
import { readConfig } from "./read-config.ts";

/** Node reads TypeScript by itself from 22.18 on. */
export const canRunTypeScript = (): boolean =>
  Boolean((process.features as { readonly typescript?: unknown }).typescript);
/** One copy of these for rules and server: two engines would not know each other's pieces. */
const isFramework = (id: string): boolean => /^@cardwright\/(?!game-|catalog)/.test(id);

export interface Compiled {
  /** A config in JavaScript whose games are JavaScript too. */
  readonly file: string;
  /** The folders with the sources of those games. */
  readonly sources?: readonly GameFiles[];
}
/** A project as JavaScript, for a Node that reads no TypeScript. */
export async function compileProject(config: string): Promise<Compiled> {
  if (/\.m?js$/.test(config)) return { file: config };
  const folder = join(dirname(config), ".cardwright", "rules");
  await bundle(dirname(config), folder, { config });
  const built = `${pathToFileURL(join(folder, "config.js")).href}?t=${Date.now()}`;
  const read = readConfig(config, ((await import(built)) as { readonly default?: unknown }).default);
  return { file: await compileGames(config, read, folder), sources: read.games.map((name) => filesOf(name, config)) };
}
/** The rules of every game as one plain file each, and a config that names those. */
export async function compileGames(config: string, read: ProjectConfig, folder: string): Promise<string> {
  const games = read.games.map((name) => filesOf(name, config));
  await bundle(dirname(config), folder, Object.assign({}, ...games.map(modulesOf)));
  for (const [at, { words }] of games.entries())
    if (words !== undefined) copyMessages(words, join(folder, wordsAt(at)));
  const told: ProjectConfig = { ...read, games: games.map((_, at) => `./game-${at}`) };
  const file = join(folder, "cardwright.config.js");
  writeFileSync(file, `export default ${JSON.stringify(told, undefined, 2)};\n`);
  return file;
}
const wordsAt = (at: number): string => `game-${at}/words`;
/** The modules of a game that run beside a server, by the files that they become. */
function modulesOf({ rules, words }: GameFiles, at: number): Readonly<Record<string, string>> {
  const code = words === undefined ? [] : WORDS_CODE.map((name) => [name, join(words, `${name}.ts`)] as const);
  const found = code.filter(([, file]) => existsSync(file));
  return {
    [`game-${at}/index`]: rules,
    ...Object.fromEntries(found.map(([name, file]) => [`${wordsAt(at)}/${name}`, file])),
  };
}
const WORDS_CODE = ["telling", "terminal"] as const;
/** Language files go along as they are: whoever asks for sentences is told by them. */
function copyMessages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const file of readdirSync(from)) if (file.endsWith(".mf2")) copyFileSync(join(from, file), join(to, file));
}
/** A single module of rules, for Node that cannot read it as it is. */
export async function compileModule(file: string): Promise<string> {
  const folder = join(dirname(file), ".cardwright");
  await bundle(dirname(file), folder, { module: file });
  return join(folder, "module.js");
}
async function bundle(root: string, folder: string, input: Readonly<Record<string, string>>): Promise<void> {
  const { build } = await import("vite").catch(() => {
    throw new CallError(
      `rules in TypeScript are put together by Vite, which is not installed here; npm install --save-dev vite, or use Node 22.18 or newer (this is ${process.version})`,
    );
  });
  await build({
    configFile: false,
    root,
    logLevel: "error",
    build: {
      ssr: true,
      outDir: relative(root, folder) || ".",
      emptyOutDir: false,
      sourcemap: true,
      minify: false,
      target: "node20",
      rolldownOptions: { input: { ...input }, external: isFramework, output: { entryFileNames: "[name].js" } },
    },
  }).catch((error: unknown) => {
    throw new CallError(`the rules cannot be put together: ${failureText(error)}`);
  });
}
