import { activeOf, creatureWith, healthLeft, modeOf, sourceOf } from "../board.ts";
import { attackDeclared, damageApplied } from "../events/combat.ts";
import { otherSeat, world } from "../world.ts";

/** What sets off the triggered effects of SET-001. However many copies lie there, one of them answers [R9]. */

export const BURN = "EFF_MINI_BURN_001";
export const FREEZE = "EFF_MINI_FREEZE_001";
export const PARALYZE = "EFF_MINI_PARALYZE_001";
/** Damage that one attack must have dealt to freeze. */
export const FREEZE_FROM = 5;

export const triggers = world.rule("triggers", {
  react: [
    world.on(attackDeclared, ({ seat }, table) => {
      const source = modeOf(table.state).full ? sourceOf(table.state, seat, BURN) : undefined;
      return source === undefined ? undefined : table.activate(BURN, seat, source.id);
    }),
    world.on(damageApplied, ({ creature, seat, amount, cause }, table) => {
      if (cause !== "ATTACK" || amount < FREEZE_FROM || !modeOf(table.state).full) return undefined;
      const hurt = creatureWith(table.state, creature);
      // Who is already down has no next attack to miss.
      if (hurt === undefined || healthLeft(table, hurt) <= 0) return undefined;
      const attacker = otherSeat(seat);
      const source = sourceOf(table.state, attacker, FREEZE);
      return source === undefined ? undefined : table.activate(FREEZE, attacker, source.id);
    }),
  ],
});
/** When a turn begins, after its draw. */
export const paralyzeTrigger = world.step("paralyzeTrigger", {});
paralyzeTrigger.does({
  becomes(table) {
    const { state } = table;
    const seat = state.activeSeat;
    const source = modeOf(state).full ? sourceOf(state, seat, PARALYZE) : undefined;
    if (source === undefined || activeOf(state, otherSeat(seat)) === undefined) return [];
    return table.activate(PARALYZE, seat, source.id);
  },
});
