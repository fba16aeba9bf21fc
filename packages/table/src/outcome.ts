import type { Outcome } from "@cardwright/core";

/** Who has won, in words that can be read from across the table. */
export function outcomeTitle({ winners }: Outcome, names: { seat(seat: number): string }): string {
  const who = winners.map((seat) => names.seat(seat)).join(" and ");
  if (who === "") return "A draw";
  return `${who} ${who === "You" || winners.length > 1 ? "win" : "wins"}`;
}
