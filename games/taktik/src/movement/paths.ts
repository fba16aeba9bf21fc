import { isDiagonal, neighbours, type Size } from "../board.ts";
import { stepCost, type Terrain } from "../terrain/ground.ts";

/** [R4.2] Where a unit can get to: costs add up step by step, and no occupied cell is entered. */

/** Whoever can move at all can always make a first step, and a costly one uses up everything. */
const affordable = (cost: number, budget: number, isFirst: boolean): number =>
  isFirst && budget > 0 ? Math.min(cost, budget) : cost;

export interface Reach {
  readonly cell: number;
  readonly cost: number;
  /** The cell before it on the cheapest way; -1 at the start. */
  readonly from: number;
  /** Diagonal steps on that way. Of ways that cost the same the one with the fewest keeps to the line. */
  readonly diagonals: number;
}
const isSooner = (one: Reach, other: Reach): boolean =>
  one.cost !== other.cost
    ? one.cost < other.cost
    : one.diagonals !== other.diagonals
      ? one.diagonals < other.diagonals
      : one.cell < other.cell;
/** Every cell within the budget except the start, cheapest first, then straightest, then by number. */
export function reachable(
  terrain: Terrain,
  size: Size,
  start: number,
  budget: number,
  occupied: ReadonlySet<number>,
): ReadonlyMap<number, Reach> {
  const settled = new Map<number, Reach>();
  const open = new Map<number, Reach>([[start, { cell: start, cost: 0, from: -1, diagonals: 0 }]]);
  while (open.size > 0) {
    let best: Reach | undefined;
    for (const next of open.values()) {
      if (best === undefined || isSooner(next, best)) best = next;
    }
    if (best === undefined) break;
    open.delete(best.cell);
    settled.set(best.cell, best);
    for (const cell of neighbours(size, best.cell)) {
      if (settled.has(cell) || occupied.has(cell)) continue;
      const cost = stepCost(terrain, size, best.cell, cell);
      if (cost === null) continue;
      const step = affordable(cost, budget, best.cell === start);
      if (best.cost + step > budget) continue;
      const diagonals = best.diagonals + (isDiagonal(size, best.cell, cell) ? 1 : 0);
      const reach = { cell, cost: best.cost + step, from: best.cell, diagonals };
      const known = open.get(cell);
      if (known === undefined || isSooner(reach, known)) open.set(cell, reach);
    }
  }
  settled.delete(start);
  return settled;
}
/** The cells on the cheapest way, the start left out. */
export function pathTo(reached: ReadonlyMap<number, Reach>, target: number): readonly number[] {
  const path: number[] = [];
  for (let at = reached.get(target); at !== undefined; at = reached.get(at.from)) path.unshift(at.cell);
  return path;
}
/** How far along a path a budget lasts; the start when not even the first step can be made. */
export function lastWithin(
  terrain: Terrain,
  size: Size,
  start: number,
  path: readonly number[],
  budget: number,
): number {
  let at = start;
  let left = budget;
  for (const cell of path) {
    const cost = stepCost(terrain, size, at, cell);
    if (cost === null) return at;
    const step = affordable(cost, left, at === start);
    if (step > left) return at;
    left -= step;
    at = cell;
  }
  return at;
}
