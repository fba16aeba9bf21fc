import { type Events, open, replaceAt } from "@cardwright/core";
import { AP_PER_TURN } from "../numbers.ts";
import { RECOMPUTE_AURAS } from "../queue/auras.ts";
import { type PoliticsTable, world } from "../world.ts";
import { PASSED } from "./announcements.ts";

/** [R4.1] Spec section 4: AP, flags and pools of the player whose turn begins; then the auras, then the limits. */

const TURN_FLAGS_RESET = world.event(
  "TURN_FLAGS_RESET",
  { player: open(world.seat) },
  {
    apply({ ap, effectFlags, options, turnsThisRound }, { player }) {
      const flags = effectFlags[player];
      const reset = {
        ...flags,
        // [R8.4] With the window "round" the platform bonus comes back with the round, not with the turn.
        markZuckerbergUsed: options.zuckerbergWindow === "round" && flags.markZuckerbergUsed,
        initiativeDiscount: 0,
        initiativeRefund: 0,
        govRefundAvailable: false,
      };
      return {
        ap: replaceAt(ap, player, AP_PER_TURN),
        effectFlags: replaceAt(effectFlags, player, reset),
        turnsThisRound: replaceAt(turnsThisRound, player, turnsThisRound[player] + 1),
      };
    },
    say: () => "",
  },
);
const ROUND_FLAGS_RESET = world.event(
  "ROUND_FLAGS_RESET",
  {},
  {
    apply: ({ effectFlags: [first, second] }) => ({
      effectFlags: [
        { ...first, markZuckerbergUsed: false },
        { ...second, markZuckerbergUsed: false },
      ],
    }),
    say: () => "",
  },
);
/** [R5.2] No hand card that can be used and no initiative waiting: the turn passes by itself. */
const PASS_WITH_NOTHING = world.step("PASS_WITH_NOTHING", { player: world.seat }, (table, { player }) =>
  table.state.hand[player].length > 0 || table.state.instant[player].length > 0
    ? []
    : [PASSED({ player, why: "nothing" }), table.endTurn()],
);

export const startOfTurnHooks = (table: PoliticsTable): Events => {
  const player = table.state.activeSeat;
  return [TURN_FLAGS_RESET({ player }), RECOMPUTE_AURAS({ always: true }), PASS_WITH_NOTHING({ player })];
};
export const startOfRoundHooks = (): Events => [ROUND_FLAGS_RESET({})];
