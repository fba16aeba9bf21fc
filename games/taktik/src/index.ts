export { minutes, summary } from "./about.ts";
export { neighbours, type Size } from "./board.ts";
export {
  type Aim,
  type CardDefinition,
  type CardKind,
  type CardTiming,
  type EffectDefinition,
  REACTION_WINDOWS,
  type ReactionWindow,
} from "./cardset/definition.ts";
export { instantiateEffect, type Played, playCard } from "./cardset/play.ts";
export { cards, commonDeck, tacticPool } from "./cardset/set.ts";
export { canAttack } from "./combat/attacking.ts";
export { game } from "./game.ts";
export { canUnitMove, getBaseMovement, getUnitMovement } from "./movement/moving.ts";
export type { CardPiece, Seat, Unit, UnitFace } from "./pieces.ts";
export { PRESETS, type Preset } from "./presets.ts";
export type { AttackMeta } from "./questions.ts";
export type { Ground, Terrain } from "./terrain/ground.ts";
export { UNITS, type UnitKind } from "./units.ts";
export {
  type Attack,
  activeEffects,
  type Combat,
  type Maneuver,
  type Phase,
  type Taktik,
  type TaktikState,
  type TaktikTable,
} from "./world.ts";
