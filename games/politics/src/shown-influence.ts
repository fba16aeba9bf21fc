import type { ActiveEffect } from "@cardwright/core";
import { cardOf, findCard } from "./catalogue.ts";
import { auraReaches } from "./effects/aura-reaches.ts";
import type { Player } from "./player.ts";
import type { CardPiece } from "./printed.ts";
import { isActiveOn, type OpenBoard } from "./read-state.ts";

/**
 * The influence of a card as anyone at the table can work it out: printed, adjusted, and lifted by auras. A view has no
 * questions to ask, so tables and bots use this; a test holds it against the answer that the rules get.
 */
export interface ShownBoard extends OpenBoard {
  readonly adjustments: readonly { readonly targetUid: string; readonly amount: number; readonly source: string }[];
  readonly effects: readonly Pick<ActiveEffect, "definition" | "piece">[];
  readonly permanentGovernment: OpenBoard["government"];
  readonly permanentPublic: OpenBoard["government"];
}
/** One reason why a card has the influence it has. */
export interface InfluencePart {
  readonly source: string;
  readonly amount: number;
}

export function influenceParts(board: ShownBoard, piece: CardPiece): readonly InfluencePart[] {
  const card = cardOf(piece);
  if (card.kind !== "government") return [];
  const adjusted = board.adjustments.filter(({ targetUid }) => targetUid === piece.id);
  return [{ source: card.id, amount: card.influence }, ...adjusted, ...auraParts(board, piece)];
}
function auraParts(board: ShownBoard, piece: CardPiece): readonly InfluencePart[] {
  const parts: InfluencePart[] = [];
  for (const { definition, piece: uid } of board.effects) {
    const aura = findCard(definition)?.aura;
    if (aura === undefined) continue;
    const source = lying(board, uid ?? "");
    if (source === undefined || !isActiveOn(board, source)) continue;
    const open = { government: board.government, public: board.public, cardOf };
    if (auraReaches(aura, open, source, piece)) parts.push({ source: cardOf(source).id, amount: aura.add });
  }
  return parts;
}
function lying(board: ShownBoard, uid: string): CardPiece | undefined {
  const { government, permanentGovernment, permanentPublic } = board;
  for (const [own, other] of [government, permanentGovernment, permanentPublic, board.public]) {
    const found = own.find(({ id }) => id === uid) ?? other.find(({ id }) => id === uid);
    if (found !== undefined) return found;
  }
  return undefined;
}

export const shownInfluence = (board: ShownBoard, piece: CardPiece): number =>
  Math.max(
    0,
    influenceParts(board, piece).reduce((sum, { amount }) => sum + amount, 0),
  );
export const shownTotal = (board: ShownBoard, player: Player): number =>
  board.government[player].reduce((sum, piece) => sum + shownInfluence(board, piece), 0);
