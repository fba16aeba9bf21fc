import { opponentOf, type Pair, type Player } from "./player.ts";
import { type ShownBoard, shownTotal } from "./shownInfluence.ts";

/** How good a position looks to a player who sees what the view shows: what greedy bots go by. */

interface Seen extends ShownBoard {
  readonly hand: Pair<readonly unknown[] | { readonly count: number }>;
  readonly suspended: Pair<readonly unknown[] | { readonly count: number }>;
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

const sizeOf = (pile: readonly unknown[] | { readonly count: number }): number =>
  "count" in pile ? pile.count : pile.length;

const WIN = 1_000;
const ROUND = 60;
/** Beyond this lead more influence is worth little: cards are better kept for the next round. */
const ENOUGH = 14;

export function evaluate(view: Readonly<Record<string, unknown>>, seat: number): number {
  if (!isSeen(view)) return 0;
  const player: Player = seat === 1 ? 1 : 0;
  const { outcome } = view;
  if (outcome !== null) return outcome.winners.includes(player) ? WIN : -WIN;
  const opponent = opponentOf(player);
  const lead = shownTotal(view, player) - shownTotal(view, opponent);
  return (
    ROUND * (view.roundsWon[player] - view.roundsWon[opponent]) +
    worthOfLead(lead) +
    staying(view, player, lead) +
    means(view, player) -
    means(view, opponent)
  );
}
const worthOfLead = (lead: number): number => {
  const far = Math.max(0, Math.abs(lead) - ENOUGH);
  return Math.sign(lead) * (Math.min(Math.abs(lead), ENOUGH) + far * 0.2);
};
/** Who has passed can only be overtaken; who has not can still act. */
function staying(view: Seen, player: Player, lead: number): number {
  const opponent = opponentOf(player);
  if (view.passed[player] === view.passed[opponent]) return 0;
  if (view.passed[opponent]) return lead > 0 ? 12 : 4;
  // Passed first: safe only with a lead that the other hand can hardly make up.
  const reach = Math.min(12, 4 * (sizeOf(view.hand[opponent]) + sizeOf(view.suspended[opponent])));
  return lead > reach ? 6 : -10;
}
/** What a player still has to work with. */
const means = (view: Seen, player: Player): number =>
  2.2 * (sizeOf(view.hand[player]) + sizeOf(view.suspended[player])) +
  1.2 * view.public[player].filter(({ id }) => !view.deactivated.includes(id)).length +
  1.6 * view.traps[player].length +
  1.1 * view.instant[player].length +
  1.5 * (view.permanentGovernment[player].length + view.permanentPublic[player].length) +
  0.5 * view.government[player].filter(({ id }) => view.shields.includes(id)).length +
  0.3 * view.ap[player];
