import { open } from "@cardwright/core";
import * as z from "zod/mini";
import { cardOf } from "../catalogue.ts";
import { clamp, type EffectFlags, effectFlagsSchema, PENALTY_MAX, POOL_MAX } from "../flags.ts";
import type { Pair, Player } from "../player.ts";
import { isActive } from "../read-state.ts";
import { type PoliticsTable, world } from "../world.ts";

/** [R8.3] The flags that lie in cards on the board: worked out anew when the board changes, and at the start of a turn. */

/** Spec section 4: what the active public cards of each player raise. The pools are left as they are, within limits. */
export const recomputeAuraFlags = (table: PoliticsTable): Pair<EffectFlags> => [flagsOf(table, 0), flagsOf(table, 1)];

function flagsOf(table: PoliticsTable, player: Player): EffectFlags {
  const { effectFlags, playedThisTurn, activeSeat } = table.state;
  const raised = table.state.public[player]
    .filter((piece) => isActive(table, piece))
    .map((piece) => cardOf(piece).raises ?? {});
  const flags = effectFlags[player];
  const bonus = raised.reduce((sum, { initiativeInfluenceBonus = 0 }) => sum + initiativeInfluenceBonus, 0);
  const penalty = raised.reduce((sum, raise) => sum + (raise.initiativeInfluencePenaltyForOpponent ?? 0), 0);
  // [R8.5] Only the first government of one's own turn is paid back.
  const mayRefund = activeSeat === player && playedThisTurn[player].government === 0;
  return {
    ...flags,
    initiativeDiscount: clamp(flags.initiativeDiscount, POOL_MAX),
    initiativeRefund: clamp(flags.initiativeRefund, POOL_MAX),
    initiativeInfluenceBonus: clamp(bonus, POOL_MAX),
    initiativeInfluencePenaltyForOpponent: clamp(penalty, PENALTY_MAX),
    initiativeOnPlayDraw1Ap1: raised.some((raise) => raise.initiativeOnPlayDraw1Ap1 === true),
    govRefundAvailable: mayRefund && raised.some((raise) => raise.govRefundAvailable === true),
  };
}

export const AURAS_RECOMPUTED = world.event(
  "AURAS_RECOMPUTED",
  { flags: open(z.tuple([effectFlagsSchema, effectFlagsSchema])) },
  { apply: (_, { flags }) => ({ effectFlags: flags }), say: () => "" },
);
/** Told even when nothing changes where it is a step of a play; otherwise only when something did. */
export const RECOMPUTE_AURAS = world.step("RECOMPUTE_AURAS", { always: z.boolean() }, (table, { always }) => {
  const flags = recomputeAuraFlags(table);
  const before = table.state.effectFlags;
  const isSame = isEqual(flags[0], before[0]) && isEqual(flags[1], before[1]);
  return isSame && !always ? [] : [AURAS_RECOMPUTED({ flags: [...flags] })];
});
const isEqual = (a: EffectFlags, b: EffectFlags): boolean =>
  a.initiativeDiscount === b.initiativeDiscount &&
  a.initiativeRefund === b.initiativeRefund &&
  a.initiativeInfluenceBonus === b.initiativeInfluenceBonus &&
  a.initiativeInfluencePenaltyForOpponent === b.initiativeInfluencePenaltyForOpponent &&
  a.initiativeOnPlayDraw1Ap1 === b.initiativeOnPlayDraw1Ap1 &&
  a.govRefundAvailable === b.govRefundAvailable;

export const auraEvents = [AURAS_RECOMPUTED, RECOMPUTE_AURAS];
