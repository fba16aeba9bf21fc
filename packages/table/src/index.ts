export { Art, type Drawing } from "./art/Art.tsx";
export { emblem } from "./art/emblem.ts";
export { EMBLEM_SIGNS, type EmblemSign } from "./art/emblem-signs.ts";
export { cardBack } from "./art/seals.ts";
export { clamp, ellipse, group, INK, PAPER, path, polygon, seeded, short, times } from "./art/seeded.ts";
export { Card, CardBack } from "./Card.tsx";
export { Counter } from "./Counter.tsx";
export { cssNumbers } from "./css-numbers.ts";
export { Die } from "./Die.tsx";
export { isLegalOffer, whyNot } from "./decision.ts";
export {
  type BoardProps,
  type DeckOffer,
  defineTable,
  type Foreseen,
  type Goal,
  type HowTo,
  type MatchPreset,
  type Pointing,
  type SeatProps,
  type SeatScore,
  type TableGame,
  type TableParts,
  type TablePlan,
} from "./defineTable.ts";
export { PictureOf } from "./Emblem.tsx";
export { HEX_POINTS, HexGrid, SquareGrid } from "./Grids.tsx";
export type { Glossary } from "./glossary.ts";
export { Icon, type IconName } from "./Icon.tsx";
export type { CardLook, Tone } from "./look.ts";
export { outcomeTitle } from "./outcome.ts";
export { PanBox } from "./PanBox.tsx";
export { PictureArt } from "./PictureParts.tsx";
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
export { useOption } from "./useTarget.ts";
export { useWide } from "./useWide.ts";
export { Why } from "./WhyPanel.tsx";
export { plain, sentence, untilWhen } from "./words.ts";
export { Row } from "./Zone.tsx";
