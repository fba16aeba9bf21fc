import { isScript, isStyleSheet, type Rule } from "./rule.ts";

const limit = 400;

/** A file that a reader cannot take in at once needs a reason, written here beside its name. */
export const longFiles: ReadonlyMap<string, string> = new Map([
  ["packages/web/words/messages.ts", "a list that `npm run words -- --types` makes of the English file"],
]);

export const fileLength =
  (exempt: ReadonlyMap<string, string>): Rule =>
  (files) => {
    const sources = files.filter((file) => isScript(file.path) || isStyleSheet(file.path));
    const lengths = new Map(sources.map((file) => [file.path, file.text.trimEnd().split("\n").length]));
    const long = [...lengths]
      .filter(([path, lines]) => lines > limit && !exempt.has(path))
      .map(([path, lines]) => ({ path, line: lines, message: `has ${lines} lines, more than ${limit}` }));
    const needless = [...exempt.keys()]
      .filter((path) => (lengths.get(path) ?? 0) <= limit)
      .map((path) => ({ path, line: 1, message: "is exempt from the length limit without need" }));
    return [...long, ...needless];
  };
