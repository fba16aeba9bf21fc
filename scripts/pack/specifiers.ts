import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The compiler rewrites imports in JavaScript alone: declarations and addresses of files still name sources. */
const IMPORTED = /((?:from|import)\s*\(?\s*["'])(\.{1,2}\/[^"']*?)\.tsx?(["'])/g;
/** Declarations need none, and a compiler would look for the types of a style sheet. */
const SIDE_EFFECT = /^import "[^"]+";\n/gm;
const ADDRESS = /(new URL\(\s*["'`]\.[^"'`]*?)\.tsx?(["'`],\s*import\.meta\.url\s*\))/g;
const ANY_ADDRESS = /new URL\(\s*["'`]\.[^"'`]*?\.tsx?["'`]|import\.meta\.resolve\(\s*["'`]\.[^"'`]*?\.tsx?["'`]/;

export const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => join(folder, path))
    .filter((path) => statSync(path).isFile());

/** The same text with every name of a source turned into the name of what was built from it. */
export const withBuiltNames = (file: string, text: string): string =>
  /\.d\.[cm]?ts$/.test(file)
    ? text.replace(SIDE_EFFECT, "").replace(IMPORTED, "$1$2.js$3")
    : file.endsWith(".js")
      ? text.replace(ADDRESS, "$1.js$2")
      : text;

/** Built code that would look for a source at run time, and so fail where only built code is. */
export const namesSource = (text: string): string | undefined => ANY_ADDRESS.exec(text)?.[0];

export function rewriteBuilt(folder: string): void {
  for (const file of filesIn(folder)) {
    if (!/\.(js|d\.ts)$/.test(file)) continue;
    const text = readFileSync(file, "utf8");
    const rewritten = withBuiltNames(file, text);
    if (rewritten !== text) writeFileSync(file, rewritten);
    const left = file.endsWith(".js") ? namesSource(rewritten) : undefined;
    if (left !== undefined) throw new Error(`${file} still names a source: ${left}`);
  }
}
/** Two outputs whose names differ only by case are one file on macOS and Windows. */
export function assertApart(files: readonly string[]): void {
  const seen = new Map<string, string>();
  for (const file of files) {
    const other = seen.get(file.toLowerCase());
    if (other !== undefined) throw new Error(`${file} and ${other} differ only by case; rename one`);
    seen.set(file.toLowerCase(), file);
  }
}
