import type { Names } from "@cardwright/core";

/** "Player 1 places", but "You place": the log is read by the players themselves. */
export function doing(names: Names, seat: number | undefined, verb: string): string {
  const who = names.seat(seat);
  return `${who} ${who === "You" ? verb : `${verb}s`}`;
}
