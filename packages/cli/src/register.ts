import { existsSync } from "node:fs";
import { mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { CallError } from "./output.ts";

/** Puts a new game beside the others of a workspace: into the catalog, on the shelf of the page, and where imports find it. */

const CATALOG = "games/catalog";
/** The workspace that a folder of games belongs to, if it is one. */
export function workspaceOf(gameFolder: string): string | undefined {
  const games = dirname(gameFolder);
  const root = dirname(games);
  const has = (path: string): boolean => existsSync(join(root, CATALOG, path));
  return basename(games) === "games" && has("src/index.ts") && has("ui/index.ts") ? root : undefined;
}
const camel = (id: string): string => id.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
async function edit(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, "utf8")));
}
/** Imports are kept in the order of their addresses. */
function withImport(text: string, line: string): string {
  const address = (one: string): string => /from "([^"]+)"/.exec(one)?.[1] ?? "";
  const lines = text.split("\n");
  const imports = lines.filter((one) => one.startsWith("import "));
  const after = imports.filter((one) => address(one) < address(line)).at(-1);
  lines.splice(after === undefined ? 0 : lines.indexOf(after) + 1, 0, line);
  return lines.join("\n");
}
const withLast = (text: string, entry: string): string => text.replace(/\n\];\s*$/, () => `\n${entry}\n];\n`);

/** As the catalog imports it: with a suffix, because a game may be called like a word of the language or like an expansion. */
const boundAs = (id: string): string => `${camel(id)}Game`;
/** Refuses before anything is made. */
export async function examineId(root: string, id: string): Promise<void> {
  const text = await readFile(join(root, CATALOG, "src/index.ts"), "utf8");
  if (new RegExp(`\\b${boundAs(id)}\\b`).test(text))
    throw new CallError(`games/catalog has a ${boundAs(id)} already, which "${id}" would be too; choose another name`);
}
export async function register(
  root: string,
  folder: string,
  { id, name, about }: { readonly id: string; readonly name: string; readonly about: string },
): Promise<readonly string[]> {
  const at = (path: string): string => join(root, CATALOG, path);
  const word = boundAs(id);
  const parts = [`game: ${word}`, "expansions: []", `name: ${word}.name`, `summary: ${JSON.stringify(about)}`];
  const short = `  { ${parts.join(", ")} },`;
  const entry = short.length <= 120 ? short : `  {\n${parts.map((part) => `    ${part},\n`).join("")}  },`;
  await edit(at("src/index.ts"), (text) =>
    withLast(withImport(text, `import { game as ${word} } from "@cardwright/game-${id}";`), entry),
  );
  await edit(at("ui/index.ts"), (text) =>
    withLast(
      text,
      `  {
    id: ${JSON.stringify(id)},
    name: ${JSON.stringify(name)},
    about: ${JSON.stringify(about)},
    players: "2",
    minutes: 5,
    load: async () => (await import("@cardwright/game-${id}/ui")).table,
  },`,
    ),
  );
  await edit(at("package.json"), (text) => {
    const told = JSON.parse(text) as { dependencies: Record<string, string> };
    const all = { ...told.dependencies, [`@cardwright/game-${id}`]: "0.1.0" };
    const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
    return `${JSON.stringify({ ...told, dependencies: sorted }, undefined, 2)}\n`;
  });
  // What npm install does for a package of the workspace.
  const link = join(root, "node_modules", "@cardwright", `game-${id}`);
  await mkdir(dirname(link), { recursive: true });
  if (!existsSync(link)) await symlink(relative(dirname(link), folder), link, "junction");
  return ["src/index.ts", "ui/index.ts", "package.json"].map((path) => join(CATALOG, path));
}
