export { Card } from "./Card.tsx";
export { Counter } from "./Counter.tsx";
export { Die } from "./Die.tsx";
export { isLegalOffer, whyNot } from "./decision.ts";
export {
  type BoardProps,
  defineTable,
  type HowTo,
  type MatchPreset,
  type TableGame,
  type TableParts,
  type TablePlan,
} from "./defineTable.ts";
export { Emblem } from "./Emblem.tsx";
export { HEX_POINTS, HexGrid, SquareGrid } from "./Grids.tsx";
export type { Glossary } from "./glossary.ts";
export type { CardLook, Tone } from "./look.ts";
export { PictureCard, PictureEmblem, PictureMarker } from "./PictureParts.tsx";
export { PieceCard } from "./PieceCard.tsx";
export { TermList } from "./RulesText.tsx";
export { SeatBadge, SeatShape } from "./SeatBadge.tsx";
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
export { piecesIn } from "./seen.ts";
export type { Frame, Request, Said, SeatClock, SeatPlayer, SeenState, SessionStatus, TableSession } from "./session.ts";
export { SIGNS } from "./signs.ts";
export { Table } from "./Table.tsx";
export { useTable } from "./TableProvider.tsx";
export { Target } from "./Target.tsx";
export { Why } from "./WhyPanel.tsx";
export { plain, sentence, untilWhen } from "./words.ts";
export { Row } from "./Zone.tsx";
