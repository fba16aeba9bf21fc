import { open, replaceAt } from "@cardwright/core";
import * as z from "zod/mini";
import { clamp, POOL_MAX } from "../flags.ts";
import { world } from "../world.ts";
import { lineOwner, logged } from "./log.ts";

/** AP, the pools and the modifiers by tag. */

const amounts = { player: open(world.seat), amount: open(z.int()) };

/** [R7.2] AP has no upper limit and never falls below 0. */
export const ADD_AP = world.event(
  "ADD_AP",
  { ...amounts, source: open(z.string()) },
  {
    cannot: ({ state }, { player, amount }) => amount === 0 || (amount < 0 && state.ap[player] === 0),
    apply: ({ ap }, { player, amount }) => ({ ap: replaceAt(ap, player, Math.max(0, ap[player] + amount)) }),
    say: ({ player, amount = 0 }, names) =>
      `${names.seat(player)} ${amount < 0 ? "lost" : "gained"} ${Math.abs(amount)} AP.`,
  },
);
/** What is told of AP is what really came or went: nobody loses more than there is. */
export const resourceRule = world.rule("resources", {
  replace: [
    world.on(ADD_AP, (event, { state }) =>
      event.amount < -state.ap[event.player] ? [ADD_AP({ ...event, amount: -state.ap[event.player] })] : undefined,
    ),
  ],
  react: [
    world.on(ADD_AP, ({ amount, source }) => [
      logged({ card: lineOwner(source), text: amount < 0 ? "AP lost" : "AP gained", ap: amount }),
    ]),
  ],
});

/** Whether the limits leave a pool as it is. */
const isAtLimit = (pool: number, amount: number): boolean => clamp(pool + amount, POOL_MAX) === pool;

/** [R7.6] More of the discount pool; the limit holds at once. */
export const SET_DISCOUNT = world.event("SET_DISCOUNT", amounts, {
  cannot: ({ state }, { player, amount }) => isAtLimit(state.effectFlags[player].initiativeDiscount, amount),
  apply: ({ effectFlags }, { player, amount }) => {
    const flags = effectFlags[player];
    const initiativeDiscount = clamp(flags.initiativeDiscount + amount, POOL_MAX);
    return { effectFlags: replaceAt(effectFlags, player, { ...flags, initiativeDiscount }) };
  },
  say: ({ player }, names) => `${names.seat(player)} will pay less for the next initiative this turn.`,
});

/** [R7.7] More of the refund pool; the limit holds at once. */
export const REFUND_NEXT_INITIATIVE = world.event("REFUND_NEXT_INITIATIVE", amounts, {
  cannot: ({ state }, { player, amount }) => isAtLimit(state.effectFlags[player].initiativeRefund, amount),
  apply: ({ effectFlags }, { player, amount }) => {
    const flags = effectFlags[player];
    const initiativeRefund = clamp(flags.initiativeRefund + amount, POOL_MAX);
    return { effectFlags: replaceAt(effectFlags, player, { ...flags, initiativeRefund }) };
  },
  say: ({ player }, names) => `${names.seat(player)} will get the AP of the next initiative this turn back.`,
});

/** [R7.19] Spec section 12: set by an event, spent where an initiative is activated. */
export const SET_INITIATIVE_MODIFIER = world.event(
  "SET_INITIATIVE_MODIFIER",
  { player: open(world.seat), tag: open(z.string()), amount: open(z.int()) },
  {
    apply: ({ initiativeEffectModifierByTag }, { player, tag, amount }) => {
      const own = initiativeEffectModifierByTag[player];
      const changed = { ...own, [tag]: (own[tag] ?? 0) + amount };
      return { initiativeEffectModifierByTag: replaceAt(initiativeEffectModifierByTag, player, changed) };
    },
    say: ({ player, tag = "", amount = 0 }, names) =>
      `${names.seat(player)} will gain ${amount} more influence with the next ${tag} initiative.`,
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
        initiativeEffectModifierByTag: replaceAt(initiativeEffectModifierByTag, player, Object.fromEntries(left)),
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
