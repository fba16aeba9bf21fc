import type { AnyEvent } from "@cardwright/core";
import { type MinisState, type MinisTable, modeOf } from "../board.ts";
import type { Seat } from "../piece.ts";

/** Combos [R8.4]: in a tournament, each different kind of card played this turn beyond the first adds to the attack. */
const COMBO_MAX = 3;
export const comboBonus = (state: MinisState, seat: Seat): number =>
  modeOf(state).expert ? Math.min(COMBO_MAX, Math.max(0, state.kindsPlayed[seat].length - 1)) : 0;

export type PlayedKind = "ITEM" | "SUPPORTER" | "RELIC" | "TERRAIN" | "EVOLUTION";
/** Notes that a kind of card was played; every mode keeps count, only a tournament rewards it. */
export function notePlayed(table: MinisTable, seat: Seat, kind: PlayedKind): readonly AnyEvent[] {
  const kinds = table.state.kindsPlayed[seat];
  return kinds.includes(kind) ? [] : [table.set("kindsPlayed", seat, [...kinds, kind])];
}
