import { presetOf } from "../presets.ts";
import type { AttackMeta } from "../questions.ts";
import { type Ground, groundAt } from "../terrain/ground.ts";
import { type TaktikTable, world } from "../world.ts";

const OPEN_GROUND: Pick<Ground, "attackRoll" | "defence"> = { attackRoll: 0, defence: 0 };
/** The ground that counts in an attack is what the target stands on. */
const groundOf = (table: TaktikTable, meta: AttackMeta): Pick<Ground, "attackRoll" | "defence"> =>
  table.may("terrainCounts", meta)
    ? groundAt(table.state, presetOf(table.state.options), meta.target.cell)
    : OPEN_GROUND;

/** [R2.2] Cover makes a target harder to hit, height and walls easier to hold. */
export const terrainRule = world.rule("the ground", {
  hooks: {
    modifyAttackRoll: (table, roll, meta) => roll + groundOf(table, meta).attackRoll,
    modifyDefence: (table, defence, meta) => defence + groundOf(table, meta).defence,
  },
});
