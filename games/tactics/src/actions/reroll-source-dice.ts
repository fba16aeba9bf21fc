import { type Refusal, refuse } from "@cardwright/core";
import { dieLabel } from "../day.ts";
import { REROLL_SOURCE_DICE_ACTION, TACTIC_MANA_SEARCH } from "../protocol.ts";
import { restrictedDice, takesRestrictedFirst } from "../source.ts";
import { rerollDice } from "../steps/reroll-dice.ts";
import { type Die, world } from "../world.ts";

export const REROLLED_MAX = 2;

/** Mana Search, once in each turn, before any mana of the source is used [R8.9]. */
export const rerollSourceDice = world.action(REROLL_SOURCE_DICE_ACTION, {
  takes: { dieIds: "pieces" },
  label: "Reroll dice of the source",
  phase: ["play", "wrap-up"],
  play(turn) {
    const { seat, state } = turn;
    turn.need(state.tactic[seat][0]?.face === TACTIC_MANA_SEARCH, "NOT_YOUR_TACTIC");
    turn.need(!state.manaSearchUsedThisTurn[seat], "ALREADY_USED");
    const untouched = state.sourceDiceUsed[seat] === 0 && state.setDice[seat].length === 0;
    turn.need(untouched, "SOURCE_USED");
    const restricted = restrictedDice(state);
    const outOfTurn = (die: Die): Refusal | undefined =>
      restricted.length >= REROLLED_MAX && !restricted.includes(die) ? refuse("DEPLETED_FIRST") : undefined;
    const dice = turn.someOf(
      "dieIds",
      state.source,
      { min: 1, max: REROLLED_MAX },
      {
        ask: "Which dice do you reroll?",
        label: dieLabel,
        check: outOfTurn,
      },
    );
    turn.need(takesRestrictedFirst(dice, restricted), "DEPLETED_FIRST");
    return [
      turn.set("manaSearchUsedThisTurn", seat, true),
      rerollDice({ playerId: seat, dieIds: dice.map(({ id }) => id) }),
    ];
  },
});
