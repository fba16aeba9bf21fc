import type { Drawing } from "@cardwright/table";
import type { UnitFace } from "../../src/pieces.ts";

const SIGNS: Readonly<Record<UnitFace, string>> = {
  infantry: "M-11 -8H11V8H-11ZM-11 -8L11 8M11 -8L-11 8",
  vehicle: "M-11 -8H11V8H-11ZM-6.5 0a6.5 4.2 0 1 0 13 0a6.5 4.2 0 1 0 -13 0",
  special: "M-11 -8H11V8H-11ZM0 -6l1.7 3.6 4 .5-3 2.7.8 4L0 2.9-3.5 4.8l.8-4-3-2.7 4-.5Z",
};
const WHITE = "#fff8e6";
interface Side {
  readonly fill: string;
  readonly edge: string;
  readonly shape: (down: number) => string;
}
/** The first seat is round, the second square: never colour alone. */
const SIDES: readonly [Side, Side] = [
  { fill: "#9e3626", edge: "#6b2015", shape: (down) => `<circle cx="0" cy="${down}" r="22"` },
  {
    fill: "#1f5a88",
    edge: "#123e61",
    shape: (down) => `<rect x="-21" y="${-21 + down}" width="42" height="42" rx="5"`,
  },
];
/** A cardboard counter with a pip for each hit that it can still take. */
export function unit(face: UnitFace, owner: 0 | 1, strength: number, of: number): Drawing {
  return {
    viewBox: "-25 -25 50 52",
    draw: () => {
      const { fill, edge, shape } = SIDES[owner];
      const pips = Array.from({ length: of }, (_, index) => {
        const x = (index - (of - 1) / 2) * 7;
        return `<circle cx="${x}" cy="12.4" r="2.5" fill="${index < strength ? WHITE : "none"}" stroke="${WHITE}" stroke-width="1.1"/>`;
      });
      const sign = `<path d="${SIGNS[face]}" transform="translate(0 -4)" fill="none" stroke="${WHITE}" stroke-width="1.8" stroke-linejoin="round"/>`;
      return `${shape(3)} fill="${edge}"/>${shape(0)} fill="${fill}" stroke="${WHITE}" stroke-width="2"/>${sign}${pips.join("")}`;
    },
  };
}
