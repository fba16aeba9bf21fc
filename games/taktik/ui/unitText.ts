import type { Unit } from "../src/pieces.ts";
import { UNITS } from "../src/units.ts";

/** What a voice calls a unit. */
export function unitText({ face, owner, damaged }: Unit, seatName: (seat: number) => string): string {
  const { name } = UNITS[face];
  const called = seatName(owner) === "You" ? `Your ${name.toLowerCase()}` : `${name} of ${seatName(owner)}`;
  return damaged ? `${called}, damaged` : called;
}
