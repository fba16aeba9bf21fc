import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../reference/declarations.ts";

const SOURCES = ["packages", "games", "bench", "docs", "tests", "scripts"].map(
  (folder) => `${folder}/**/*.{ts,tsx,txt,md}`,
);
const IMPORT = /(?:import|export)\s+(?:type\s+)?(?:\w+\s*,\s*)?\{([^}]*)\}\s*from\s*"(@cardwright\/core(?:\/\w+)?)"/g;

/** The names that a text imports from the doors of core, by the door. */
export function* namesUsedIn(text: string): Iterable<readonly [door: string, name: string]> {
  for (const [, list = "", door = ""] of text.matchAll(IMPORT)) {
    for (const part of list.split(",")) {
      const [name = ""] = part
        .trim()
        .replace(/^type /, "")
        .split(" as ");
      if (name !== "") yield [door, name];
    }
  }
}
/** The names that the guide teaches, as code in a sentence: `open(...)`. */
export function namesTaught(): ReadonlySet<string> {
  const pages = globSync("docs/guide/*.md", { cwd: root }).map((path) => readFileSync(join(root, path), "utf8"));
  return new Set(pages.flatMap((page) => [...page.matchAll(/`(\w+)(?:\([^`]*\))?`/g)].map(([, name]) => name!)));
}
/** All names that anybody outside core imports from its doors, examples in documents included. */
export function namesUsedOutside(): ReadonlyMap<string, ReadonlySet<string>> {
  const used = new Map<string, Set<string>>();
  const isOurs = (path: string): boolean =>
    !path.startsWith("packages/core/") && !/node_modules|dist|docs\/reference/.test(path);
  for (const path of globSync(SOURCES, { cwd: root, exclude: ["**/node_modules"] }).filter(isOurs)) {
    for (const [door, name] of namesUsedIn(readFileSync(join(root, path), "utf8"))) {
      used.set(door, (used.get(door) ?? new Set()).add(name));
    }
  }
  return used;
}
