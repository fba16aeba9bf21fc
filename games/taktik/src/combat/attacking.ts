import { type Refusal, refuse } from "@cardwright/core";
import { distanceBetween } from "../board.ts";
import type { Seat, Unit } from "../pieces.ts";
import { ATTACK_PAIRS_MAX, presetOf } from "../presets.ts";
import type { AttackMeta } from "../questions.ts";
import { UNITS } from "../units.ts";
import type { TaktikTable } from "../world.ts";

/** [R5] Who may attack whom, and what a roll needs. Every answer comes from questions; no card is known here. */

const HIT_ON = 4;
const ALWAYS_HITS = 6;
const ALWAYS_MISSES = 1;
const FACES = [1, 2, 3, 4, 5, 6];

export const attackMeta = ({ state }: TaktikTable, attacker: Unit, target: Unit): AttackMeta => ({
  attacker,
  target,
  distance: distanceBetween(presetOf(state.options), attacker.cell, target.cell),
});
export const rangeOf = (table: TaktikTable, unit: Unit): number =>
  table.ask("modifyRange", { unit }, UNITS[unit.face].range);
export const isInRange = (table: TaktikTable, attacker: Unit, target: Unit): boolean =>
  attackMeta(table, attacker, target).distance <= rangeOf(table, attacker);

const isRelieved = (table: TaktikTable, unit: Unit): boolean => table.ask("modifyAttackRelief", { unit }, 0) > 0;
/** Nothing when no effect forbids the attack; otherwise every effect that does. */
export const whyNoAttack = (table: TaktikTable, attacker: Unit, target: Unit): Refusal | undefined =>
  isRelieved(table, attacker) ? undefined : table.check("canAttack", attackMeta(table, attacker, target));
/** Spec 004 section 3: what active effects say; range and turn are asked elsewhere. */
export function canAttack(table: TaktikTable, attackerId: string, targetId: string): boolean {
  const attacker = table.find("board", attackerId);
  const target = table.find("board", targetId);
  if (attacker === undefined || target === undefined) return false;
  return isRelieved(table, attacker) || table.may("canAttack", attackMeta(table, attacker, target));
}
export const attacksLeft = (table: TaktikTable, seat: Seat): number =>
  table.ask("modifyAttackPairs", { seat }, ATTACK_PAIRS_MAX) - table.state.attacks.length;
export const hasAttacked = ({ state }: TaktikTable, unit: Unit): boolean =>
  state.attacks.some(({ attacker }) => attacker === unit.id);

export function whyNotTarget(table: TaktikTable, attacker: Unit, target: Unit): Refusal | undefined {
  if (isInRange(table, attacker, target)) return whyNoAttack(table, attacker, target);
  const { distance } = attackMeta(table, attacker, target);
  return refuse("OUT_OF_RANGE", { distance, range: rangeOf(table, attacker) });
}

/** [R5.4] The roll after everything that changes it, within 1 and 6. */
export const attackRoll = (table: TaktikTable, meta: AttackMeta, natural: number): number =>
  table.ask("modifyAttackRoll", meta, natural);
/** [R5.4] What that roll has to reach. */
export const neededRoll = (table: TaktikTable, meta: AttackMeta): number =>
  table.ask("modifyHitThreshold", meta, HIT_ON) + table.ask("modifyDefence", meta, 0);
/** [R5.5] A natural 6 always hits and a natural 1 always misses. */
export function isHit(table: TaktikTable, meta: AttackMeta, natural: number): boolean {
  if (natural === ALWAYS_HITS) return true;
  if (natural === ALWAYS_MISSES) return false;
  return attackRoll(table, meta, natural) >= neededRoll(table, meta);
}
/** How many of the six faces hit as things stand. */
export const hitChance = (table: TaktikTable, meta: AttackMeta): number =>
  FACES.filter((natural) => isHit(table, meta, natural)).length;
