import { join } from "node:path";
import ts from "typescript";
import { type Exported, publicPart, readDeclarations, root } from "../reference/declarations.ts";
import { ENTRIES, type Entry } from "../reference/entries.ts";
import { tasksOf } from "../reference/tasks.ts";
import { type Reached, reachedFrom } from "./reached.ts";

/**
 * The doors of core as text that a reviewer reads in the diff: every export with its signature, without comments, and
 * every type that only stands in such a signature.
 */
export interface Report {
  /** Its path from the root of the repository. */
  readonly path: string;
  readonly text: string;
}
const printer = ts.createPrinter({ removeComments: true });
const withoutComments = (declaration: string): string =>
  printer.printFile(ts.createSourceFile("api.d.ts", declaration, ts.ScriptTarget.Latest)).trim();
const plain = (declaration: string): string =>
  withoutComments(publicPart(declaration)).replaceAll(/^export declare /gm, "export ");
const block = (declaration: string): string => `\`\`\`ts\n${plain(declaration)}\n\`\`\``;

const WRITTEN = "Written by `npm run api`, compared by a test.";

export interface Api {
  readonly reports: readonly Report[];
  /** By the name of each door. */
  readonly exports: ReadonlyMap<string, readonly Exported[]>;
}
export function readApi(): Api {
  const doors = ENTRIES.filter(({ file }) => file.startsWith("packages/core/src/"));
  const declarations = readDeclarations(doors);
  const { exports } = declarations;
  const behind = reachedFrom([...exports.values()].flat(), declarations);
  const reports = doors.map((door) => doorReport(door, exports.get(door.name)!));
  return { reports: [...reports, reachedReport(behind)], exports };
}
function doorReport({ name, page, file }: Entry, exports: readonly Exported[]): Report {
  const byName = new Map(exports.map((exported) => [exported.name, exported]));
  const chapters = tasksOf(join(root, file)).flatMap(({ title, names }) => [
    `## ${title}`,
    ...names.map((exported) => block(byName.get(exported)!.declaration)),
  ]);
  const about = `${WRITTEN} A line that changes here changes for everybody who uses this door.`;
  return { path: `packages/core/api/${page}.md`, text: textOf([`# ${name}`, about, ...chapters]) };
}
function reachedReport(reached: readonly Reached[]): Report {
  const sorted = reached.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  const blocks = sorted.map(({ statements }) => block(statements.map((each) => each.getFullText().trim()).join("\n")));
  const about = `${WRITTEN} No door exports these, but what the doors export is made of them.`;
  return { path: "packages/core/api/reached.md", text: textOf(["# Reached through the doors", about, ...blocks]) };
}
const textOf = (parts: readonly string[]): string => `${parts.join("\n\n")}\n`;
