/**
 * `@cardwright/core`: the authors' door, grouped as the guide is. Matches are run through `@cardwright/core/host`,
 * expansions written with `@cardwright/core/expansion`, games tested with `@cardwright/core/testing`.
 */

// First game: a world is declared once, and a game is a list of what belongs to it.

export { z } from "zod";
export { type Declaration, fact, type PhaseOf, type Piece, permission, quantity, zone } from "./declare.ts";
export type { GameSpec } from "./definitions.ts";
export type { StateOf } from "./protocol/index.ts";
export { defineWorld, type Game, type World } from "./world.ts";

// First game: an action is a decision of one seat, which asks, refuses and answers with events.

export type { ActionDefinition } from "./definitions.ts";
export type { Action, Picks } from "./protocol/index.ts";
export { type Cause, type Refusal, refuse, type Text, type Trace } from "./refusal.ts";
export type { Turn } from "./table.ts";

// First game: events change the state, steps become events when their turn comes, rules listen to both.

export { hidden, only, open } from "./declare.ts";
export type { EventBehaviour, Listener, Names } from "./definitions.ts";
export { replaceAt } from "./engine/place.ts";
export { engineEvents } from "./engine-events.ts";
export { pieceId, pieceIds } from "./piece-id.ts";
export type { AnyEvent, Json } from "./protocol/index.ts";
export { otherSeat } from "./seats.ts";
export type { Events, MoveOptions, StepTable, Table } from "./table.ts";

// Cards: files of data.

export { type Card, type CardEffect, defineCards } from "./cards.ts";
export type { CardData } from "./definitions.ts";

// Effects: they last for a while and answer questions.

export type { AnyEffect, Duration, EffectDefinition, EffectHandler, EffectSpec, Self } from "./definitions.ts";
export type { ActiveEffect } from "./protocol/index.ts";

// Hidden information: a view is all that a seat or a watcher gets.

export type { Viewer } from "./declare.ts";
export type { Deduction } from "./definitions.ts";
export type { Pile, View, ViewOf } from "./seen-state.ts";

// Randomness: of a step, and of a world that somebody imagines.

export type { Draw } from "./declare.ts";
export type { Dice } from "./table.ts";

// Declarations of a game: the compiler writes these names, authors have no need to.

export type { CardSet } from "./cards.ts";
export type {
  FactOptions,
  FactSpec,
  Field,
  Partly,
  Permission,
  Quantity,
  SeatOf,
  Sight,
  ZoneOptions,
  ZoneSpec,
} from "./declare.ts";
export type {
  AnyDefinition,
  EventDefinition,
  EventOf,
  PromptDefinition,
  RuleDefinition,
  StepDefinition,
  TurnOrder,
} from "./definitions.ts";
export type { EngineErrorCode } from "./refusal.ts";
