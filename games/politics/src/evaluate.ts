import { otherSeat } from "@cardwright/core";
import type { Pair, Player } from "./player.ts";
import { type ShownBoard, shownTotal } from "./shown-influence.ts";

/** How good a position looks to a player who sees what the view shows: what greedy bots go by. */

type Pile = readonly unknown[] | { readonly count: number };
interface Seen extends ShownBoard {
  readonly deck: Pair<Pile>;
  readonly hand: Pair<Pile>;
  readonly suspended: Pair<Pile>;
  readonly instant: Pair<readonly unknown[]>;
  readonly traps: Pair<readonly unknown[]>;
  readonly shields: readonly string[];
  readonly ap: Pair<number>;
  readonly roundsWon: Pair<number>;
  readonly passed: Pair<boolean>;
  readonly outcome: { readonly winners: readonly number[] } | null;
}
const isSeen = (view: Readonly<Record<string, unknown>>): view is Readonly<Record<string, unknown>> & Seen =>
  Array.isArray(view["government"]) && Array.isArray(view["hand"]) && Array.isArray(view["adjustments"]);

const sizeOf = (pile: Pile): number => ("count" in pile ? pile.count : pile.length);
const handOf = (view: Seen, player: Player): number => sizeOf(view.hand[player]) + sizeOf(view.suspended[player]);

const WIN = 1_000;
const ROUND_WON = 40;
/** What this round can still bring, and how fast a lead makes it sure. */
const ROUND = 30;
const CLOSE = 8;
/** Influence that a hand card may bring yet, for as many cards as a round has room for. */
const HOPE = 3.5;
const HOPES = 6;
/** Cards are the means of the rounds to come. */
const IN_HAND = 3;
const IN_DECK = 2.2;

export function evaluate(view: Readonly<Record<string, unknown>>, seat: number): number {
  if (!isSeen(view)) return 0;
  const player: Player = seat === 1 ? 1 : 0;
  const { outcome } = view;
  if (outcome !== null) return outcome.winners.includes(player) ? WIN : -WIN;
  const opponent = otherSeat(player);
  const lead = standing(view, player) - standing(view, opponent);
  return (
    ROUND_WON * (view.roundsWon[player] - view.roundsWon[opponent]) +
    (ROUND * lead) / (Math.abs(lead) + CLOSE) +
    means(view, player) -
    means(view, opponent)
  );
}
/** What counts in this round: influence, what helps it, and what a player who has not passed may still add. */
function standing(view: Seen, player: Player): number {
  const isOut = view.passed[player];
  return (
    shownTotal(view, player) +
    (isOut ? 0 : HOPE * Math.min(HOPES, handOf(view, player)) + 0.5 * view.instant[player].length) +
    (view.passed[otherSeat(player)] ? 0 : 1.2 * view.traps[player].length) +
    0.8 * view.public[player].filter(({ id }) => !view.deactivated.includes(id)).length +
    0.8 * (view.permanentGovernment[player].length + view.permanentPublic[player].length) +
    0.5 * view.government[player].filter(({ id }) => view.shields.includes(id)).length +
    0.1 * view.ap[player]
  );
}
const means = (view: Seen, player: Player): number =>
  IN_HAND * handOf(view, player) + IN_DECK * sizeOf(view.deck[player]);
