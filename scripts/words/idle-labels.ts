import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Labels that nothing says. A label has no declaration that asks for it, so its name is looked for in the code: whole, or as the last
 * part of a key that is put together, beside its beginning.
 */
export function idleLabels(root: string, of: string, keys: readonly string[]): readonly string[] {
  const folders = [of, "packages/table/src", "packages/web/src"].map((folder) => `${folder}/**/*.{ts,tsx}`);
  const source = sourceOf(root, folders);
  return keys.filter((key) => key.startsWith("label.") && !isNamed(key, source));
}
function isNamed(key: string, source: string): boolean {
  if (source.includes(`"${key}"`)) return true;
  const parts = key.split(".");
  const last = parts.at(-1) ?? "";
  const isPutTogether = source.includes(`\`${parts.slice(0, -1).join(".")}.\${`);
  return new RegExp(`["\\s{,.]${last}["\\s:,}\\]]`).test(source) && (isPutTogether || isMark(last, source));
}
/** Messages of interfaces are said here, by tables of games too. */
const SPEAKERS = ["packages/*/src/**/*.{ts,tsx}", "games/*/ui/**/*.{ts,tsx}", "games/*/words/*.ts"];
/** Messages of an interface that no code names, whole or by the beginning of a key that is put together. */
export function idleMessages(root: string, keys: readonly string[]): readonly string[] {
  const source = sourceOf(root, SPEAKERS);
  const isBegun = (parts: readonly string[]): boolean =>
    parts.some((_, count) => count > 0 && source.includes(`\`${parts.slice(0, count).join(".")}.\${`));
  return keys.filter((key) => !source.includes(`"${key}"`) && !isBegun(key.split(".")));
}
function sourceOf(root: string, patterns: readonly string[]): string {
  return patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root, exclude: (file) => /node_modules|test/.test(String(file)) }))
    .map((file) => readFileSync(join(root, file), "utf8"))
    .join("\n");
}
/** A mark of a piece goes by the label of its name. */
const isMark = (name: string, source: string): boolean => new RegExp(`name: "${name}"`).test(source);
