/** `@cardwright/core/expansion`: what changes or adds to a game that stays as it is, with the names of spec 000. */

// An expansion joins the nine stages of an action by its hooks.

export {
  defineExpansion,
  type Expansion,
  type HookContext,
  type HookName,
  type SessionContext,
  type SliceSpec,
} from "./types.ts";

// Measures are cards that an expansion shows in a row, and that seats take and play.

export { measuresOf, measuresSeen } from "../measures/deck.ts";
export { cannotPlayMeasure } from "../measures/lifecycle.ts";
export { deckKeys, deckNames } from "../measures/names.ts";
export { type MeasureParts, type MeasureSpec, measureParts } from "../measures/reducer.ts";
export {
  initMeasureState,
  type MeasureResult,
  playMeasure,
  refillFaceUp,
  takeFaceUpMeasure,
} from "../measures/state.ts";
export { type MeasureState, type Measures, type MeasureView, measureStateSchema } from "../measures/types.ts";

// Effects end at the start and the end of turns, rounds and phases.

export { pruneExpiredEffects } from "../effects.ts";
