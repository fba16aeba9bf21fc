/**
 * A file of messages: `key = message` under `[section]`, continued by indented lines; `#` begins a comment. Every message
 * keeps its line, so that whatever is wrong with it is told by file and line.
 */

export interface Entry {
  readonly key: string;
  readonly source: string;
  readonly line: number;
}
export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly key: string;
  readonly text: string;
}
export interface Resource {
  readonly file: string;
  readonly entries: readonly Entry[];
  readonly problems: readonly Problem[];
}
export const problemText = ({ file, line, key, text }: Problem): string =>
  `${file}:${line}: ${key === "" ? "" : `${key}: `}${text}`;

const LINES_MAX = 20_000;
const SECTION = /^\[([a-z]+)\]$/;
const ENTRY = /^([^\s=[\]]+) =(?: (.*))?$/;

export function parseResource(text: string, file: string): Resource {
  const entries: { key: string; source: string; line: number }[] = [];
  const problems: Problem[] = [];
  const seen = new Map<string, number>();
  let section: string | null = null;
  const wrong = (line: number, key: string, what: string) => problems.push({ file, line, key, text: what });
  const lines = text.split("\n");
  if (lines.length > LINES_MAX) wrong(LINES_MAX, "", `more than ${LINES_MAX} lines`);
  for (const [index, raw] of lines.slice(0, LINES_MAX).entries()) {
    const line = index + 1;
    const written = raw.trimEnd();
    if (written === "" || written.startsWith("#")) continue;
    if (/^\s/.test(written)) {
      const last = entries.at(-1);
      if (last === undefined) wrong(line, "", "an indented line continues nothing");
      else last.source = `${last.source}\n${written.trim()}`.trim();
      continue;
    }
    const heading = SECTION.exec(written)?.[1];
    if (heading !== undefined) {
      section = heading;
      continue;
    }
    const [, name, source = ""] = ENTRY.exec(written) ?? [];
    if (name === undefined) wrong(line, "", 'expected "key = message", "[section]" or an indented line');
    else if (section === null) wrong(line, name, "stands before the first [section]");
    else {
      const key = `${section}.${name}`;
      const before = seen.get(key);
      if (before !== undefined) wrong(line, key, `was said already in line ${before}`);
      else entries.push({ key, source: source.trim(), line });
      seen.set(key, line);
    }
  }
  return { file, entries, problems };
}
