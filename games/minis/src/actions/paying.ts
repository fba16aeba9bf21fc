import { type Events, type Refusal, refuse } from "@cardwright/core";
import { BARE, type MinisState, type MinisTurn } from "../board.ts";
import { elementOf } from "../cardset.ts";
import type { Element } from "../elements.ts";
import type { Card, Seat } from "../piece.ts";

/** Pool energy is spent and discarded [R4.3]. */

export const energyFor = ({ pool }: MinisState, seat: Seat, element: Element | "any"): readonly Card[] =>
  element === "any" ? pool[seat] : pool[seat].filter((card) => elementOf(card) === element);
export const canPay = (state: MinisState, seat: Seat, element: Element | "any", cost: number): boolean =>
  energyFor(state, seat, element).length >= cost;

/** Why nobody could pay it. */
export const tooDear = (element: Element | "any", cost: number): Refusal =>
  element === "any"
    ? refuse("PRECONDITION_FAILED.cost", { cost })
    : refuse("PRECONDITION_FAILED.costOf", { cost, element });

export function choosePayment(turn: MinisTurn, element: Element | "any", cost: number): readonly Card[] {
  const from = energyFor(turn.state, turn.seat, element);
  if (from.length < cost) turn.stop(tooDear(element, cost));
  return chooseAmong(turn, from, cost);
}
/** Which cards pay: asked only where it makes a difference. */
export function chooseAmong(turn: MinisTurn, from: readonly Card[], cost: number): readonly Card[] {
  const alike = new Set(from.map(({ face }) => face)).size <= 1;
  if (alike || from.length === cost) return from.slice(0, cost);
  return turn.someOf("energy", from, { min: cost, max: cost }, { ask: "Which energy pays for it?" });
}
export const pay = (turn: MinisTurn, cards: readonly Card[]): Events =>
  cards.map((card) => turn.move(card, ["discard", turn.seat], { marks: BARE }));
