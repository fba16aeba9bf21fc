/** `@cardwright/core/host`: the door of servers, tables, bots and tools, which run matches of games that others wrote. */

// The engine makes matches, judges actions and offers what is legal.

export { ACTIVATE_EFFECT } from "./activation.ts";
export { SUBMIT_CHOICE } from "./engine/deciding.ts";
export { createEngine, type Engine } from "./engine/engine.ts";
export { applyGiven, outcomes } from "./engine/given-chance.ts";
export { replayEntries } from "./engine/replaying.ts";
export type { Simulation } from "./engine/simulation.ts";
export { stateFields } from "./engine/state-fields.ts";
export { stateFieldsTold } from "./engine/state-fields-told.ts";
export { awaitedAnswers } from "./engine/takeback.ts";
export { timeoutAction } from "./engine/timeout.ts";
export { toClientState } from "./engine/to-client-state.ts";
export { AGREE_TAKEBACK, DECLINE_TAKEBACK, isBackward, TAKEBACK, UNDO } from "./engine/undo-action.ts";
export { examineRules } from "./examining/index.ts";
export { fieldType } from "./field-type.ts";
export { optionsSchema } from "./options-schema.ts";
export { isAtRest, ownWorld } from "./own-world.ts";
export { payloadSchema } from "./payload-schema.ts";
export type { EngineState, Entry, Outcome, Result, Snapshot } from "./protocol/index.ts";
export { engineStateSchema } from "./protocol/schema.ts";
export { ENGINE_CODES } from "./refusal.ts";
export { stateSchema } from "./state-schema.ts";

// A viewer is offered choices, and told in sentences what happened.

export { SPECTATOR } from "./declare.ts";
export type { EventCause } from "./engine/causes.ts";
export { causesOf } from "./engine/causes-of.ts";
export type { Choice, Option } from "./engine/choice.ts";
export { nextChoice } from "./engine/next-choice.ts";
export type { ActionList, Offer } from "./engine/offering.ts";
export type { Expires, Pick } from "./protocol/index.ts";
export { namesFor, sentenceOf } from "./sentences.ts";

// A patch is the difference between two views.

export { applyPatch, diff, type Patch } from "./patch.ts";
export { type Patches, patchesOf } from "./patches.ts";

// Logs are hash-chained, replayed without rules and verified with them.

export {
  contentHash,
  headerOf,
  headHash,
  type Log,
  type LogHeader,
  type LogLine,
  logOf,
  nextLine,
  type RulesMove,
  replay,
  stateHash,
  type Verdict,
  verify,
  verifyChain,
} from "./log.ts";

// A match that was handed over is judged: signed and whole, consistent, or refused.

export { type Evidence, type Fairness, type Judgement, judge, refusal } from "./proof.ts";
export {
  isPublishedKeys,
  isSeal,
  type PublicKey,
  type PublishedKeys,
  type Seal,
  type SealedHead,
  sealText,
} from "./seal.ts";

// Seeds, streams and hashes.

export { canonicalJson, hashOf } from "./canonical.ts";
export { RandomStream } from "./random.ts";
export { commitmentOf, isSeed, mixSeed, seedFromText } from "./seed.ts";
