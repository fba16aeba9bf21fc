import { otherSeat, refuse } from "@cardwright/core";
import { activeOf } from "../board.ts";
import { inflict, whyNoStatus } from "../effects/inflicting.ts";
import { BURN } from "../rules/triggers.ts";
import { world } from "../world.ts";
import { byItself, failedFor } from "./gates.ts";

/** Burns whoever is attacked, so many times a match [R9.3]. At its cap the trigger is silent. */
export const miniBurn = world.handler({
  effectId: BURN,
  name: "Burn the defender",
  zones: ["active", "bench"],
  windows: ["TURN.COMBAT.DECLARE", "TURN.COMBAT.RESOLVE"],
  gate: byItself,
  begin({ state, tracker, table }, { seat }) {
    const defender = activeOf(state, otherSeat(seat));
    if (defender === undefined) return failedFor(refuse("PRECONDITION_FAILED.nobodyToBurn"));
    const refused = whyNoStatus(table, defender, "BURN", "effect");
    if (refused !== undefined) return failedFor(refused);
    return {
      events: [tracker.count("mini_burn_triggers_this_match", seat), ...inflict(table, defender, "BURN", seat)],
    };
  },
});
