import type { Piece } from "@cardwright/core";

/** A card as it is printed, in data: as much of it as other cards may read. */

export type CardPiece = Piece;
export type UID = string;
export type Keyword = "Leadership" | "Diplomat";
export type Tag =
  | "AI"
  | "Economy"
  | "EU"
  | "Infrastructure"
  | "Media"
  | "Movement"
  | "NGO"
  | "Oligarch"
  | "Opinion Leader"
  | "Tech";
export type Tier = 1 | 2 | 3;
export type Kind = "government" | "public" | "instant" | "permanent" | "trap";

export interface Printed {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** What it takes from the deck's budget. */
  readonly hp: number;
  readonly tier: Tier;
  readonly tags: readonly Tag[];
}
export interface PrintedGovernment extends Printed {
  readonly kind: "government";
  readonly influence: number;
  readonly keywords: readonly Keyword[];
}
interface PrintedOther extends Printed {
  readonly kind: Exclude<Kind, "government">;
}
export type PrintedCard = PrintedGovernment | PrintedOther;
