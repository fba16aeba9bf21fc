import { type Refusal, refuse } from "@cardwright/core";
import { cannotPay, PAYING, pay } from "../cost/pay.ts";
import type { Price } from "../cost/ways.ts";
import { actionEnds, influenceFormalized } from "../events/turn.ts";
import { controller } from "../influence.ts";
import { isKind, placeLabel, spotOf } from "../tiles.ts";
import { type Decision, type Tile, world } from "../world.ts";

/** Formalising influence in a committee: resources become one more marker [R5.4]. */

/** In the full game everyone would reach all seven markers at the lower price. */
export const COMMITTEE_PRICES = { short: { different: 2 }, full: { different: 3 } } as const;
export const START_COMMITTEE_PRICE: Price = { different: 3, items: ["any"] };
const act = "formalizeInfluence";
const priceIn = ({ state }: Decision, tile: Tile): Price =>
  isKind(tile, "start") ? START_COMMITTEE_PRICE : COMMITTEE_PRICES[state.options.preset];

function cannotUse(turn: Decision, tile: Tile): Refusal | undefined {
  const { state, seat } = turn;
  if (isKind(tile, "start")) {
    if (state.startCommitteeUsed[seat]) return refuse("START_COMMITTEE_USED");
  } else {
    if (controller(turn, tile) !== seat) return refuse("NOT_IN_CONTROL.committee");
    const blocked = turn.check("tileWorks", { tile, use: "formalize" });
    if (blocked !== undefined) return blocked;
  }
  return cannotPay(turn, { seat, act, tile, price: priceIn(turn, tile) });
}

export const formalizeInfluence = world.action("core.formalizeInfluence", {
  takes: { tile: "piece", ...PAYING },
  label: "Formalise influence",
  phase: "awaitingAction",
  play(turn) {
    const { state, seat } = turn;
    const all = turn.seats.every((one) => state.established[one]);
    turn.need(all, "STARTING_INFLUENCE_LEFT");
    const marker = state.reserve[seat].at(-1);
    if (marker === undefined) {
      turn.stop(refuse("MARKERS_EXHAUSTED"));
      return [];
    }
    const committees = state.map.filter((tile) => isKind(tile, "start") || isKind(tile, "committee"));
    const tile = turn.oneOf("tile", committees, {
      ask: "In which committee do you formalise?",
      label: placeLabel,
      check: (committee) => cannotUse(turn, committee),
    });
    return [
      ...pay(turn, { seat, act, tile, price: priceIn(turn, tile) }),
      ...(isKind(tile, "start") ? [turn.set("startCommitteeUsed", seat, true)] : []),
      turn.move(marker, ["supply", seat]),
      influenceFormalized({ seat, tile: tile.id, ...spotOf(tile) }),
      actionEnds({ seat, act }),
    ];
  },
});
