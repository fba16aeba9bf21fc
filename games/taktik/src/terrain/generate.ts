import type { Dice } from "@cardwright/core";
import { cellAt, cellCount } from "../board.ts";
import { OBJECTIVES, type Preset } from "../presets.ts";
import type { GroundLetter, Terrain } from "./ground.ts";
import { Sketch } from "./sketch.ts";

export interface Landscape extends Terrain {
  /** [R10.2] Urban cells in the defender's part. */
  readonly objectives: readonly number[];
}

/** Patches on a board of 120 cells: how many, and how large they may be. */
const PATCHES: readonly (readonly [letter: GroundLetter, count: number, least: number, most: number])[] = [
  ["f", 4, 2, 5],
  ["h", 3, 2, 3],
  ["r", 3, 2, 4],
  ["i", 1, 1, 2],
  ["w", 2, 1, 3],
];
const CELLS_PER_SET = 120;

/** [R2.3] The landscape of one match, drawn from the match's own dice. */
export function generateLandscape(random: Dice, preset: Preset): Landscape {
  const { width, attackerRows } = preset;
  const sketch = new Sketch(preset, random);
  const sets = Math.max(1, Math.floor(cellCount(preset) / CELLS_PER_SET));
  for (const [letter, count, least, most] of PATCHES) {
    for (let i = 0; i < count * sets; i++) sketch.patch(letter, least + random.int(most - least + 1));
  }
  const highest = firstObjectiveRow(preset) - 1;
  sketch.river(attackerRows + random.int(highest - attackerRows + 1), attackerRows, highest);
  const objectives = placeObjectives(random, preset);
  for (const cell of objectives) {
    sketch.paint(cell, "u");
    sketch.paint(random.pick(sketch.beside(cell)), "u");
  }
  const roads = Math.max(2, Math.floor(width / 7));
  const lane = Math.floor(width / roads);
  for (let i = 0; i < roads; i++) sketch.road(i * lane + random.int(lane));
  sketch.drain();
  return { ...sketch.done(), objectives };
}

/** The river lies between the front line and this row. */
const firstObjectiveRow = ({ height, attackerRows }: Pick<Preset, "height" | "attackerRows">): number =>
  attackerRows + Math.floor((height - attackerRows) / 4);

/** One in each third of the width, none next to the front line. */
function placeObjectives(random: Dice, { width, height, attackerRows }: Preset): readonly number[] {
  const band = Math.floor(width / OBJECTIVES);
  const first = firstObjectiveRow({ height, attackerRows });
  const last = first + Math.floor(((height - attackerRows) * 3) / 8);
  return Array.from({ length: OBJECTIVES }, (_, i) =>
    cellAt({ width, height }, i * band + random.int(band), first + random.int(last - first + 1)),
  );
}
