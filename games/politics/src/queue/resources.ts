import { open, z } from "@cardwright/core";
import { clamp, POOL_MAX } from "../flags.ts";
import { withPlayer } from "../player.ts";
import { world } from "../world.ts";

/** AP, the pools and the modifiers by tag. */

const amounts = { player: open(world.seat), amount: open(z.int()) };

/** [R7.2] AP has no upper limit and never falls below 0. */
export const ADD_AP = world.event("ADD_AP", amounts, {
  apply: ({ ap }, { player, amount }) => ({ ap: withPlayer(ap, player, Math.max(0, ap[player] + amount)) }),
  say: ({ player, amount = 0 }, names) =>
    `${names.seat(player)} ${amount < 0 ? "loses" : "gains"} ${Math.abs(amount)} AP.`,
});

/** [R7.6] More of the discount pool; the limit holds at once. */
export const SET_DISCOUNT = world.event("SET_DISCOUNT", amounts, {
  apply: ({ effectFlags }, { player, amount }) => {
    const flags = effectFlags[player];
    const initiativeDiscount = clamp(flags.initiativeDiscount + amount, POOL_MAX);
    return { effectFlags: withPlayer(effectFlags, player, { ...flags, initiativeDiscount }) };
  },
  say: ({ player }, names) => `The next initiative of ${names.seat(player)} this turn costs less.`,
});

/** [R7.7] More of the refund pool; the limit holds at once. */
export const REFUND_NEXT_INITIATIVE = world.event("REFUND_NEXT_INITIATIVE", amounts, {
  apply: ({ effectFlags }, { player, amount }) => {
    const flags = effectFlags[player];
    const initiativeRefund = clamp(flags.initiativeRefund + amount, POOL_MAX);
    return { effectFlags: withPlayer(effectFlags, player, { ...flags, initiativeRefund }) };
  },
  say: ({ player }, names) => `The next initiative of ${names.seat(player)} this turn is paid back.`,
});

/** [R7.19] Spec section 12: set by an event, spent where an initiative is activated. */
export const SET_INITIATIVE_MODIFIER = world.event(
  "SET_INITIATIVE_MODIFIER",
  { player: open(world.seat), tag: open(z.string()), amount: open(z.int()) },
  {
    apply: ({ initiativeEffectModifierByTag }, { player, tag, amount }) => {
      const own = initiativeEffectModifierByTag[player];
      const changed = { ...own, [tag]: (own[tag] ?? 0) + amount };
      return { initiativeEffectModifierByTag: withPlayer(initiativeEffectModifierByTag, player, changed) };
    },
    say: ({ player, tag = "", amount = 0 }, names) =>
      `The next ${tag} initiative of ${names.seat(player)} brings ${amount} more influence.`,
  },
);
/** The one point where the modifiers are spent: those of the activated initiative's tags. */
export const INITIATIVE_MODIFIERS_SPENT = world.event(
  "INITIATIVE_MODIFIERS_SPENT",
  { player: open(world.seat), tags: open(z.array(z.string())) },
  {
    apply: ({ initiativeEffectModifierByTag }, { player, tags }) => {
      const left = Object.entries(initiativeEffectModifierByTag[player]).filter(([tag]) => !tags.includes(tag));
      return {
        initiativeEffectModifierByTag: withPlayer(initiativeEffectModifierByTag, player, Object.fromEntries(left)),
      };
    },
    say: () => "",
  },
);

export const resourceEvents = [
  ADD_AP,
  SET_DISCOUNT,
  REFUND_NEXT_INITIATIVE,
  SET_INITIATIVE_MODIFIER,
  INITIATIVE_MODIFIERS_SPENT,
];
