import { otherSeat, refuse } from "@cardwright/core";
import { activeOf } from "../board.ts";
import { inflict, whyNoStatus } from "../effects/inflicting.ts";
import { FREEZE } from "../rules/triggers.ts";
import { world } from "../world.ts";
import { byItself, failedFor } from "./gates.ts";

/** Makes a creature that was hit hard miss its next attack; never twice in a row [R9.6]. */
export const miniFreeze = world.handler({
  effectId: FREEZE,
  name: "Freeze the defender",
  zones: ["active", "bench"],
  windows: ["TURN.COMBAT.RESOLVE"],
  gate: byItself,
  begin({ state, table }, { seat }) {
    const defender = activeOf(state, otherSeat(seat));
    if (defender === undefined) return failedFor(refuse("PRECONDITION_FAILED.nobodyToFreeze"));
    const refused = whyNoStatus(table, defender, "FREEZE", "effect");
    return refused === undefined ? { events: inflict(table, defender, "FREEZE", seat) } : failedFor(refused);
  },
});
