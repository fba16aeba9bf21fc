import { otherSeat, refuse } from "@cardwright/core";
import { creatureWith } from "../board.ts";
import { inflict, whyNoStatus } from "../effects/inflicting.ts";
import { PARALYZE } from "../rules/triggers.ts";
import { world } from "../world.ts";
import { byItself, failedFor } from "./gates.ts";

/** Keeps one creature of the other bench from being switched in next turn; not the same one twice in a row [R9.7]. */
export const miniParalyze = world.handler({
  effectId: PARALYZE,
  name: "Paralyse a creature on the other bench",
  zones: ["active", "bench"],
  windows: ["TURN.DRAW"],
  gate: byItself,
  begin({ state, table }, { seat }) {
    const choices = state.bench[otherSeat(seat)]
      .filter((creature) => whyNoStatus(table, creature, "PARALYZE", "effect") === undefined)
      .map(({ id }) => id);
    if (choices.length === 0) {
      return failedFor(refuse("PRECONDITION_FAILED.nobodyToParalyze"));
    }
    const from = { zones: ["bench"], filter: "opponents" } as const;
    return { events: [], prompts: [{ type: "SELECT_TARGET_BENCH", seat, choices, count: choices.length, ...from }] };
  },
  continue({ state, tracker, table }, { seat, selections: [chosen] }) {
    const creature = creatureWith(state, String(chosen));
    if (creature === undefined) return failedFor(refuse("PRECONDITION_FAILED.gone"));
    return {
      events: [tracker.count("mini_paralyze_used_this_turn", seat), ...inflict(table, creature, "PARALYZE", seat)],
    };
  },
});
