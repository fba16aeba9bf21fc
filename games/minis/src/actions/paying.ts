import { type Events, type Refusal, refuse } from "@cardwright/core";
import { BARE, type MinisState, type MinisTurn } from "../board.ts";
import type { PaidWith } from "../card-types.ts";
import { elementOf } from "../cardset.ts";
import type { Card, Seat } from "../piece.ts";

/** Pool energy is spent and discarded [R4.3]. */

export const energyFor = ({ pool }: MinisState, seat: Seat, element: PaidWith): readonly Card[] =>
  element === "any" || element === "different" ? pool[seat] : pool[seat].filter((card) => elementOf(card) === element);
const elementsOf = (cards: readonly Card[]): number => new Set(cards.map(elementOf)).size;
export function canPay(state: MinisState, seat: Seat, element: PaidWith, cost: number): boolean {
  const from = energyFor(state, seat, element);
  return (element === "different" ? elementsOf(from) : from.length) >= cost;
}

/** Why nobody could pay it. */
export function tooDear(element: PaidWith, cost: number): Refusal {
  if (element === "any") return refuse("PRECONDITION_FAILED.cost", { cost });
  if (element === "different") return refuse("PRECONDITION_FAILED.costDifferent", { cost });
  return refuse("PRECONDITION_FAILED.costOf", { cost, element });
}

export function choosePayment(turn: MinisTurn, element: PaidWith, cost: number): readonly Card[] {
  const { state, seat } = turn;
  if (!canPay(state, seat, element, cost)) turn.stop(tooDear(element, cost));
  const from = energyFor(state, seat, element);
  return chooseAmong(turn, element === "different" ? oneOfEach(from) : from, cost);
}
/** The first of each element: of two alike it does not matter which one pays. */
const oneOfEach = (cards: readonly Card[]): readonly Card[] =>
  cards.filter((card, i) => cards.findIndex((other) => elementOf(other) === elementOf(card)) === i);
/** Which cards pay: asked only where it makes a difference. */
export function chooseAmong(turn: MinisTurn, from: readonly Card[], cost: number): readonly Card[] {
  const alike = new Set(from.map(({ face }) => face)).size <= 1;
  if (alike || from.length === cost) return from.slice(0, cost);
  return turn.someOf("energy", from, { min: cost, max: cost }, { ask: "Which energy pays for it?" });
}
export const pay = (turn: MinisTurn, cards: readonly Card[]): Events =>
  cards.map((card) => turn.move(card, ["discard", turn.seat], { marks: BARE }));
