export { Card, CardBack, type CardNote, type CardProps, toneOf } from "./Card.tsx";
export { Chip, Counter } from "./Counter.tsx";
export { Die, type DieProps } from "./Die.tsx";
export { ActionBar, ChoicePanel, Dock } from "./Dock.tsx";
export { type Deciding, Decision, isLegalOffer, isLegalOption, whyNot } from "./decision.ts";
export {
  type BoardProps,
  defineTable,
  type HowTo,
  type MatchPreset,
  type TableGame,
  type TableParts,
  type TablePlan,
} from "./defineTable.ts";
export { Emblem, type EmblemProps } from "./Emblem.tsx";
export { drawEmblem } from "./emblem.ts";
export { type Axial, HEX_POINTS, HexGrid, SquareGrid } from "./Grids.tsx";
export { type Glossary, splitByTerms, type Term, termsIn } from "./glossary.ts";
export { Announcer, LogPanel } from "./LogPanel.tsx";
export type { CardLook, CardValue, Tone } from "./look.ts";
export { PieceCard } from "./PieceCard.tsx";
export { RulesText, TermList } from "./RulesText.tsx";
export { SeatArea } from "./SeatArea.tsx";
export { SEAT_SHAPES, SeatBadge, SeatShape } from "./SeatBadge.tsx";
export { saidOf } from "./said.ts";
export {
  actionOf,
  type Expectation,
  runScenario,
  type Scenario,
  type ScenarioReport,
  type ScenarioStep,
  type StepReport,
} from "./scenario.ts";
export { countIn, piecesIn, type SeenPiece, type SeenPlace } from "./seen.ts";
export {
  type Frame,
  isChoice,
  type Request,
  type Said,
  type SeatClock,
  type SeatPlayer,
  type SeenState,
  type SessionStatus,
  type TableSession,
} from "./session.ts";
export { Table, type TableProps } from "./Table.tsx";
export { TableProvider, type TargetState, targetState, useTable, useTarget } from "./TableProvider.tsx";
export { Target, type TargetProps } from "./Target.tsx";
export { Token } from "./Token.tsx";
export { EffectList, Inspector, Why } from "./WhyPanel.tsx";
export { causesOf, joinClasses, plain, sentence, untilWhen, whyText } from "./words.ts";
export { Hand, Pile, Row } from "./Zone.tsx";
