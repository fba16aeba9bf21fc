import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { declarationsOf, openFolders, type WordsFolder } from "@cardwright/words/tool";

/** Types of the messages that code says, one file for each package of an interface. */

const INTERFACES: Readonly<Record<string, string>> = {
  "packages/cli": "TerminalWords",
  "packages/table": "TableWords",
  "packages/web": "WebWords",
};
const fileOf = ({ of }: WordsFolder): string => `${of}/words/messages.ts`;
const typesOf = ({ of, words }: WordsFolder): string => declarationsOf(words, INTERFACES[of] ?? "Words");
const spoken = (folders: readonly WordsFolder[]): readonly WordsFolder[] =>
  folders.filter(({ of }) => INTERFACES[of] !== undefined);

export function writeTypes(root: string): void {
  for (const folder of spoken(openFolders(root))) writeFileSync(join(root, fileOf(folder)), typesOf(folder));
}
/** Files that do not say what the English messages are. */
export function staleTypes(root: string, folders: readonly WordsFolder[]): readonly string[] {
  return spoken(folders).flatMap((folder) => {
    const path = join(root, fileOf(folder));
    const isCurrent = existsSync(path) && readFileSync(path, "utf8") === typesOf(folder);
    return isCurrent ? [] : [`${fileOf(folder)}: is not up to date; npm run words -- --types writes it`];
  });
}
