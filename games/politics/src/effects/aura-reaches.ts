import type { Aura } from "../card.ts";
import type { Board } from "../game-state.ts";
import { seatOf } from "../player.ts";
import type { CardPiece } from "../printed.ts";

/** [R9.3] Whether an aura reaches a government, from what lies open. */
export function auraReaches(aura: Aura, board: Board, source: CardPiece, target: CardPiece): boolean {
  const owner = seatOf(source);
  if (aura.on === "self" ? source.id !== target.id : seatOf(target) !== owner) return false;
  const card = board.cardOf(target);
  if (card.kind !== "government" || (aura.tier !== undefined && card.tier !== aura.tier)) return false;
  return aura.when === undefined || aura.when(board, owner, source.id);
}
