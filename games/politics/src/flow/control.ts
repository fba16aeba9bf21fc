import { pieceId } from "@cardwright/core";
import { passivesOf } from "../passives.ts";
import { CONTROL_CARD } from "../queue/board-cards.ts";
import { world } from "../world.ts";

/** [R7.16] A card that changes sides takes its abilities with it: they end for one player and begin for the other. */
const CHANGE_SIDES = world.step("CHANGE_SIDES", { player: world.seat, card: pieceId }, (table, { player, card }) => {
  const piece = table.find("government", card);
  if (piece === undefined) return [];
  const old = table.state.effects.filter((effect) => effect.piece === card);
  return [
    ...old.map((effect) => table.end(effect)),
    table.move(piece, ["government", player]),
    ...passivesOf(piece.face).map((passive) => passive.start({ owner: player, piece: card })),
  ];
});
export const controlRule = world.rule("control", {
  react: [world.on(CONTROL_CARD, ({ player, targetUid }) => [CHANGE_SIDES({ player, card: targetUid })])],
});
