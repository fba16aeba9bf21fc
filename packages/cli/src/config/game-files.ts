import { existsSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, isAbsolute, join, resolve } from "node:path";
import { CallError } from "../output.ts";

/** The files of a game that a config names; only the rules must be there. */
export interface GameFiles {
  /** As the config has it. */
  readonly name: string;
  readonly rules: string;
  readonly table?: string;
  readonly picture?: string;
  /** A file `lesson` lies beside the table. */
  readonly hasLesson?: boolean;
  /** The folder of its language files. */
  readonly words?: string;
}
const ENDINGS = ["ts", "tsx", "js", "mjs"];
const firstOf = (folder: string, names: readonly string[]): string | undefined =>
  names.flatMap((name) => ENDINGS.map((ending) => join(folder, `${name}.${ending}`))).find((file) => existsSync(file));

export const isPath = (name: string): boolean => /^\.{1,2}(?:[/\\]|$)/.test(name) || isAbsolute(name);

/** A folder with rules in `src` (or in itself) and a table in `ui`, or a single module. */
export function filesInFolder(name: string, base: string): GameFiles | undefined {
  const path = resolve(base, name);
  if (!existsSync(path)) return undefined;
  if (statSync(path).isFile()) return /\.[cm]?[jt]s$/.test(path) ? { name, rules: path } : undefined;
  const rules = firstOf(path, ["src/index", "index"]);
  if (rules === undefined) return undefined;
  return {
    name,
    rules,
    ...shown(firstOf(path, ["ui/index"]), firstOf(path, ["ui/Picture", "ui/picture"])),
    ...wordsOf(rules),
  };
}
/** A package with the entries `.`, `./ui` and `./ui/picture`, found from where the config lies. */
export function filesOfPackage(name: string, base: string): GameFiles | undefined {
  const { resolve: find } = createRequire(join(base, "cardwright.config.js"));
  const found = (entry: string): string | undefined => {
    try {
      return find(entry);
    } catch {
      return undefined;
    }
  };
  const rules = found(name);
  if (rules === undefined || !isAbsolute(rules)) return undefined;
  return { name, rules, ...shown(found(`${name}/ui`), found(`${name}/ui/picture`)), ...wordsOf(rules) };
}
/** Beside the rules, or beside the folder that they are in. */
function wordsOf(rules: string): Pick<GameFiles, "words"> {
  const here = dirname(rules);
  const words = [join(here, "../words"), join(here, "words")].find((folder) => existsSync(join(folder, "en.mf2")));
  return words === undefined ? {} : { words };
}
const shown = (table: string | undefined, picture: string | undefined): Partial<GameFiles> => ({
  ...(table === undefined ? {} : { table, hasLesson: firstOf(dirname(table), ["lesson"]) !== undefined }),
  ...(picture === undefined ? {} : { picture }),
});
export function filesOf(name: string, config: string): GameFiles {
  const base = dirname(config);
  const found = isPath(name) ? filesInFolder(name, base) : filesOfPackage(name, base);
  if (found !== undefined) return found;
  throw new CallError(
    isPath(name)
      ? `${config} names the game "${name}", and ${resolve(base, name)} has no src/index.ts; name a folder with rules, or make one with: cardwright new`
      : `${config} names the game "${name}", and no such package is installed; install it (npm install ${name}), or name a folder with "./${name}"`,
  );
}
