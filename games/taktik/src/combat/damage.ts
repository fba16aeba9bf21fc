import type { Events } from "@cardwright/core";
import { otherSide, type Unit } from "../pieces.ts";
import type { AttackMeta } from "../questions.ts";
import { nameOfCell } from "../sentences.ts";
import { victoryIsJudged } from "../victory/judge.ts";
import { type TaktikTable, world } from "../world.ts";
import { attackMeta } from "./attacking.ts";
import { damageAverted, unitDamaged, unitDestroyed } from "./events.ts";

const HIT_DAMAGE = 1;
/** [R9.1] A fresh unit takes two, a damaged one takes one more. */
const FRESH_TAKES = 2;
const DAMAGED_TAKES = 1;

function falling(table: TaktikTable, target: Unit, damage: number): Events {
  const told = { seat: target.owner, unit: target.face, at: nameOfCell(table.state, target.cell) };
  if (damage <= 0) return [damageAverted(told)];
  if (damage < (target.damaged ? DAMAGED_TAKES : FRESH_TAKES)) {
    return [unitDamaged(told), table.mark(target, { damaged: true })];
  }
  return [
    unitDestroyed(told),
    table.move(target, ["casualties", target.owner]),
    table.add("points", otherSide(target.owner), 1),
    victoryIsJudged({}),
  ];
}
/** [R9.4] Effects that took damage off this hit end with it; the rules, which may do so too, stay. */
function usedUp(table: TaktikTable, meta: AttackMeta): Events {
  const { steps } = table.explain("modifyDamage", meta, HIT_DAMAGE);
  const lessened = steps.filter(({ value }, i) => Number(value) < Number(steps[i - 1]?.value ?? HIT_DAMAGE));
  return table.state.effects
    .filter(({ id }) => lessened.some(({ effect }) => effect === id))
    .map((effect) => table.end(effect));
}

export const damageFalls = world.step("DAMAGE_FALLS", {}, (table) => {
  const { combat } = table.state;
  const attacker = combat === null ? undefined : table.find("board", combat.attacker);
  const target = combat === null ? undefined : table.find("board", combat.target);
  if (attacker === undefined || target === undefined) return [];
  const meta = attackMeta(table, attacker, target);
  const damage = table.ask("modifyDamage", meta, HIT_DAMAGE);
  return [...falling(table, target, damage), ...usedUp(table, meta)];
});
