import { attackOf, defenceOf, effectOn, healthLeft, type MinisState, type MinisTable, modeOf } from "../board.ts";
import { creatureOf } from "../cardset.ts";
import { tempered } from "../effects/for-the-turn.ts";
import { type Effectiveness, effectivenessOf } from "../elements.ts";
import { type AttackKind, damageOf } from "../modes.ts";
import type { Card, Seat } from "../piece.ts";
import { heatOf } from "../shown-creature.ts";
import { comboBonus } from "./combos.ts";

/** What a burst adds to an attack, once a match [R8.1]. */
export const BURST_POWER = 6;

export interface Strike {
  readonly seat: Seat;
  readonly attacker: Card;
  readonly defender: Card;
  readonly attack: AttackKind;
  readonly burst: boolean;
  readonly stealthed: boolean;
}
/** The parts of an attack's damage, and what they come to before any shield. */
export interface AttackSum {
  readonly power: number;
  readonly attack: number;
  readonly heat: number;
  readonly combo: number;
  readonly defence: number;
  readonly effectiveness: Effectiveness;
  readonly amount: number;
  /** Health that the defender keeps. */
  readonly left: number;
}
/** An attack in numbers [R5]: dealt and foretold by the same sum, so that a player is never told another than happens. */
export function attackSum(table: MinisTable, strike: Strike): AttackSum {
  const { seat, attacker, defender, attack: kind, burst } = strike;
  const { damage } = modeOf(table.state);
  const attack = attackOf(table, attacker);
  const heat = heatOf(table.state, seat);
  const combo = comboBonus(table.state, seat);
  const defence = damage.countsDefence && !isUnseen(strike) ? defenceOf(table, defender) : 0;
  const effectiveness = effectivenessOf(creatureOf(attacker).element, creatureOf(defender).element);
  const bonus = (burst ? BURST_POWER : 0) + combo + temperOf(table.state, attacker, defender);
  const amount = damageOf(damage, { kind, attack, defence, bonus, heat }, effectiveness);
  const left = Math.max(0, healthLeft(table, defender) - amount);
  return { power: damage.power[kind], attack, heat, combo, defence, effectiveness, amount, left };
}
/** An ambush by a creature in stealth meets no defence. */
function isUnseen({ attacker, attack, stealthed }: Strike): boolean {
  const { signature, ultimate } = creatureOf(attacker);
  const effect = attack === "SIGNATURE" ? signature?.effect : attack === "ULTIMATE" ? ultimate?.effect : undefined;
  return effect?.kind === "ambush" && stealthed;
}
/** Attack that a creature which was tempered for the turn has against one kind. */
function temperOf(state: MinisState, attacker: Card, defender: Card): number {
  const { against, attack } = effectOn(state, attacker, tempered)?.params ?? {};
  return against === creatureOf(defender).element && typeof attack === "number" ? attack : 0;
}
