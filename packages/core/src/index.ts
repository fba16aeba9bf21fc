/** The schema library that declarations are written in, handed on so that games depend on core alone. */
export { z } from "zod";
export { ACTIVATE_EFFECT } from "./activation.ts";
export { canonicalJson, chain, hashOf, sha256Hex } from "./canonical.ts";
export { type Card, type CardEffect, type CardSet, type CardSetSpec, cardSchema, defineCards } from "./cards.ts";
export {
  type BySeat,
  type DataOf,
  type Declaration,
  type Draw,
  type FactOptions,
  type Field,
  type Fields,
  fact,
  hidden,
  type OptionsOf,
  only,
  open,
  type Partly,
  type PhaseOf,
  type Piece,
  type PieceIn,
  permission,
  pieceId,
  pieceIds,
  quantity,
  type SeatOf,
  type Sight,
  SPECTATOR,
  type Viewer,
  type ZoneOptions,
  zone,
} from "./declare.ts";
export type {
  ActionDefinition,
  ActionSpec,
  Answer,
  AnyEffect,
  CardData,
  Duration,
  EffectActivation,
  EffectChoice,
  EffectContext,
  EffectDefinition,
  EffectHandler,
  EffectPrompt,
  EffectResolution,
  EffectSpec,
  EventDefinition,
  FactBehaviour,
  GameSpec,
  Listener,
  Names,
  PromptDefinition,
  PromptSpec,
  RuleDefinition,
  RuleSpec,
  Scope,
  Self,
  StartOptions,
  StepBehaviour,
  StepDefinition,
  TurnOrder,
  ViewLike,
} from "./definitions.ts";
export { expiresOf, hasExpired, pruneExpiredEffects } from "./effects.ts";
export type { EventCause } from "./engine/causes.ts";
export type { Choice, Option } from "./engine/choice.ts";
export { SUBMIT_CHOICE } from "./engine/deciding.ts";
export { createEngine, type Engine, type EngineOptions, toClientState } from "./engine/engine.ts";
export type { Offer } from "./engine/offering.ts";
export type { MatchOptions } from "./engine/opening.ts";
export { replaceAt } from "./engine/place.ts";
export type { Simulation } from "./engine/simulation.ts";
export { engineEvents } from "./engine-events.ts";
export type { PromptView } from "./engine-view.ts";
export {
  defineExpansion,
  type Expansion,
  type Hook,
  type HookAnswer,
  type HookContext,
  type HookName,
  type HookReject,
  type SessionContext,
  type SliceSpec,
} from "./expansion/types.ts";
export { frozen } from "./freeze.ts";
export {
  contentHash,
  headerOf,
  headHash,
  type Log,
  type LogHeader,
  type LogLine,
  logOf,
  nextLine,
  replay,
  stateHash,
  type Verdict,
  verify,
  verifyChain,
} from "./log.ts";
export { type MeasureParts, type MeasureSpec, measureParts } from "./measures/reducer.ts";
export {
  discardMeasure,
  initMeasureState,
  type MeasureResult,
  playMeasure,
  refillFaceUp,
  takeFaceUpMeasure,
} from "./measures/state.ts";
export { type MeasureSlice, type MeasureState, type MeasureView, measureStateSchema } from "./measures/types.ts";
export { applyPatch, type Change, diff, type Patch } from "./patch.ts";
export { payloadSchema } from "./payload-schema.ts";
export type {
  Action,
  ActiveEffect,
  AnyEvent,
  EngineState,
  Entry,
  Expires,
  Json,
  Modifiers,
  Outcome,
  Pick,
  Picks,
  Prompt,
  Result,
  Selections,
  Snapshot,
  StateOf,
  TableauOf,
} from "./protocol/index.ts";
export { RandomStream } from "./random.ts";
export { type Cause, ENGINE_CODES, type EngineErrorCode, type Refusal, refuse, type Trace } from "./refusal.ts";
export type { Rulebook } from "./rulebook.ts";
export { commitmentOf, isSeed, mixSeed, seedFromText } from "./seed.ts";
export { namesFor, sentenceOf } from "./sentences.ts";
export type { At, Check, Choosing, Dice, Ending, Events, How, MoveOptions, StepTable, Table, Turn } from "./table.ts";
export type { PayloadOf, TakeKind, Takes } from "./takes.ts";
export type { Back, Pile, View, ViewOf } from "./view.ts";
export { defineWorld, type Game, type World } from "./world.ts";
