import { otherSeat } from "@cardwright/core";
import type { Board, GameState } from "../game-state.ts";
import type { Player } from "../player.ts";
import type { CardPiece, PrintedCard, Tag } from "../printed.ts";

/** Spec section 11: what cards look things up with. */

/** [R9.4] Active governments only; of equal ones the latest placed. */
export function getStrongestGovernmentCard(state: GameState, player: Player): CardPiece | undefined {
  let strongest: CardPiece | undefined;
  let most = -1;
  for (const piece of state.government[player]) {
    if (!state.isActive(piece)) continue;
    const influence = state.influence(piece);
    if (influence < most) continue;
    strongest = piece;
    most = influence;
  }
  return strongest;
}
/** The weakest government, active or not; of equal ones the first placed. */
export function getWeakestGovernmentCard(state: GameState, player: Player): CardPiece | undefined {
  let weakest: CardPiece | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const piece of state.government[player]) {
    const influence = state.influence(piece);
    if (influence >= least) continue;
    weakest = piece;
    least = influence;
  }
  return weakest;
}
/** How many public cards with this tag lie there. A deactivated card still lies there. */
export const countPublicByTag = (board: Board, player: Player, tag: Tag): number =>
  board.public[player].filter((piece) => board.cardOf(piece).tags.includes(tag)).length;

export const isInitiative = (card: PrintedCard): boolean => card.kind === "instant" || card.kind === "permanent";
export const isInstantInitiative = (card: PrintedCard): boolean => card.kind === "instant";

export const hasTag = (card: PrintedCard, ...tags: readonly Tag[]): boolean =>
  tags.some((tag) => card.tags.includes(tag));
export const hasKeyword = (card: PrintedCard, keyword: "Leadership" | "Diplomat"): boolean =>
  card.kind === "government" && card.keywords.includes(keyword);
/** The governments that face a player. */
export const opposingGovernments = ({ government }: GameState, player: Player): readonly CardPiece[] =>
  government[otherSeat(player)];
