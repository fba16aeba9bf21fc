import { permission, quantity } from "@cardwright/core";
import type { CardPiece, Seat, Unit } from "./pieces.ts";

/** Every rule that a card may bend is a question here. Movement and combat ask these and know no card. */

/** Spec 004 section 3: what a roll is about. */
export interface AttackMeta {
  readonly attacker: Unit;
  readonly target: Unit;
  readonly distance: number;
}
interface AboutUnit {
  readonly unit: Unit;
}
interface AboutSeat {
  readonly seat: Seat;
}

export const questions = {
  canMoveUnit: permission<AboutUnit>("unit", "UNIT_CANNOT_MOVE", "this unit cannot move now"),
  canAttack: permission<AttackMeta>("attacker", "UNIT_CANNOT_ATTACK", "this unit cannot attack now"),
  canDeploy: permission<AboutSeat>("seat", "NO_DEPLOYMENT", "no unit may be brought in now"),
  canPlayCard: permission<{ readonly card: CardPiece }>("card", "CARD_BLOCKED", "this card cannot be played now"),
  /** No: the ground on which the target stands does not count in this attack. */
  terrainCounts: permission<AttackMeta>("attacker", "TERRAIN_IGNORED", "the ground does not count"),

  modifyMovement: quantity<AboutUnit>("unit", { floor: 0 }),
  /** Above zero: the unit moves normally, whatever else says that it cannot or that it is slow. */
  modifyMoveRelief: quantity<AboutUnit>("unit"),
  /** How many units a seat may move in a turn. */
  modifyUnitMoves: quantity<AboutSeat>("seat", { floor: 0 }),
  /** How many units a seat may bring in from its reserve in a turn. */
  modifyDeployments: quantity<AboutSeat>("seat", { floor: 0 }),

  modifyRange: quantity<AboutUnit>("unit", { floor: 0 }),
  /** Above zero: the unit may attack, whatever else says that it cannot. */
  modifyAttackRelief: quantity<AboutUnit>("unit"),
  /** How many attacks a seat may declare in a turn. */
  modifyAttackPairs: quantity<AboutSeat>("seat", { floor: 0 }),
  modifyAttackRoll: quantity<AttackMeta>("attacker", { floor: 1, ceiling: 6 }),
  /** What the attack roll has to reach, before the target's defence. */
  modifyHitThreshold: quantity<AttackMeta>("attacker", { floor: 2 }),
  modifyDefence: quantity<AttackMeta>("target"),
  /** How often this attack may roll again. */
  modifyRerolls: quantity<AttackMeta>("attacker", { floor: 0 }),
  modifyDamage: quantity<AttackMeta>("target", { floor: 0 }),

  /** Above zero: a damaged unit is made whole. */
  modifyRepair: quantity<AboutUnit>("unit"),
  /** How many of the other side's stored cards a seat gets to see. */
  modifyRecon: quantity<AboutSeat>("seat", { floor: 0 }),
} as const;
