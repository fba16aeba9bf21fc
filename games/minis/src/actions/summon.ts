import { refuse } from "@cardwright/core";
import { activeOf, inPlay, modeOf } from "../board.ts";
import { creatureOf, isCreature, isMini, isStageOne } from "../cardset.ts";
import { cardSummoned, switched } from "../events/cards.ts";
import { leavePlay } from "../steps/knockouts.ts";
import { world } from "../world.ts";
import { canPay, choosePayment, pay, tooDear } from "./paying.ts";

/** Creatures enter play: one stage 1 creature a turn for free, or by a ritual [R4.1, R4.5]. */

export const BENCH_PLACES = 2;
export const summonStage1 = world.action("SUMMON_STAGE1", {
  takes: { card: "piece" },
  label: "Summon a creature",
  phase: "TURN.MAIN",
  play(turn) {
    const { seat, state } = turn;
    turn.need(state.summons[seat] < 1, "CAP_EXCEEDED.summon");
    turn.need(state.bench[seat].length < BENCH_PLACES, "PRECONDITION_FAILED.benchFull");
    const front = activeOf(state, seat);
    const relieved = front !== undefined && isMini(front) ? front : undefined;
    const card = turn.oneOf("card", state.hand[seat].filter(isStageOne), {
      ask: relieved === undefined ? "Who joins the bench?" : "Who takes over in front?",
      check: (held) => (relieved !== undefined && isMini(held) ? refuse("PRECONDITION_FAILED.miniWaits") : undefined),
    });
    const { id, face } = card;
    return [
      turn.move(card, ["bench", seat]),
      turn.add("summons", seat, 1),
      cardSummoned({ seat, card: id, face, cause: "SUMMON" }),
      ...(relieved === undefined
        ? []
        : [switched({ seat, incoming: id, face, outgoing: relieved.id, cause: "RELIEF" })]),
    ];
  },
});

const RITUAL_COST = 8;
const RITUAL_SACRIFICES = 3;
export const ritualSummon = world.action("RITUAL_SUMMON", {
  takes: { card: "piece" },
  label: "Perform a ritual",
  phase: "TURN.MAIN",
  play(turn) {
    const { seat, state } = turn;
    turn.need(modeOf(state).full, "PRECONDITION_FAILED.simpleRituals");
    const sacrifices = inPlay(state, seat);
    const card = turn.oneOf(
      "card",
      state.hand[seat].filter((held) => isCreature(held) && creatureOf(held).rank === "legend"),
      {
        ask: "Whom does the ritual call?",
        check: (held) =>
          (sacrifices.filter((one) => creatureOf(one).element === creatureOf(held).element).length >= RITUAL_SACRIFICES
            ? undefined
            : refuse("PRECONDITION_FAILED.sacrifices", { needed: RITUAL_SACRIFICES })) ??
          (canPay(state, seat, "any", RITUAL_COST) ? undefined : tooDear("any", RITUAL_COST)),
      },
    );
    const paid = choosePayment(turn, "any", RITUAL_COST);
    const { id, face } = card;
    return [
      ...pay(turn, paid),
      ...sacrifices.flatMap((creature) => leavePlay(turn, creature)),
      turn.move(card, ["active", seat]),
      cardSummoned({ seat, card: id, face, cause: "RITUAL" }),
    ];
  },
});
