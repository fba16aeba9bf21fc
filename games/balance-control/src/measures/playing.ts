import { type Events, type Refusal, refuse, type Table } from "@cardwright/core";
import { cannotPay, pay } from "../cost/pay.ts";
import type { Price } from "../cost/ways.ts";
import { mandateGrows } from "../events/mandate.ts";
import { turnEnds } from "../events/turn.ts";
import type { BalanceControl, Decision, Seat } from "../world.ts";

/** What taking and playing a measure means in the core game's words, the same for every expansion [R10]. */

interface Priced {
  readonly id: string;
  readonly name: string;
  readonly cost: readonly string[];
  readonly timing: string;
}
/** A resort that is not in this match may be paid with any other [R10.6]. */
const priceOf = ({ state }: Table<BalanceControl>, { cost }: Priced): Price => ({
  items: cost.map((resort) => (state.resorts.includes(resort) ? resort : "any")),
  exchange: true,
});
export const PLAY_ACT = "playMeasure";

/** Why the seat may not play it, as far as the core game knows; the lifecycle is the scaffold's. */
export function cannotPlay(table: Table<BalanceControl>, seat: Seat, measure: Priced): Refusal | undefined {
  const forbidden = table.check("mayPlayMeasure", { seat, measure: measure.id });
  return forbidden ?? cannotPay(table, { seat, act: PLAY_ACT, tile: null, price: priceOf(table, measure) });
}
export const payFor = (turn: Decision, measure: Priced): Events => [
  ...pay(turn, { seat: turn.seat, act: PLAY_ACT, tile: null, price: priceOf(turn, measure) }),
  mandateGrows({ seat: turn.seat }),
];

const ANSWERS: readonly string[] = ["beforeMajority", "reaction"];
/** A measure that answers something is played in its window, never as a move of one's own. */
const cannotPlayNow = (turn: Decision, measure: Priced): Refusal | undefined =>
  ANSWERS.includes(measure.timing)
    ? refuse("MEASURE_ANSWERS_ONLY", { measure: measure.id })
    : cannotPlay(turn, turn.seat, measure);
/** Taking one costs the political action, with all that is added to it, and ends the turn. */
const taking = (turn: Decision): Events => [
  ...pay(turn, { seat: turn.seat, act: "takeMeasure", tile: null }),
  turnEnds({ seat: turn.seat, act: "takeMeasure" }),
];

/** The same for every deck: played before the political action [R10.3], taken as one [R10.2]. */
export const deckRules = {
  phases: ["awaitingPlacement", "awaitingAction"],
  takingPhase: "awaitingAction",
  taking,
  cannotPlay: cannotPlayNow,
  payFor,
} as const;
