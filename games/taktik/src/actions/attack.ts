import { refuse } from "@cardwright/core";
import {
  attackMeta,
  attacksLeft,
  hasAttacked,
  hitChance,
  isInRange,
  whyNoAttack,
  whyNotTarget,
} from "../combat/attacking.ts";
import { attackDeclared } from "../combat/events.ts";
import { unitsOf } from "../movement/moving.ts";
import { otherSide } from "../pieces.ts";
import { nameOfCell, unitLabel } from "../sentences.ts";
import { world } from "../world.ts";

/** [R5.2] Attacks are declared one by one and rolled together afterwards. */
export const attack = world.action("attack", {
  takes: { unit: "piece", target: "piece" },
  label: "Declare an attack",
  phase: "ATTACK",
  play(turn) {
    const { state, seat } = turn;
    turn.need(attacksLeft(turn, seat) > 0, "NO_ATTACKS_LEFT");
    const enemies = unitsOf(state, otherSide(seat));
    const unit = turn.oneOf("unit", unitsOf(state, seat), {
      ask: "Which unit attacks?",
      label: (option) => unitLabel(state, option),
      check(option) {
        if (hasAttacked(turn, option)) return refuse("ALREADY_ATTACKED");
        const reached = enemies.filter((enemy) => isInRange(turn, option, enemy));
        const [first] = reached;
        if (first === undefined) return refuse("OUT_OF_RANGE.none");
        return reached.some((enemy) => whyNoAttack(turn, option, enemy) === undefined)
          ? undefined
          : whyNoAttack(turn, option, first);
      },
    });
    const chance = (target: (typeof enemies)[number]): number => hitChance(turn, attackMeta(turn, unit, target));
    const target = turn.oneOf("target", enemies, {
      ask: "Whom does it attack?",
      label: (option) => [
        "action.attack.target.label",
        { unit: option.face, at: nameOfCell(state, option.cell), chance: chance(option) },
      ],
      check: (option) => whyNotTarget(turn, unit, option),
    });
    const declared = { attacker: unit.id, target: target.id, chance: chance(target) };
    return [
      attackDeclared({
        seat,
        unit: unit.face,
        from: nameOfCell(state, unit.cell),
        target: target.face,
        at: nameOfCell(state, target.cell),
        chance: declared.chance,
      }),
      turn.set("attacks", [...state.attacks, declared]),
    ];
  },
});
