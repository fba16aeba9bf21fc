export { minutes, summary } from "./about.ts";
export type { Challenge } from "./challenge.ts";
export { challenges } from "./challenges.ts";
export { type ClientPlayer, type ClientState, toClientState } from "./client-state.ts";
export type { BasicColor, ManaColor } from "./colours.ts";
export { isDepleted } from "./day.ts";
export type { Deed, DeedEffect } from "./deed.ts";
export { deeds } from "./deeds/index.ts";
export { game } from "./game.ts";
export {
  ACTIVATE_TACTIC_ACTION,
  ANNOUNCE_END_OF_ROUND_ACTION,
  ATTEMPT_ACTION,
  activateTactic,
  CARDS_DRAWN_EVENT,
  type CardId,
  type ClientPendingTacticDecision,
  type ClientTacticState,
  END_TURN_ACTION,
  type PendingTacticDecision,
  PLAY_CARD_ACTION,
  REROLL_SOURCE_DICE_ACTION,
  RESOLVE_TACTIC_DECISION_ACTION,
  REST_ACTION,
  type ResolveTacticDecisionPayload,
  rerollSourceDice,
  resolveTacticDecision,
  SELECT_TACTIC_ACTION,
  SOURCE_DICE_REROLLED_EVENT,
  type SourceDieId,
  TACTIC_ACTIVATED_EVENT,
  TACTIC_DECISION_RESOLVED_EVENT,
  TACTIC_IDS,
  TACTIC_SELECTED_EVENT,
  type TacticEffectsOptions,
  type TacticId,
} from "./protocol.ts";
export { scoreOf } from "./scoring.ts";
export type { Tactic } from "./tactic.ts";
export { tactics } from "./tactics/index.ts";
export { tacticEffectsOf, type ValidActions, validActions } from "./valid-actions.ts";
export { type Die, type Seat, type State, type TacticsWorld, world } from "./world.ts";
