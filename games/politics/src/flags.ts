import * as z from "zod/mini";

/** [R8] The flags of spec section 5, by their names there. */
export const effectFlagsSchema = z.strictObject({
  initiativeDiscount: z.int(),
  initiativeRefund: z.int(),
  govRefundAvailable: z.boolean(),
  initiativeInfluenceBonus: z.int(),
  initiativeInfluencePenaltyForOpponent: z.int(),
  initiativeOnPlayDraw1Ap1: z.boolean(),
  markZuckerbergUsed: z.boolean(),
});
export type EffectFlags = Readonly<z.infer<typeof effectFlagsSchema>>;

export const NO_FLAGS: EffectFlags = {
  initiativeDiscount: 0,
  initiativeRefund: 0,
  govRefundAvailable: false,
  initiativeInfluenceBonus: 0,
  initiativeInfluencePenaltyForOpponent: 0,
  initiativeOnPlayDraw1Ap1: false,
  markZuckerbergUsed: false,
};

/** [R8.2] Discount, refund and bonus stay between 0 and 2. */
export const POOL_MAX = 2;
export const PENALTY_MAX = 1;
export const clamp = (value: number, most: number): number => Math.max(0, Math.min(most, value));
