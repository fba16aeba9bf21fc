import type { Finding, Rule, SourceFile } from "./rule.ts";

/** The glossary of ARCHITECTURE: at most forty words, each once, each a word of the names that core's doors export. */

const PAGE = "ARCHITECTURE.md";
const DOORS = /^packages\/core\/src\/(?:index|host|expansion\/index|testing\/index)\.ts$/;
const WORDS_MAX = 40;

interface Entry {
  readonly word: string;
  readonly line: number;
  /** Other words for the same thing, which no exported name uses. */
  readonly never: readonly string[];
}
/** The rows of the table under the heading "Words". */
function entriesOf({ text }: SourceFile): readonly Entry[] {
  const lines = text.split("\n");
  const start = lines.indexOf("## Words");
  const end = lines.findIndex((line, i) => i > start && line.startsWith("## "));
  return lines.flatMap((line, i) => {
    const [, word, never = ""] = /^\| \*\*(\w+)\*\* +\|[^|]+\|([^|]*)\|$/.exec(line) ?? [];
    const isInside = start >= 0 && i > start && (end < 0 || i < end);
    if (word === undefined || !isInside) return [];
    return [{ word, line: i + 1, never: never.split(",").flatMap((each) => each.trim() || []) }];
  });
}
/** `MeasureParts` is "measure" and "parts"; a plural counts as its singular too. */
const wordsOf = (name: string): readonly string[] =>
  (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).flatMap((part) => {
    const word = part.toLowerCase();
    return word.endsWith("s") ? [word, word.slice(0, -1)] : [word];
  });
const exportedBy = ({ text }: SourceFile): readonly string[] =>
  [...text.matchAll(/export (?:type )?\{([^}]+)\}/g)].flatMap(([, list = ""]) =>
    list.split(",").map((name) => name.trim().replace(/^type /, "")),
  );

export const glossary: Rule = (files) => {
  const page = files.find(({ path }) => path === PAGE);
  const names = files.filter(({ path }) => DOORS.test(path)).flatMap(exportedBy);
  if (page === undefined || names.length === 0) return [];
  const entries = entriesOf(page);
  const used = new Map(names.flatMap((name) => wordsOf(name).map((word) => [word, name] as const)));
  const found = (line: number, message: string): Finding => ({ path: PAGE, line, message });
  if (entries.length === 0) return [found(1, "has no glossary under the heading Words")];
  const tooMany = entries.slice(WORDS_MAX).map(({ line }) => found(line, `is more than ${WORDS_MAX} words long`));
  return [...tooMany, ...entries.flatMap((entry, i) => problemsOf(entry, entries.slice(0, i), used, found))];
};
function problemsOf(
  { word, line, never }: Entry,
  before: readonly Entry[],
  used: ReadonlyMap<string, string>,
  found: (line: number, message: string) => Finding,
): readonly Finding[] {
  const isDouble = before.some(
    (other) => other.word === word || other.never.includes(word) || never.includes(other.word),
  );
  return [
    ...(isDouble ? [found(line, `gives "${word}" two meanings`)] : []),
    ...(used.has(word) ? [] : [found(line, `explains "${word}", and no door of core exports a name with it`)]),
    ...never.flatMap((other) =>
      used.has(other) ? [found(line, `says "${word}" and never "${other}", as ${used.get(other)} does`)] : [],
    ),
  ];
}
