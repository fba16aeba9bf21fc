// #region hexes
/** Hexes by two of their three axes. The id is their key in a choice. */
export interface Hex {
  readonly id: string;
  readonly q: number;
  readonly r: number;
}
export const hexAt = (q: number, r: number): Hex => ({ id: `${q},${r}`, q, r });
const STEPS = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;

export const beside = ({ q, r }: Hex): readonly Hex[] => STEPS.map(([dq, dr]) => hexAt(q + dq, r + dr));
export const distance = (a: Hex, b: Hex): number => {
  const [q, r] = [a.q - b.q, a.r - b.r];
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
};
/** A board of six equal sides: all hexes so near to the middle. */
export function hexesWithin(radius: number): readonly Hex[] {
  const line = Array.from({ length: 2 * radius + 1 }, (_, i) => i - radius);
  return line.flatMap((r) => line.map((q) => hexAt(q, r))).filter((hex) => distance(hex, hexAt(0, 0)) <= radius);
}
// #endregion hexes

// #region groups
/** Those that hang together with one: what lies beside it among these, and so on. */
export function groupOf(start: Hex, among: ReadonlyMap<string, Hex>): readonly Hex[] {
  const group = new Map([[start.id, start]]);
  // A map hands out what is added while it is gone through.
  for (const hex of group.values()) {
    for (const { id } of beside(hex)) {
      const next = among.get(id);
      if (next !== undefined) group.set(id, next);
    }
  }
  return [...group.values()];
}
// #endregion groups
