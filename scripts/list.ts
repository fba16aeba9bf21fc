import { globSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * `npm run list`: an `index.ts` of a game whose comment names this command lists all that the other files of its folder
 * export. Its comment and the line that begins the list are its own; the imports and what stands in the list are written here.
 */
const root = join(import.meta.dirname, "..");
const LIST = /^\/\*\*[^\n]*`npm run list`[^\n]*\*\/\nexport const [^\n]* = \[/m;
const LINE = 120;

/** Paths, from the root of the repository. */
export const lists = (): string[] =>
  globSync("games/*/src/**/index.ts", { cwd: root })
    .filter((path) => LIST.test(readFileSync(join(root, path), "utf8")))
    .sort();

/** The file as it should be. */
export function listed(path: string): string {
  const folder = join(root, dirname(path));
  const present = readFileSync(join(root, path), "utf8");
  const [beginning] = LIST.exec(present)!;
  const types = [...present.matchAll(/^import type .*$/gm)].map(([line]) => line);
  const ids = readdirSync(folder)
    .filter((file) => file.endsWith(".ts") && file !== "index.ts")
    .map((file) => file.slice(0, -".ts".length))
    .sort();
  const names = ids.map((id) => exportOf(join(folder, `${id}.ts`)));
  const oneLine = `${beginning}${names.join(", ")}];`;
  const fits = oneLine.slice(oneLine.lastIndexOf("\n") + 1).length <= LINE;
  return [
    ...types,
    ...ids.map((id, i) => `import { ${names[i]} } from "./${id}.ts";`),
    "",
    ...(fits ? [oneLine] : [beginning, ...names.map((name) => `  ${name},`), "];"]),
    "",
  ].join("\n");
}
function exportOf(file: string): string {
  const [, name] = /^export const (\w+)/m.exec(readFileSync(file, "utf8")) ?? [];
  if (name === undefined) throw new Error(`${file} exports no constant that could be listed`);
  return name;
}
if (import.meta.main) for (const path of lists()) writeFileSync(join(root, path), listed(path));
