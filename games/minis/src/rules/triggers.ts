import { otherSeat } from "@cardwright/core";
import { activeOf, creatureWith, healthLeft, modeOf, sourceOf } from "../board.ts";
import { attackDeclared, damageApplied } from "../events/combat.ts";
import { world } from "../world.ts";

/**
 * The things that set off the triggered effects of SET-001. However many copies lie there, one of them answers; at its
 * cap none does, and nothing is told of it [R9].
 */

export const BURN = "EFF_MINI_BURN_001";
export const FREEZE = "EFF_MINI_FREEZE_001";
export const PARALYZE = "EFF_MINI_PARALYZE_001";
/** Damage that one attack must have dealt to freeze. */
export const FREEZE_FROM = 5;
export const BURN_TRIGGERS_MAX = 6;

export const triggers = world.rule("triggers", {
  react: [
    world.on(attackDeclared, ({ seat }, table) => {
      const { state } = table;
      if (!modeOf(state).full || state.mini_burn_triggers_this_match[seat] >= BURN_TRIGGERS_MAX) return undefined;
      const source = sourceOf(state, seat, BURN);
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
paralyzeTrigger.does((table) => {
  const { state } = table;
  const seat = state.activeSeat;
  if (!modeOf(state).full || state.mini_paralyze_used_this_turn[seat] > 0) return [];
  const source = sourceOf(state, seat, PARALYZE);
  if (source === undefined || activeOf(state, otherSeat(seat)) === undefined) return [];
  return table.activate(PARALYZE, seat, source.id);
});
