import type { Pair, Player } from "./player.ts";
import type { CardPiece, Kind, PrintedCard } from "./printed.ts";

/**
 * What cards may read: the open table. There is no AP, no flag, no hand and no deck in it, and nothing to write with, so
 * a card file cannot break the hard rules of spec section 9.
 */
export interface Board {
  readonly government: Pair<readonly CardPiece[]>;
  readonly public: Pair<readonly CardPiece[]>;
  cardOf(piece: CardPiece): PrintedCard;
}
export interface GameState extends Board {
  influence(piece: CardPiece): number;
  /** Neither deactivated nor silenced. */
  isActive(piece: CardPiece): boolean;
  isDeactivated(piece: CardPiece): boolean;
  totalInfluence(player: Player): number;
  /** How strong a number on a trap is against this player. */
  trapStrength(against: Player, strength: number): number;
  /** Cards played before the one that is being played now. */
  playedThisTurn(player: Player, kind: Kind | "initiative"): number;
  playedThisRound(player: Player, kind: Kind | "initiative"): number;
  hasRoom(player: Player, lane: "government" | "public"): boolean;
}
