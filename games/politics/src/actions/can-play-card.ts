import { type Refusal, refuse } from "@cardwright/core";
import { cardOf } from "../catalogue.ts";
import { costOf } from "../flow/play-flow.ts";
import { LANE_SIZE, TRAPS_MAX } from "../numbers.ts";
import type { Player } from "../player.ts";
import type { CardPiece } from "../printed.ts";
import type { PoliticsTable } from "../world.ts";

/** [R6.1] Step 1 of a play: what speaks against it, or nothing. */
export function canPlayCard(table: PoliticsTable, player: Player, card: CardPiece): Refusal | undefined {
  const room = hasNoRoom(table, player, card);
  if (room !== undefined) return room;
  const cost = costOf(table, card);
  if (table.state.ap[player] < cost) {
    return refuse("NOT_ENOUGH_AP", { cost, have: table.state.ap[player] });
  }
  return table.check("canPlay", { card });
}
function hasNoRoom(table: PoliticsTable, player: Player, card: CardPiece): Refusal | undefined {
  const { state } = table;
  const definition = cardOf(card);
  switch (definition.kind) {
    case "government":
    case "public":
      return state[definition.kind][player].length < LANE_SIZE ? undefined : refuse("LANE_FULL", { most: LANE_SIZE });
    case "instant":
      return state.instant[player].length === 0 ? undefined : refuse("INSTANT_SLOT_TAKEN");
    case "permanent":
      return undefined;
    case "trap":
      return state.traps[player].length < table.ask("trapSlots", { seat: player }, TRAPS_MAX)
        ? undefined
        : refuse("TRAPS_FULL");
  }
}
