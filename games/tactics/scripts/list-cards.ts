import { readdirSync, readFileSync, writeFileSync } from "node:fs";

/** Writes the lists of cards from the folders that hold them: `npx node games/tactics/scripts/list-cards.ts`. */

const FOLDERS = {
  deeds: { type: "Deed", from: "../deed.ts" },
  challenges: { type: "Challenge", from: "../challenge.ts" },
  tactics: { type: "Tactic", from: "../tactic.ts" },
} as const;
export type Folder = keyof typeof FOLDERS;
export const folders: readonly Folder[] = ["deeds", "challenges", "tactics"];
export const pathOf = (folder: Folder): URL => new URL(`../src/${folder}/index.ts`, import.meta.url);

/** The index of one folder, as it should be. */
export function listOf(folder: Folder): string {
  const { type, from } = FOLDERS[folder];
  const files = readdirSync(new URL(".", pathOf(folder)))
    .filter((file) => file.endsWith(".ts") && file !== "index.ts")
    .sort();
  const names = files.map((file) => {
    const [, name = ""] = /^export const (\w+): /m.exec(readFileSync(new URL(file, pathOf(folder)), "utf8")) ?? [];
    return name;
  });
  return [
    `import type { ${type} } from "${from}";`,
    ...files.map((file, i) => `import { ${names[i]} } from "./${file}";`),
    "",
    "/** Written by scripts/list-cards.ts. */",
    `export const ${folder}: readonly ${type}[] = [`,
    ...names.map((name) => `  ${name},`),
    "];",
    "",
  ].join("\n");
}
if (import.meta.main) for (const folder of folders) writeFileSync(pathOf(folder), listOf(folder));
