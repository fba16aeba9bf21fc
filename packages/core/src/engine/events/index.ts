import { actionUndone } from "./action-undone.ts";
import {
  endTurnStep,
  matchEnded,
  passTurnStep,
  phaseBegins,
  phaseStarted,
  turnBegins,
  turnEnded,
  turnOpens,
  turnStarted,
} from "./clock.ts";
import { effectChanged, effectEnded } from "./effect-ended.ts";
import { effectStarted } from "./effect-started.ts";
import { factChanged } from "./fact-changed.ts";
import { effectActivated, effectBegins, effectContinues, effectFailed, effectResolved } from "./handlers.ts";
import type { AnyEventParts, StepParts } from "./kind.ts";
import { pieceFlipped } from "./piece-flipped.ts";
import { pieceMarked } from "./piece-marked.ts";
import { pieceMoved } from "./piece-moved.ts";
import { piecesCreated } from "./pieces-created.ts";
import { piecesGathered } from "./pieces-gathered.ts";
import { piecesShown } from "./pieces-shown.ts";
import { piecesShuffled } from "./pieces-shuffled.ts";
import { drawStep, refillStep, shuffleStep } from "./piles.ts";
import { choicePrompted, choiceReopened, choiceResolved, choiceSealed, sealedResolve } from "./prompts.ts";
import { seatBack, seatOut } from "./seats-out.ts";
import { sessionCreate, setUpStep, sliceWritten } from "./set-up.ts";
import { takebackAnswered, takebackAsked } from "./takebacks.ts";

/** Kinds that nearly every action of nearly every game comes to. */
export const COMMON_KINDS = ["PIECE_MOVED", "FACT_CHANGED", "END_TURN", "TURN_ENDED", "TURN_STARTED", "DRAW"];

/** The events and steps that every game has. Beside the events of a game they are the only mutators. */
export const engineKinds: readonly (AnyEventParts | StepParts)[] = [
  piecesCreated,
  pieceMoved,
  piecesGathered,
  piecesShuffled,
  piecesShown,
  pieceFlipped,
  pieceMarked,
  factChanged,
  drawStep,
  refillStep,
  shuffleStep,
  effectStarted,
  effectChanged,
  effectEnded,
  choicePrompted,
  choiceSealed,
  choiceResolved,
  choiceReopened,
  sealedResolve,
  setUpStep,
  sessionCreate,
  sliceWritten,
  endTurnStep,
  turnEnded,
  passTurnStep,
  turnStarted,
  turnBegins,
  turnOpens,
  phaseStarted,
  phaseBegins,
  actionUndone,
  takebackAsked,
  takebackAnswered,
  matchEnded,
  seatOut,
  seatBack,
  effectActivated,
  effectResolved,
  effectFailed,
  effectBegins,
  effectContinues,
];
