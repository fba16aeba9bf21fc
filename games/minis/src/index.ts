export { minutes, summary } from "./about.ts";
export type {
  CreatureCard,
  EnergyCard,
  ItemCard,
  MinisCard,
  RelicCard,
  TerrainCard,
} from "./card-types.ts";
export { ALL_CARDS } from "./cards/index.ts";
export { cardSet } from "./cardset.ts";
export type { CardCounts, DeckList, PrebuiltDeck } from "./decks/deck.ts";
export { PREBUILT_DECKS } from "./decks/index.ts";
export { type DeckProblem, type DeckProblemCode, problemsOf, withSideboard } from "./decks/problems.ts";
export { type Effectiveness, ELEMENTS, type Element, effectivenessOf } from "./elements.ts";
export { game } from "./game.ts";
export { type AttackKind, MODES, type Mode, type ModeRules, rulesOf } from "./modes.ts";
export type { Card, Seat } from "./piece.ts";
export type { Status } from "./status.ts";
export { type BoardLock, boardLockOf, WINDOWS, type Window } from "./windows.ts";
export type { Minis } from "./world.ts";
