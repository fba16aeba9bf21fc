import type { Tile } from "./world.ts";

/** Hexes in axial coordinates [R2.2]. */

export interface Cell {
  /** "q,r": what a choice names it by. */
  readonly id: string;
  readonly q: number;
  readonly r: number;
}
const DIRECTIONS: readonly (readonly [number, number])[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];
export const cellId = (q: number, r: number): string => `${q},${r}`;

interface Index {
  readonly byCell: ReadonlyMap<string, Tile>;
  readonly neighbours: Map<string, readonly Tile[]>;
  free: readonly Cell[] | undefined;
}
/** Lists in state are never written, so that an index of one stays true as long as the list lives. */
const indexes = new WeakMap<readonly Tile[], Index>();
function indexOf(map: readonly Tile[]): Index {
  const known = indexes.get(map);
  if (known !== undefined) return known;
  const byCell = new Map(map.map((tile) => [cellId(tile.q, tile.r), tile]));
  const index: Index = { byCell, neighbours: new Map(), free: undefined };
  indexes.set(map, index);
  return index;
}
export function neighboursOf(map: readonly Tile[], { q, r }: Pick<Tile, "q" | "r">): readonly Tile[] {
  const { byCell, neighbours } = indexOf(map);
  const id = cellId(q, r);
  const known = neighbours.get(id);
  if (known !== undefined) return known;
  const found = DIRECTIONS.flatMap(([dq, dr]) => byCell.get(cellId(q + dq, r + dr)) ?? []);
  neighbours.set(id, found);
  return found;
}
export const isSurrounded = (map: readonly Tile[], tile: Tile): boolean =>
  neighboursOf(map, tile).length === DIRECTIONS.length;
export const areNeighbours = (a: Tile, b: Tile): boolean =>
  DIRECTIONS.some(([dq, dr]) => a.q + dq === b.q && a.r + dr === b.r);

/** Every free cell next to a placed tile, from the top down and from left to right. */
export function freeCells(map: readonly Tile[]): readonly Cell[] {
  const index = indexOf(map);
  index.free ??= cellsAround(map, index);
  return index.free;
}
function cellsAround(map: readonly Tile[], { byCell }: Index): readonly Cell[] {
  const free = new Map<string, Cell>();
  for (const tile of map) {
    for (const [dq, dr] of DIRECTIONS) {
      const q = tile.q + dq;
      const r = tile.r + dr;
      const id = cellId(q, r);
      if (!byCell.has(id)) free.set(id, { id, q, r });
    }
  }
  return [...free.values()].sort((a, b) => a.r - b.r || a.q - b.q);
}
