import type { EffectEvent } from "./effects/effect-event.ts";
import type { Board, GameState } from "./game-state.ts";
import type { Player } from "./player.ts";
import type { CardPiece, Keyword, Kind, Printed, PrintedGovernment, Tag, UID } from "./printed.ts";

/** Cards are data, and functions that read the table and answer with events; they can do nothing else. */

/** What the line of a card tells beside its text. AP and influence are told by the events that change them [R12]. */
export interface Told {
  readonly target?: CardPiece | undefined;
}
export interface Play {
  readonly state: GameState;
  /** Whose card this is. */
  readonly player: Player;
  readonly opponent: Player;
  readonly card: CardPiece;
  /** What the player chose, where the card asks; it may have left the board since. */
  readonly chosen: CardPiece | undefined;
  readonly option: string;
  log(text: string, told?: Told): EffectEvent;
}
/** A card that listens: `played` is what was played, placed or activated. */
export interface Heard extends Play {
  readonly played: CardPiece;
}
export type Effects = (play: Play) => readonly EffectEvent[];
export type Reaction = (heard: Heard) => readonly EffectEvent[];

/** A lasting bonus on governments. It is folded into their influence and never stored [R9.2]. */
export interface Aura {
  readonly on: "self" | "own";
  readonly add: number;
  readonly tier?: 1 | 2;
  readonly when?: (board: Board, owner: Player, self: UID) => boolean;
}
/** What a card does while it lies on the board and is not deactivated. */
interface Lasting {
  readonly aura?: Aura;
  /** Flags of spec section 4 that this card raises for its owner. */
  readonly raises?: {
    readonly initiativeInfluenceBonus?: 1;
    readonly initiativeInfluencePenaltyForOpponent?: 1;
    readonly initiativeOnPlayDraw1Ap1?: true;
    readonly govRefundAvailable?: true;
  };
  /** Once a turn, +1 AP after an initiative: the platform bonus of Mark Zuckerberg. */
  readonly platformBonus?: true;
  /** Opposing cards with one of these tags do nothing: no ability, no aura, no effect when they are played [R10.2]. */
  readonly silences?: readonly Tag[];
  readonly onOwnPlay?: Reaction;
  readonly onOpponentPlay?: Reaction;
  readonly onOwnInitiative?: Reaction;
  readonly onOpposingTrap?: Reaction;
  readonly onOwnPass?: Effects;
  readonly trapSlots?: number;
  readonly trapsAtOnce?: number;
  readonly opposingTrapStrength?: number;
  readonly opponentRefill?: number;
  readonly forbidsTransfers?: true;
}
/** Something the player picks when the card is played, activated or used. */
export interface Choosing {
  readonly ask: string;
  readonly cards?: (state: GameState, player: Player) => readonly CardPiece[];
  readonly options?: readonly { readonly id: string; readonly label: string }[];
}
export interface Ability {
  readonly name: string;
  readonly once: "round" | "match";
  readonly choice: Choosing;
  readonly effects: Effects;
}
interface CardBase extends Printed, Lasting {
  readonly effects?: Effects;
  readonly choice?: Choosing;
  /** Makes other cards cheaper to put into the same deck. */
  readonly deckDiscount?: { readonly tag?: Tag; readonly kind?: Kind };
}
export interface PoliticianCard extends CardBase, PrintedGovernment {
  readonly kind: "government";
  readonly ability?: Ability;
}
export interface PublicCard extends CardBase {
  readonly kind: "public";
}
export interface InstantCard extends CardBase {
  readonly kind: "instant";
}
export interface PermanentCard extends CardBase {
  readonly kind: "permanent";
  readonly slot: "government" | "public";
}
export interface TrapCard extends CardBase {
  readonly kind: "trap";
  /** Asked after each placement by the opponent: what it enqueues, or nothing when it stays hidden. */
  readonly springs?: (heard: Heard) => readonly EffectEvent[] | undefined;
  /** Cancels an opposing trap that would fire. */
  readonly cancelsTraps?: true;
}
export type Card = PoliticianCard | PublicCard | InstantCard | PermanentCard | TrapCard;

type Written<C extends Card> = Omit<C, "kind" | "tier" | "tags" | "keywords"> & Partial<Pick<C, "tier" | "tags">>;

export const government = (
  card: Written<PoliticianCard> & { readonly keywords?: readonly Keyword[] },
): PoliticianCard => ({ tier: 1, tags: [], keywords: [], ...card, kind: "government" });
export const publicFigure = (card: Written<PublicCard>): PublicCard => ({
  tier: 1,
  tags: [],
  ...card,
  kind: "public",
});
export const instant = (card: Written<InstantCard>): InstantCard => ({ tier: 1, tags: [], ...card, kind: "instant" });
export const permanent = (card: Written<PermanentCard>): PermanentCard => ({
  tier: 1,
  tags: [],
  ...card,
  kind: "permanent",
});
export const trap = (card: Written<TrapCard>): TrapCard => ({ tier: 1, tags: [], ...card, kind: "trap" });
