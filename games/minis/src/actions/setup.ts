import { refuse } from "@cardwright/core";
import { isMini, isStageOne } from "../cardset.ts";
import { mulliganTaken } from "../events/setup.ts";
import { beginSetup, drawOpening, MULLIGANS_MAX, revealBoards } from "../steps/setup.ts";
import { world } from "../world.ts";

/** Setting up: an active creature, a bench, or a new hand where there is nobody to fight with [R3.1]. */

export const setupSelectActive = world.action("SETUP_SELECT_ACTIVE", {
  takes: { card: "piece" },
  label: "Choose your active creature",
  phase: ["SETUP.SELECT_ACTIVE", "SETUP.MULLIGAN"],
  play(turn) {
    const { seat, state } = turn;
    const creatures = state.hand[seat].filter(isStageOne);
    const onlyMinis = creatures.every(isMini);
    const card = turn.oneOf("card", creatures, {
      ask: "Who starts in front?",
      check: (creature) => (isMini(creature) && !onlyMinis ? refuse("PRECONDITION_FAILED.miniFront") : undefined),
    });
    return [turn.move(card, ["stagedActive", seat]), turn.phase("SETUP.SELECT_BENCH")];
  },
});
export const setupAddBench = world.action("SETUP_ADD_BENCH", {
  takes: { card: "piece" },
  label: "Add to your bench",
  phase: "SETUP.SELECT_BENCH",
  play(turn) {
    const { seat, state } = turn;
    turn.need(!state.stagedActive[seat].some(isMini), "PRECONDITION_FAILED.miniAlone");
    const card = turn.oneOf("card", state.hand[seat].filter(isStageOne), { ask: "Who waits on the bench?" });
    const full = state.stagedBench[seat].length === 1;
    return [turn.move(card, ["stagedBench", seat]), ...(full ? [turn.phase("SETUP.READY")] : [])];
  },
});
export const setupMulligan = world.action("SETUP_MULLIGAN", {
  label: "Take a new opening hand",
  phase: "SETUP.MULLIGAN",
  play(turn) {
    const { seat, state } = turn;
    const canFight = state.hand[seat].some((card) => isStageOne(card) && !isMini(card));
    turn.need(!canFight, "PRECONDITION_FAILED.canFight");
    const taken = state.mulligans[seat] + 1;
    const stuck = !state.hand[seat].some(isStageOne);
    turn.need(taken <= MULLIGANS_MAX || stuck, "CAP_EXCEEDED.mulligans", { most: MULLIGANS_MAX });
    return [
      turn.add("mulligans", seat, 1),
      mulliganTaken({ seat, count: taken }),
      turn.gather(["hand", seat], ["deck", seat]),
      turn.shuffle(["deck", seat]),
      drawOpening({ seat, sure: taken >= MULLIGANS_MAX }),
      beginSetup({ seat }),
    ];
  },
});
export const setupReady = world.action("SETUP_READY", {
  label: "Ready",
  phase: ["SETUP.SELECT_BENCH", "SETUP.READY"],
  play(turn) {
    const { seat, state } = turn;
    const bothReady = state.ready[turn.next(seat)];
    return [turn.set("ready", seat, true), bothReady ? revealBoards({}) : turn.endTurn()];
  },
});
export const setupActions = [setupSelectActive, setupAddBench, setupReady, setupMulligan];
