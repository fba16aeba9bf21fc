import { path, seeded, short } from "@cardwright/table";

/** Marks of the ground in a cell of 60: trees, houses, waves. The wash under them is drawn once for the whole map. */

export const CELL = 60;
/** Tries until the marks of a cell are given up: some may simply not fit. */
const TRIES = 300;
export const LAND: Readonly<Record<string, string>> = {
  plain: "#e3dcb8",
  rough: "#d9cba2",
  hill: "#d3bb8b",
  forest: "#b5c08d",
  urban: "#d8c9b9",
  industrial: "#cfc3bd",
  water: "#a9c6cf",
};

interface Spot {
  readonly X: number;
  readonly Y: number;
  readonly r: () => number;
  /** Places for a number of marks, off the rim and apart from each other. */
  readonly at: (count: number, pad: number, apart: number) => readonly (readonly [number, number])[];
}
function spotOf(kind: string, x: number, y: number): Spot {
  const r = seeded(`land/${kind}/${x}/${y}`);
  const [X, Y] = [x * CELL, y * CELL];
  const at: Spot["at"] = (count, pad, apart) => {
    const places: [number, number][] = [];
    for (let tries = 0; places.length < count && tries < TRIES; tries++) {
      const place: [number, number] = [X + pad + r() * (CELL - 2 * pad), Y + pad + r() * (CELL - 2 * pad)];
      if (places.every(([a, b]) => Math.hypot(a - place[0], b - place[1]) > apart)) places.push(place);
    }
    return places.sort(([, a], [, b]) => a - b);
  };
  return { X, Y, r, at };
}
/** The kind of ground by its name. Hills have no marks of their own: hachures run over them. */
export function terrain(kind: string, x: number, y: number): string {
  const mark = MARKS[kind];
  return mark === undefined ? "" : mark(spotOf(kind, x, y));
}
const MARKS: Readonly<Record<string, (spot: Spot) => string>> = {
  forest: ({ at, r }) => {
    return at(11, 7, 10)
      .map(([a, b]) => {
        const h = 6 + r() * 2.5;
        return `<path d="${path`M${a} ${b + h * 0.95}v${h * 0.5}`}" stroke="#3f4a26" stroke-width="1.2"/><path d="${path`M${a - h * 0.85} ${b + h}C${a - h * 1.1} ${b} ${a - h * 0.4} ${b - h * 1.1} ${a} ${b - h}C${a + h * 0.4} ${b - h * 1.1} ${a + h * 1.1} ${b} ${a + h * 0.85} ${b + h}Q${a} ${b + h * 1.25} ${a - h * 0.85} ${b + h}Z`}" fill="#8ea069" stroke="#3f4a26" stroke-width="1"/><path d="${path`M${a + h * 0.15} ${b + h * 0.9}q${h * 0.7} ${-h * 0.5} ${h * 0.4} ${-h * 1.3}M${a + h * 0.4} ${b + h * 0.9}q${h * 0.5} ${-h * 0.4} ${h * 0.3} ${-h * 0.9}`}" fill="none" stroke="#3f4a26" stroke-width=".8"/>`;
      })
      .join("");
  },
  urban: ({ X, Y, r }) => {
    let s = "";
    for (let i = 0; i < 3; i++)
      for (let j = 0; j < 3; j++) {
        if (r() < 0.14) continue;
        const w = 12 + r() * 4,
          h = 11 + r() * 5,
          a = X + 6 + i * 17,
          b = Y + 6 + j * 17;
        s += `<path d="${path`M${a} ${b}h${w}v${h}${r() < 0.4 ? `h${short(-w * 0.45)}v${short(-h * 0.4)}h${short(-w * 0.55)}` : `h${short(-w)}`}Z`}" fill="#8d6a5b" stroke="#4c382f" stroke-width="1"/><path d="${path`M${a + w * 0.2} ${b}v${h * 0.5}M${a + w * 0.45} ${b}v${h * 0.55}M${a + w * 0.7} ${b}v${h * 0.9}`}" stroke="#4c382f" stroke-width=".7"/>`;
      }
    return s;
  },
  industrial: ({ X, Y }) => {
    return `<path d="${path`M${X + 9} ${Y + 48}V${Y + 30}l${11} ${-8}v${8}l${11} ${-8}v${8}l${11} ${-8}v${26}Z`}" fill="#8b817c" stroke="#3d3834" stroke-width="1.2"/><path d="${path`M${X + 44} ${Y + 48}V${Y + 12}h${6}V${Y + 48}Z`}" fill="#8b817c" stroke="#3d3834" stroke-width="1.2"/><path d="${[0, 1, 2, 3].map((i) => path`M${X + (13 + i * 7)} ${Y + 36}v${8}`).join("")}" stroke="#3d3834" stroke-width="1.2"/>`;
  },
  water: ({ X, Y, r }) => {
    return `<path d="${[0, 1, 2, 3, 4].map((i) => path`M${X + (6 + r() * 8)} ${Y + (10 + i * 10.5)}q${6} ${-4} ${12} 0t${12} 0${r() < 0.5 ? `t${short(12)} 0` : ""}`).join("")}" fill="none" stroke="#47778a" stroke-width="1.2" stroke-linecap="round"/>`;
  },
  rough: ({ at, r }) => {
    return `<path d="${at(7, 8, 13)
      .map(([a, b]) =>
        r() < 0.5
          ? path`M${a - 4} ${b}q${4} ${-8} ${8} 0M${a} ${b - 1.5}l${2.5} ${2}`
          : path`M${a} ${b}l${-2.5} ${-6}M${a} ${b}l${0.3} ${-7}M${a} ${b}l${2.8} ${-5.6}`,
      )
      .join("")}" fill="none" stroke="#7d6636" stroke-width="1.2" stroke-linecap="round"/>`;
  },
  plain: ({ at, r }) => {
    return r() < 0.5
      ? `<path d="${at(3, 10, 14)
          .map(([a, b]) => path`M${a} ${b}l${-1.6} ${-3.6}M${a + 2} ${b}l${1.6} ${-3.4}`)
          .join("")}" fill="none" stroke="#9c9468" stroke-width="1" stroke-linecap="round"/>`
      : "";
  },
};
