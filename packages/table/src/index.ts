/** `@cardwright/table`: how a game looks. `docs/guide/table.md` leads through it. */

// A game's table: how its pieces look, what is drawn where, how a match is set up.

export { clothOf } from "./cloth.ts";
export type { DeckCounts, DeckMeter, DeckRules } from "./deck-rules.ts";
export {
  type BoardProps,
  type DeckOffer,
  defineTable,
  type Foreseen,
  type Goal,
  type HowTo,
  type Pointing,
  type SeatProps,
  type SeatScore,
  type TableGame,
  type TableParts,
  type TablePlan,
} from "./define-table.ts";
export type { CardLook, Term, Tone } from "./look.ts";
export type { MatchPreset } from "./match-preset.ts";
export { Table } from "./Table.tsx";

// A board of one's own: it is drawn from what a seat sees, and asks the session to act.

export { isLegalOffer, whyNot } from "./decision.ts";
export { piecesIn, type SeenPlace, seePlace } from "./seen.ts";
export type { SeenState } from "./seen-state.ts";
export type { Frame, Request, Said, SeatClock, SeatPlayer, SessionStatus, TableSession } from "./session.ts";
export { useTable } from "./TableProvider.tsx";
export { useOption } from "./use-target.ts";
export { useWide } from "./use-wide.ts";

// Plans: moves that are tried in a world imagined from one's own view.

export { Plan, type PlanEnd, playOut, type World } from "./plan.ts";

// Parts of a board: grids, cards, rows, dice, seats.

export { Card, CardBack } from "./Card.tsx";
export { Counter } from "./Counter.tsx";
export { cssNumbers } from "./css-numbers.ts";
export { Die } from "./Die.tsx";
export { HEX_POINTS, HexGrid, SquareGrid } from "./Grids.tsx";
export { Icon, type IconName } from "./Icon.tsx";
export { PanBox } from "./PanBox.tsx";
export { PieceCard } from "./PieceCard.tsx";
export { SeatBadge, SeatShape } from "./SeatBadge.tsx";
export { Target } from "./Target.tsx";
export { Chips, Pile, Row } from "./Zone.tsx";

// Pictures: drawn from a card's data, by functions that a game can replace.

export { Art, type Drawing } from "./art/Art.tsx";
export { emblem } from "./art/emblem.ts";
export { EMBLEM_SIGNS, type EmblemSign } from "./art/emblem-signs.ts";
export { cardBack } from "./art/seals.ts";
export { clamp, ellipse, group, INK, PAPER, path, polygon, seeded, short, times } from "./art/seeded.ts";
export { PictureOf } from "./Emblem.tsx";
export { PictureArt } from "./PictureParts.tsx";
export { SIGNS } from "./signs.ts";

// Words: what is said of events, causes and ends.

export { outcomeTitle } from "./outcome.ts";
export { TermList } from "./RulesText.tsx";
export { lineText, partsOf, saidOf } from "./said.ts";
export { NO_SPEECH, note, type Speech, SpeechProvider, useSay, useSpeech } from "./speech.tsx";
export { cataloguesFor, spokenGame, termsOf } from "./spoken-game.ts";
export { momentsOf } from "./story.ts";
export { Why } from "./WhyPanel.tsx";

// Lessons: a few steps that are played, one idea each.

export { type Lesson, type LessonStep, scenarioOf } from "./lesson.ts";
export { askedBy, ELSEWHERE, narrowed } from "./lesson-asked.ts";

// Scenarios: positions that are played by script and checked.

export {
  actionOf,
  type Expectation,
  runScenario,
  type Scenario,
  type ScenarioReport,
  type ScenarioStep,
  type StepReport,
} from "./scenario.ts";
