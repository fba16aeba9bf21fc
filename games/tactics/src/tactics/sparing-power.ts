import { refuse } from "@cardwright/core";
import { TACTIC_SPARING_POWER } from "../protocol.ts";
import { openDecision } from "../steps/tactic-flow.ts";
import type { Tactic } from "../tactic.ts";

export const sparingPower: Tactic = {
  id: TACTIC_SPARING_POWER,
  name: "Sparing Power",
  number: 6,
  time: "night",
  text: "Before each of your turns: put the top card of your deck face down under this card; or take all cards under it into your hand and flip it for good.",
  beforeTurn: (table, seat) => [
    table.set("beforeTurnTacticPending", seat, true),
    ...openDecision(table, seat, sparingPower),
  ],
  decision: {
    pending: { type: "sparing_power_choice" },
    byDefault: ({ deck }, seat) => ({ choice: deck[seat].length > 0 ? "stash" : "take" }),
    answer(turn) {
      const { seat, state } = turn;
      const choice = turn.oneOf("choice", ["stash", "take"] as const, {
        ask: "What do you do with Sparing Power?",
        check: (option) =>
          option === "stash" && state.deck[seat].length === 0 ? refuse("DECK_EMPTY.stash") : undefined,
      });
      if (choice === "stash") return [turn.draw(1, ["deck", seat], ["sparingPowerStored", seat])];
      return [turn.gather(["sparingPowerStored", seat], ["hand", seat]), turn.set("tacticFlipped", seat, true)];
    },
  },
};
