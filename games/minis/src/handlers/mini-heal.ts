import { activeOf } from "../board.ts";
import { heal } from "../steps/damage.ts";
import { world } from "../world.ts";
import { overCap, unless } from "./gates.ts";

/** Heals the active creature a little before the turn ends [R9.2]. */
export const MINI_HEALS = 2;
export const miniHeal = world.handler({
  effectId: "EFF_MINI_HEAL_001",
  name: "Heal your active creature",
  zones: ["active", "bench"],
  windows: ["TURN.END"],
  gate: (turn) =>
    overCap(turn, "mini_heal_used_this_turn") ??
    unless((activeOf(turn.state, turn.seat)?.damage ?? 0) > 0, "your active creature is not hurt"),
  begin({ state, tracker }, { seat, sourceInstanceId }) {
    const creature = activeOf(state, seat)?.id ?? "";
    return {
      events: [
        tracker.count("activations", seat),
        tracker.count("mini_heal_used_this_turn", seat),
        heal({ creature, amount: MINI_HEALS, by: sourceInstanceId }),
      ],
    };
  },
});
