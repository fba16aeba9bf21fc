import { refuse } from "@cardwright/core";
import { isBasic } from "../colours.ts";
import { dieLabel } from "../day.ts";
import { TACTIC_MANA_STEAL } from "../protocol.ts";
import { openDecision } from "../steps/tactic-flow.ts";
import type { Tactic } from "../tactic.ts";

export const manaSteal: Tactic = {
  id: TACTIC_MANA_STEAL,
  name: "Mana Steal",
  number: 3,
  time: "day",
  text: "When you choose it: put a die of a basic colour from the source on this card. Use it in one of your turns today; it goes back, rerolled, at the end of that turn.",
  onPick: (table, seat) =>
    table.state.source.some(({ color }) => isBasic(color)) ? openDecision(table, seat, manaSteal) : [],
  decision: {
    pending: { type: "mana_steal_pick_die" },
    byDefault: ({ source }) => ({ dieId: source.find(({ color }) => isBasic(color))?.id ?? "" }),
    answer(turn) {
      const die = turn.oneOf("dieId", turn.state.source, {
        ask: "Which die do you take?",
        label: dieLabel,
        check: ({ color }) => (isBasic(color) ? undefined : refuse("NOT_BASIC")),
      });
      return [turn.move(die, ["storedManaDie", turn.seat])];
    },
  },
};
