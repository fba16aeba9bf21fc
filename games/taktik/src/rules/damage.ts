import { world } from "../world.ts";

/** [R9.2] A damaged unit is slower and shoots worse. */
export const damageRule = world.rule("damage taken", {
  hooks: {
    modifyMovement: (_, movement, { unit }) => (unit.damaged ? movement - 1 : movement),
    modifyAttackRoll: (_, roll, { attacker }) => (attacker.damaged ? roll - 1 : roll),
  },
});
/** [R9.3] With this option one hit does as much as two. */
export const oneHitKillsRule = world.rule("one hit kills", {
  hooks: { modifyDamage: ({ state }, damage) => (state.options.oneHitKills ? damage * 2 : damage) },
});
