import type { Action } from "@cardwright/core";
import type { ManaColor } from "./colours.ts";

/** The names and shapes of spec 003, as they stand at the surface of this game. */

export const SELECT_TACTIC_ACTION = "select_tactic" as const;
export const ACTIVATE_TACTIC_ACTION = "activate_tactic" as const;
export const RESOLVE_TACTIC_DECISION_ACTION = "resolve_tactic_decision" as const;
export const REROLL_SOURCE_DICE_ACTION = "reroll_source_dice" as const;
export const PLAY_CARD_ACTION = "play_card" as const;
export const ATTEMPT_ACTION = "attempt" as const;
export const REST_ACTION = "rest" as const;
export const ANNOUNCE_END_OF_ROUND_ACTION = "announce_end_of_round" as const;
export const END_TURN_ACTION = "end_turn" as const;

export const TACTIC_SELECTED_EVENT = "tactic_selected" as const;
export const TACTIC_ACTIVATED_EVENT = "tactic_activated" as const;
export const TACTIC_DECISION_REQUIRED_EVENT = "tactic_decision_required" as const;
export const TACTIC_DECISION_RESOLVED_EVENT = "tactic_decision_resolved" as const;
export const CARDS_DRAWN_EVENT = "cards_drawn" as const;
export const SOURCE_DICE_REROLLED_EVENT = "source_dice_rerolled" as const;

export const TACTIC_EARLY_BIRD = "early_bird" as const;
export const TACTIC_RETHINK = "rethink" as const;
export const TACTIC_MANA_STEAL = "mana_steal" as const;
export const TACTIC_PLANNING = "planning" as const;
export const TACTIC_GREAT_START = "great_start" as const;
export const TACTIC_THE_RIGHT_MOMENT = "the_right_moment" as const;
export const TACTIC_FROM_THE_DUSK = "from_the_dusk" as const;
export const TACTIC_LONG_NIGHT = "long_night" as const;
export const TACTIC_MANA_SEARCH = "mana_search" as const;
export const TACTIC_MIDNIGHT_MEDITATION = "midnight_meditation" as const;
export const TACTIC_PREPARATION = "preparation" as const;
export const TACTIC_SPARING_POWER = "sparing_power" as const;
export const TACTIC_IDS = [
  TACTIC_EARLY_BIRD,
  TACTIC_RETHINK,
  TACTIC_MANA_STEAL,
  TACTIC_PLANNING,
  TACTIC_GREAT_START,
  TACTIC_THE_RIGHT_MOMENT,
  TACTIC_FROM_THE_DUSK,
  TACTIC_LONG_NIGHT,
  TACTIC_MANA_SEARCH,
  TACTIC_MIDNIGHT_MEDITATION,
  TACTIC_PREPARATION,
  TACTIC_SPARING_POWER,
] as const;
export type TacticId = (typeof TACTIC_IDS)[number];

/** What is printed on a card; copies of a card share it. */
export type CardId = string;
/** The id of the die as a piece on the table. */
export type SourceDieId = string;

/**
 * A decision that blocks everything else. Preparation's snapshot is not kept a second time in state: it is the deck
 * itself, whose faces its owner knows while the decision is open.
 */
export type PendingTacticDecision =
  | { readonly type: "rethink"; readonly maxCards: 3 }
  | { readonly type: "mana_steal_pick_die" }
  | { readonly type: "preparation_pick_card" }
  | { readonly type: "midnight_meditation"; readonly maxCards: 5 }
  | { readonly type: "sparing_power_choice" };
export type TacticDecisionType = PendingTacticDecision["type"];

export type ResolveTacticDecisionPayload =
  | { readonly type: "rethink"; readonly cardIds: readonly string[] }
  | { readonly type: "mana_steal_pick_die"; readonly dieId: SourceDieId }
  | { readonly type: "preparation_pick_card"; readonly cardId: CardId }
  | { readonly type: "midnight_meditation"; readonly cardIds: readonly string[] }
  | { readonly type: "sparing_power_choice"; readonly choice: "stash" | "take" };

export interface TacticEffectsOptions {
  readonly canActivate?: {
    readonly theRightMoment?: boolean;
    readonly longNight?: boolean;
    readonly midnightMeditation?: boolean;
  };
  readonly canRerollSourceDice?: {
    readonly maxDice: 2;
    readonly mustPickDepletedFirst: boolean;
    readonly availableDice: readonly SourceDieId[];
  };
  readonly pendingDecision?: {
    readonly type: TacticDecisionType;
    readonly deckSnapshot?: readonly CardId[];
    readonly maxCards?: number;
  };
  readonly beforeTurnRequired?: { readonly tacticId: TacticId };
}

/** What a viewer learns of a player's tactic beside its face. */
export interface ClientTacticState {
  readonly storedManaDie?: { readonly dieId: SourceDieId; readonly color: ManaColor };
  readonly sparingPowerStoredCount?: number;
  readonly extraTurnPending?: boolean;
  readonly manaSearchUsedThisTurn?: boolean;
}
export type ClientPendingTacticDecision = PendingTacticDecision & { readonly deckSnapshot?: readonly CardId[] };

/** The spec's three actions as actions of the engine. */
export const activateTactic = (seat: number, tacticId: TacticId): Action => ({
  type: ACTIVATE_TACTIC_ACTION,
  seat,
  payload: { tacticId },
});
/** The payload is the spec's decision itself; its `type` is held to the decision that is open. */
export const resolveTacticDecision = (seat: number, decision: ResolveTacticDecisionPayload): Action => ({
  type: RESOLVE_TACTIC_DECISION_ACTION,
  seat,
  payload: { ...decision },
});
export const rerollSourceDice = (seat: number, dieIds: readonly SourceDieId[]): Action => ({
  type: REROLL_SOURCE_DICE_ACTION,
  seat,
  payload: { dieIds },
});
