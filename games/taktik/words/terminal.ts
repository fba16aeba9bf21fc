import type { RuleWords, TerminalTable } from "@cardwright/words";
import { cellAt } from "../src/board.ts";
import { cards } from "../src/cardset/set.ts";
import type { Unit } from "../src/pieces.ts";
import { OBJECTIVES, OBJECTIVES_TO_HOLD, presetOf, TURNS_TO_HOLD } from "../src/presets.ts";
import { groundAt, OVERLAYS, type Terrain } from "../src/terrain/ground.ts";
import { UNITS } from "../src/units.ts";
import type { TaktikState } from "../src/world.ts";

interface Seen extends Terrain {
  readonly turn: number;
  readonly options: TaktikState["options"];
  readonly points: readonly number[];
  readonly board: readonly Pick<Unit, "face" | "owner" | "cell" | "damaged">[];
  readonly objectives: readonly number[];
  readonly control: readonly number[];
}
/** Open ground is a dot; signs that this map does not have are left out of its legend. */
const SIGNS: Readonly<Record<string, string>> = {
  plain: "·",
  rough: ":",
  hill: "^",
  forest: "♣",
  urban: "#",
  industrial: "%",
  water: "≈",
  road: "=",
  river: "~",
  bridge: "H",
};
const HOLDERS = ["①", "②"] as const;
const DAMAGED = "!";

/** The battlefield row by row, the defender's edge on top: the first player's units in capitals, the second's in small letters. */
export const terminal: TerminalTable = {
  zones: ["board"],
  draw(seen: Seen, words) {
    const size = presetOf(seen.options);
    const letters = lettersOf(words);
    const used = new Set<string>();
    const square = (cell: number): string => {
      const unit = seen.board.find((candidate) => candidate.cell === cell);
      const objective = seen.objectives.indexOf(cell);
      const held = objective < 0 ? " " : (HOLDERS[seen.control[objective] ?? 0] ?? " ");
      return `${held}${unit === undefined ? groundSign(seen, cell, used) : unitSign(unit, letters)}`;
    };
    const columns = Array.from({ length: size.width }, (_, column) => column);
    const rim = `    ${columns.map((column) => ` ${String.fromCharCode(65 + column)} `).join("")}`;
    const rows = Array.from({ length: size.height }, (_, below) => {
      const row = size.height - 1 - below;
      const name = String(row + 1).padStart(3);
      return `${name} ${columns.map((column) => square(cellAt(size, column, row)).padEnd(3)).join("")} ${row + 1}`;
    });
    return [...standing(seen, words), "", rim, ...rows, rim, ...legend(words, letters, used), ""];
  },
  numbers(face, words) {
    const card = cards.all.find(({ id }) => id === face);
    return card === undefined ? "" : [card.kind, ...(card.tags ?? [])].map((tag) => words.tag(tag)).join(", ");
  },
};
/** How far the match is, what wins it, and how each side stands there. */
function standing({ options, turn, control, points }: Seen, words: RuleWords): readonly string[] {
  const most = options.turnLimit ?? presetOf(options).turnLimit;
  const numbers = { count: OBJECTIVES_TO_HOLD, most: OBJECTIVES, least: TURNS_TO_HOLD };
  const goal = words.text(`label.goal.${options.victory}`, options.victory === "objectives" ? numbers : {});
  const scores = [0, 1].map((owner) =>
    options.victory === "points"
      ? words.sentence("label.scored", { owner, count: points[owner] })
      : words.sentence("label.holds", {
          owner,
          count: control.filter((holder) => holder === owner).length,
          most: OBJECTIVES,
        }),
  );
  return [`${words.text("label.turnOf", { count: turn, most })}. ${goal}`, scores.join(" ")];
}
/** Each kind of unit by the first letter of its name that is still free. */
function lettersOf(words: RuleWords): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  for (const face of Object.keys(UNITS)) {
    const free = [...words.title(face).toUpperCase()].find((letter) => ![...letters.values()].includes(letter));
    letters.set(face, free ?? "?");
  }
  return letters;
}
function unitSign({ face, owner, damaged }: Seen["board"][number], letters: ReadonlyMap<string, string>): string {
  const letter = letters.get(face) ?? "?";
  return `${owner === 0 ? letter : letter.toLowerCase()}${damaged ? DAMAGED : ""}`;
}
/** A road or river hides the ground below it. */
function groundSign(seen: Seen, cell: number, used: Set<string>): string {
  const size = presetOf(seen.options);
  const over = seen.overlay[Math.floor(cell / size.width)]?.[cell % size.width] ?? ".";
  const name = over === "=" || over === "~" || over === "#" ? OVERLAYS[over] : groundAt(seen, size, cell).name;
  used.add(name);
  return SIGNS[name] ?? "?";
}
function legend(words: RuleWords, letters: ReadonlyMap<string, string>, used: ReadonlySet<string>): readonly string[] {
  const units = [...letters].map(([face, letter]) => `${letter}/${letter.toLowerCase()} ${words.title(face)}`);
  const grounds = Object.entries(SIGNS).flatMap(([name, sign]) =>
    used.has(name) ? [`${sign} ${words.text(`ground.${name}`)}`] : [],
  );
  const holders = HOLDERS.map((sign, seat) => `${sign} ${words.text("label.held", { owner: seat })}`);
  return [
    words.sentence("label.mapSides", { first: 0, second: 1, sign: DAMAGED }),
    units.join(", "),
    holders.join("; "),
    grounds.join(", "),
  ];
}
