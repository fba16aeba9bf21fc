import { type Refusal, refuse } from "@cardwright/core";
import { BARE, inPlay, type MinisTurn, modeOf } from "../board.ts";
import { cardOf } from "../cardset.ts";
import { whyNoRelic } from "../effects/relics.ts";
import { cardPlayedRelic, terrainChanged } from "../events/cards.ts";
import { unless } from "../handlers/gates.ts";
import type { Card } from "../piece.ts";
import { notePlayed } from "../rules/combos.ts";
import { world } from "../world.ts";
import { canPay, choosePayment, pay, tooDear } from "./paying.ts";

/** Relics and terrains [R4.9, R4.10]. */

export const RELICS_MAX = 3;
export const playRelic = world.action("PLAY_RELIC", {
  takes: { card: "piece", creature: "piece", energy: "pieces" },
  label: "Play a relic",
  phase: "TURN.MAIN",
  play(turn) {
    const { seat, state } = turn;
    turn.need(modeOf(state).full, "PRECONDITION_FAILED.simpleRelics");
    turn.need(state.relic[seat].length < RELICS_MAX, "CAP_EXCEEDED.relics", { most: RELICS_MAX });
    const card = turn.oneOf(
      "card",
      state.hand[seat].filter((held) => cardOf(held).kind === "relic"),
      { check: (held) => whyNotPlayed(turn, held) },
    );
    const relic = cardOf(card);
    if (relic.kind !== "relic") return [];
    const bearer =
      relic.bearer === undefined
        ? undefined
        : turn.oneOf("creature", inPlay(state, seat), {
            ask: "Who bears it?",
            check: (creature) => whyNoRelic(state, creature),
          });
    const cost = turn.ask("relicCost", { seat }, relic.cost);
    const paid = choosePayment(turn, relic.paidWith, cost);
    const { id, face } = card;
    return [
      ...pay(turn, paid),
      ...(cost < relic.cost ? [turn.add("mini_relic_discount_used_this_turn", seat, 1)] : []),
      turn.move(card, ["relic", seat], { marks: { damage: 0, on: bearer?.id ?? "" } }),
      cardPlayedRelic({ seat, card: id, face, cost, bearer: bearer?.id ?? "", bearerFace: bearer?.face ?? "" }),
      ...notePlayed(turn, seat, "RELIC"),
    ];
  },
});
function whyNotPlayed(turn: MinisTurn, held: Card): Refusal | undefined {
  const { seat, state } = turn;
  const relic = cardOf(held);
  if (relic.kind !== "relic") return refuse("SOURCE_INVALID.relic");
  const cost = turn.ask("relicCost", { seat }, relic.cost);
  const twin = relic.unique === true && state.relic[seat].some(({ face }) => face === held.face);
  const hasPlace =
    relic.bearer === undefined || inPlay(state, seat).some((creature) => whyNoRelic(state, creature) === undefined);
  return (
    unless(!twin, "inPlay") ??
    unless(hasPlace, "allBear") ??
    (canPay(state, seat, relic.paidWith, cost) ? undefined : tooDear(relic.paidWith, cost))
  );
}

export const playTerrain = world.action("PLAY_TERRAIN", {
  takes: { card: "piece" },
  label: "Play a terrain",
  phase: "TURN.MAIN",
  play(turn) {
    const { seat, state } = turn;
    turn.need(modeOf(state).full, "PRECONDITION_FAILED.simpleTerrains");
    turn.need(state.terrainsPlayed[seat] < 1, "CAP_EXCEEDED.terrain");
    const card = turn.oneOf(
      "card",
      state.hand[seat].filter((held) => cardOf(held).kind === "terrain"),
      {
        check: ({ face }) => unless(state.terrain[0]?.face !== face, "sameTerrain"),
      },
    );
    const { id, face } = card;
    return [
      ...state.terrain.map((old) => turn.move(old, ["discard", old.owner], { marks: BARE })),
      turn.move(card, "terrain"),
      turn.add("terrainsPlayed", seat, 1),
      terrainChanged({ seat, card: id, face }),
      ...notePlayed(turn, seat, "TERRAIN"),
    ];
  },
});
