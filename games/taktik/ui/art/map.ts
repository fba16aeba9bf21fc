import { type Drawing, seeded, short } from "@cardwright/table";
import { hachures, type Peak } from "./hachures.ts";
import { CELL, LAND, terrain } from "./land.ts";
import { pathOf, type Way } from "./ways.ts";

/** What is drawn of the land: the ground by cell as shown, and roads and rivers as lines between cells. */
export interface Relief {
  readonly columns: number;
  readonly rows: number;
  readonly ground: (x: number, y: number) => string;
  readonly ways: readonly Way[];
}

/** The whole map below everything that moves, drawn once for a match. */
export function relief({ columns, rows, ground, ways }: Relief): Drawing {
  const [width, height] = [columns * CELL, rows * CELL];
  return {
    viewBox: `0 0 ${width} ${height}`,
    draw: () => {
      const peaks: Peak[] = [];
      let wash = "";
      let marks = "";
      for (let y = 0; y < rows; y++) {
        for (let x = 0; x < columns; x++) {
          const kind = ground(x, y);
          if (kind === "hill") peaks.push([x + 0.5, y + 0.5, 0.62, 0.72]);
          wash += washOf(kind, x, y);
          marks += terrain(kind, x, y);
        }
      }
      const tops = peaks.map(([x, y]) => `<circle cx="${x * CELL}" cy="${y * CELL}" r="25" fill="#cab07f"/>`).join("");
      return [
        `<rect width="${width}" height="${height}" fill="${LAND["plain"]}"/>`,
        wash + tops + hachures(peaks, columns, rows),
        gridOf(columns, rows),
        riverOf(pathOf(ways, "river", columns, rows)),
        marks,
        roadOf(pathOf(ways, "road", columns, rows)),
      ].join("");
    },
  };
}
/** Neighbours of a kind flow together: each wash is a little larger than its cell. */
function washOf(kind: string, x: number, y: number): string {
  const [left, top] = [x * CELL, y * CELL];
  if (kind === "plain") return "";
  if (kind !== "hill")
    return `<rect x="${left - 3}" y="${top - 3}" width="${CELL + 6}" height="${CELL + 6}" rx="16" fill="${LAND[kind]}"/>`;
  const next = seeded(`hill${x}/${y}`);
  const stray = (): number => short((next() - 0.5) * 10);
  return `<circle cx="${left + 30 + stray()}" cy="${top + 30 + stray()}" r="43" fill="${LAND["hill"]}"/>`;
}
function gridOf(columns: number, rows: number): string {
  let lines = "";
  for (let x = 1; x < columns; x++) lines += `M${x * CELL} 0V${rows * CELL}`;
  for (let y = 1; y < rows; y++) lines += `M0 ${y * CELL}H${columns * CELL}`;
  return `<path d="${lines}" stroke="#4b4229" stroke-width="1" opacity=".26" fill="none"/>`;
}
const stroke = (d: string, colour: string, width: number): string =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;
const riverOf = (d: string): string => stroke(d, "#3f7086", 14) + stroke(d, "#a9c6cf", 10);
const roadOf = (d: string): string => stroke(d, "#4c3a1e", 8) + stroke(d, "#f3e6c0", 5);
