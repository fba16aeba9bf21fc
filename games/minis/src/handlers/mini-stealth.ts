import { refuse } from "@cardwright/core";
import { activeOf, effectOn, type MinisTurn } from "../board.ts";
import { inflict } from "../effects/inflicting.ts";
import { stealthed } from "../effects/statuses.ts";
import { world } from "../world.ts";
import { failedFor, noStatuses, overCap, unless } from "./gates.ts";

/** Hides the active creature from everything but attacks, until it attacks itself [R9.8]. */
export const miniStealth = world.handler({
  effectId: "EFF_MINI_STEALTH_001",
  name: "Hide your active creature",
  zones: ["active", "bench"],
  windows: ["TURN.MAIN"],
  gate: (turn) => noStatuses(turn.state) ?? overCap(turn, "mini_stealth_used_this_turn") ?? alreadyHidden(turn),
  begin({ state, tracker, table }, { seat }) {
    const active = activeOf(state, seat);
    if (active === undefined) return failedFor(refuse("PRECONDITION_FAILED.nobodyToHide"));
    return {
      events: [
        tracker.count("activations", seat),
        tracker.count("mini_stealth_used_this_turn", seat),
        ...inflict(table, active, "STEALTH", seat),
      ],
    };
  },
});
function alreadyHidden({ state, seat }: MinisTurn) {
  const active = activeOf(state, seat);
  return unless(active !== undefined && effectOn(state, active, stealthed) === undefined, "hidden");
}
