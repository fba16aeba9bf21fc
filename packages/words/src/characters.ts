/** Boards in characters: what the terminal tables of games are drawn with. */

const RULE = "│";

/** Text in lines of at most this width; a word that is longer is broken. */
export function linesOf(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ").flatMap((one) => piecesOf(one, width))) {
    if (line === "") line = word;
    else if (line.length + 1 + word.length <= width) line += ` ${word}`;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}
const piecesOf = (word: string, width: number): readonly string[] =>
  word.length <= width
    ? [word]
    : Array.from({ length: Math.ceil(word.length / width) }, (_, i) => word.slice(i * width, (i + 1) * width));

/** A line for a terminal of this width: its other lines stand further in than the first. */
export function wrapped(line: string, width: number, hang = 2): readonly string[] {
  if (line.length <= width) return [line];
  const indent = /^ */.exec(line)?.[0] ?? "";
  const [first = "", ...rest] = linesOf(line.slice(indent.length), width - indent.length - hang);
  return [indent + first, ...rest.map((text) => `${indent}${" ".repeat(hang)}${text}`)];
}
export interface LaneWidth {
  readonly width: number;
  /** Places that it has, also where fewer are taken. */
  readonly places: number;
  /** Columns for its name. */
  readonly name: number;
}
/** Places side by side, each with what lies there: its parts one below the other. */
export function lane(name: string, cards: readonly (readonly string[])[], { width, places, name: left }: LaneWidth) {
  const inner = Math.max(6, Math.floor((width - left - 1) / places) - 1);
  const cells = Array.from({ length: places }, (_, place) =>
    (cards[place] ?? []).filter(Boolean).flatMap((part) => linesOf(part, inner)),
  );
  const names = linesOf(name, left);
  const height = Math.max(1, names.length, ...cells.map(({ length }) => length));
  return Array.from({ length: height }, (_, row) =>
    `${(names[row] ?? "").padEnd(left)}${RULE}${cells.map((cell) => `${(cell[row] ?? "").padEnd(inner)}${RULE}`).join("")}`.trimEnd(),
  );
}
