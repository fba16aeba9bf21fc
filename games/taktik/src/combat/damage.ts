import { otherSide } from "../pieces.ts";
import { nameOfCell } from "../sentences.ts";
import { victoryIsJudged } from "../victory/judge.ts";
import { world } from "../world.ts";
import { attackMeta } from "./attacking.ts";
import { damageAverted, unitDamaged, unitDestroyed } from "./events.ts";

const HIT_DAMAGE = 1;
/** [R9.1] A fresh unit takes two, a damaged one takes one more. */
const FRESH_TAKES = 2;
const DAMAGED_TAKES = 1;

export const damageFalls = world.step(
  "DAMAGE_FALLS",
  {},
  {
    becomes(table) {
      const { combat } = table.state;
      const attacker = combat === null ? undefined : table.find("board", combat.attacker);
      const target = combat === null ? undefined : table.find("board", combat.target);
      if (attacker === undefined || target === undefined) return [];
      const damage = table.ask("modifyDamage", attackMeta(table, attacker, target), HIT_DAMAGE);
      const told = { seat: target.owner, unit: target.face, at: nameOfCell(table.state, target.cell) };
      if (damage <= 0) return [damageAverted(told)];
      if (damage < (target.damaged ? DAMAGED_TAKES : FRESH_TAKES)) {
        return [unitDamaged(told), table.mark(target, { damaged: true })];
      }
      return [
        unitDestroyed(told),
        table.move(target, "casualties", target.owner),
        table.add("points", otherSide(target.owner), 1),
        victoryIsJudged({}),
      ];
    },
  },
);
