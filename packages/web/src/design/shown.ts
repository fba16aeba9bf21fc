import type { Snapshot } from "@cardwright/core/host";
import type { LocalMatch } from "../match/local-match.ts";

/** The position that the panel looks at. */
export interface Shown {
  readonly match: LocalMatch;
  readonly state: Snapshot["state"];
  nameOf(seat: number): string;
}
export const seatsOf = ({ seats }: Shown["state"]): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => seat);
