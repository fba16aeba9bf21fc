import { columnOf, rowOf, type Size } from "../board.ts";

/** [R2.2] What the ground costs to enter and what it does in combat. Roads and rivers run over it. */
export interface Ground {
  readonly name: string;
  /** Null: cannot be entered. */
  readonly cost: number | null;
  /** Added to a roll against a target that stands here. */
  readonly attackRoll: number;
  /** Added to the defence of a target that stands here. */
  readonly defence: number;
}
const GROUNDS = {
  p: { name: "plain", cost: 1, attackRoll: 0, defence: 0 },
  r: { name: "rough", cost: 2, attackRoll: 0, defence: 0 },
  h: { name: "hill", cost: 2, attackRoll: 0, defence: 1 },
  f: { name: "forest", cost: 2, attackRoll: -1, defence: 0 },
  u: { name: "urban", cost: 2, attackRoll: -1, defence: 1 },
  i: { name: "industrial", cost: 2, attackRoll: -1, defence: 0 },
  w: { name: "water", cost: null, attackRoll: 0, defence: 0 },
} as const satisfies Readonly<Record<string, Ground>>;
export type GroundLetter = keyof typeof GROUNDS;
const isGround = (letter: string): letter is GroundLetter => Object.hasOwn(GROUNDS, letter);

/** A bridge is where a road crosses a river. */
export const OVERLAYS = { ".": "open", "=": "road", "~": "river", "#": "bridge" } as const;
export type OverlayLetter = keyof typeof OVERLAYS;
const RIVER_COST = 2;

/** The map as it lies in the state: one text for each row. */
export interface Terrain {
  readonly ground: readonly string[];
  readonly overlay: readonly string[];
}
const letterAt = (rows: readonly string[], size: Size, cell: number): string =>
  rows[rowOf(size, cell)]?.[columnOf(size, cell)] ?? "";

export function groundAt({ ground }: Terrain, size: Size, cell: number): Ground {
  const letter = letterAt(ground, size, cell);
  return isGround(letter) ? GROUNDS[letter] : GROUNDS.p;
}
const carriesRoad = (overlay: string): boolean => overlay === "=" || overlay === "#";

/** [R4.2] What one step costs; null: it cannot be made. */
export function stepCost(terrain: Terrain, size: Size, from: number, to: number): number | null {
  const { cost } = groundAt(terrain, size, to);
  if (cost === null) return null;
  const over = letterAt(terrain.overlay, size, to);
  const river = over === "~" ? RIVER_COST : 0;
  const road = carriesRoad(over) && carriesRoad(letterAt(terrain.overlay, size, from)) ? 1 : 0;
  return Math.max(1, cost + river - road);
}
export const isOpen = (terrain: Terrain, size: Size, cell: number): boolean =>
  groundAt(terrain, size, cell).cost !== null;
