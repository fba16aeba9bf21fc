import type { UnitFace } from "./pieces.ts";

/** [R2.1] What each kind of unit can do by itself. */
export interface UnitKind {
  readonly name: string;
  readonly movement: number;
  /** Counted in steps along rows and columns. */
  readonly range: number;
  readonly tags: readonly string[];
}
export const UNITS: Readonly<Record<UnitFace, UnitKind>> = {
  infantry: { name: "Infantry", movement: 2, range: 1, tags: ["light"] },
  vehicle: { name: "Vehicle", movement: 4, range: 2, tags: ["mechanised", "ranged"] },
  special: { name: "Special unit", movement: 3, range: 3, tags: ["special forces", "ranged"] },
};
const isUnitFace = (face: string): face is UnitFace => Object.hasOwn(UNITS, face);
export const unitKind = (face: string): UnitKind | undefined => (isUnitFace(face) ? UNITS[face] : undefined);
