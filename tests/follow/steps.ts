/** What a page tells its reader to do, in order. */
export type Step = Run | Save | Edit;
interface Run {
  readonly kind: "run";
  readonly command: string;
  /** What the page shows below the command: each line has to be seen, … stands for anything. */
  readonly shows: readonly string[];
  readonly line: number;
}
interface Save {
  readonly kind: "save";
  /** The file that the page shows, and where the reader puts it. */
  readonly from: string;
  readonly to: string;
}
interface Edit {
  readonly kind: "edit";
  readonly file: string;
  readonly before: string;
  readonly after: string;
}
/** Commands that need another machine or a daemon. The page marks them, and a test lists which pages may. */
export const BY_HAND = "sh by-hand";

interface Fence {
  readonly info: string;
  readonly lines: readonly string[];
  readonly line: number;
}
export function fencesOf(markdown: string): readonly Fence[] {
  return [...markdown.matchAll(/^```(.*)\n([\s\S]*?)^```$/gm)].map(({ 1: info = "", 2: text = "", index }) => ({
    info: info.trim(),
    lines: text.replace(/\n$/, "").split("\n"),
    line: markdown.slice(0, index).split("\n").length,
  }));
}
export function stepsOf(markdown: string): readonly Step[] {
  const found: { line: number; step: Step }[] = [];
  const fences = fencesOf(markdown);
  for (const [i, { info, lines, line }] of fences.entries()) {
    if (info === "sh") {
      const next = fences[i + 1];
      const shows = next?.info === "text" && next.line === line + lines.length + 2 ? next.lines : [];
      const commands = lines.join("\n").replaceAll("\\\n", "").split("\n");
      commands.forEach((command, at) => {
        const last = at === commands.length - 1;
        found.push({ line: line + at, step: { kind: "run", command, shows: last ? shows : [], line: line + at } });
      });
    } else if (info === "diff") found.push({ line, step: editOf(lines) });
  }
  for (const { 1: from = "", 2: to = "", index } of markdown.matchAll(/^<!-- code (\S+) as (\S+) -->$/gm)) {
    found.push({ line: markdown.slice(0, index).split("\n").length, step: { kind: "save", from, to } });
  }
  return found.sort((a, b) => a.line - b.line).map(({ step }) => step);
}
/** A hunk without numbers: `+++ file`, then lines that stay, go or come. */
function editOf([head = "", ...lines]: readonly string[]): Edit {
  const [, file = ""] = /^\+\+\+ (.+)$/.exec(head) ?? [];
  const of = (signs: string): string =>
    lines
      .filter((line) => line === "" || signs.includes(line[0]!))
      .map((line) => line.slice(1))
      .join("\n");
  return { kind: "edit", file, before: of(" -"), after: of(" +") };
}
