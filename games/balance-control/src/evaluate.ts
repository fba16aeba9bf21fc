import type { GameSpec } from "@cardwright/core";
import { deckNames } from "@cardwright/core/expansion";
import { MEASURES_FOR_A_MANDATE } from "./events/mandate.ts";
import { isSurrounded, neighboursOf } from "./hexes.ts";
import { markersOn } from "./influence.ts";
import { isKind, printedValue, resortOf } from "./tiles.ts";
import { type BalanceControl, type Marker, type Resources, SEATS, type Seat, type Tile } from "./world.ts";

/** How good a table looks to a seat, for bots: influence on the board first, then what may become influence. */

type ViewLike = Parameters<NonNullable<GameSpec<BalanceControl>["evaluate"]>>[0];
/** The parts of a view that this looks at; all of them are open. */
interface Seen {
  readonly seats: number;
  readonly map: readonly Tile[];
  readonly board: readonly Marker[];
  readonly supply: readonly (readonly unknown[])[];
  readonly reserve: readonly (readonly unknown[])[];
  readonly resources: readonly Resources[];
  readonly bag: { readonly count: number };
  readonly effects: readonly { readonly owner: number }[];
  readonly options: { readonly mandates: boolean; readonly tieBreak: boolean };
  readonly measuresPlayed: readonly number[];
  readonly outcome: { readonly winners: readonly number[] } | null;
  readonly [hand: `${string}MeasureHand`]: readonly (readonly unknown[])[];
}
const isSeen = (view: ViewLike): view is ViewLike & Seen => Array.isArray(view["map"]) && Array.isArray(view["board"]);

const WEIGHTS = {
  won: 1_000,
  onBoard: 10,
  inSupply: 7,
  /** Two resources of different resorts are one marker to be formalised. */
  pair: 2,
  resource: 0.1,
  production: 0.35,
  unwanted: 0.1,
  committee: 1.5,
  committeeWithPairs: 4.5,
  grassroots: 0.5,
  grassrootsWithoutPairs: 2.5,
  hotspot: 2,
  effect: 0.8,
  measure: 0.9,
  /** It decides a tie [R9.6]. */
  measurePlayed: 1.2,
  /** A measure in hand, while a mandate still brings a marker; and half of a mandate that is on its way. */
  measureForMandate: 2.9,
  mandateBegun: 3.5,
} as const;
/** Beyond these a resource or a round finds no use any more. */
const RESOURCES_COUNTED = 10;
const ROUNDS_COUNTED = 5;
const PLENTY = 3;

const seatsOf = ({ seats }: Seen): readonly Seat[] => SEATS.slice(0, seats);
/** Who leads where: one for the only leader, a part of a resort tile in a tie, nothing otherwise. */
type Leads = ReadonlyMap<string, readonly number[]>;
/** Markers and lobbyists, without what effects change: near enough to choose by. */
function leadsIn(view: Seen): Leads {
  const seats = seatsOf(view);
  const markers = (tile: Tile): number[] => seats.map((seat) => markersOn(view.board, tile, seat));
  const lobbied = new Map<string, number[]>();
  for (const lobbyist of view.map) {
    if (!isKind(lobbyist, "lobbyist")) continue;
    const leader = onlyLeader(markers(lobbyist));
    if (leader < 0) continue;
    for (const { id } of neighboursOf(view.map, lobbyist)) lobbied.set(id, [...(lobbied.get(id) ?? []), leader]);
  }
  const leads = new Map<string, readonly number[]>();
  for (const tile of view.map) {
    const strengths = markers(tile);
    for (const leader of lobbied.get(tile.id) ?? []) strengths[leader] = (strengths[leader] ?? 0) + 1;
    const most = Math.max(...strengths);
    if (most === 0) continue;
    const tied = strengths.filter((strength) => strength === most).length;
    const part = isKind(tile, "resort") ? 1 / tied : tied === 1 ? 1 : 0;
    leads.set(
      tile.id,
      strengths.map((strength) => (strength === most ? part : 0)),
    );
  }
  return leads;
}
function onlyLeader(counts: readonly number[]): number {
  const most = Math.max(...counts);
  return most > 0 && counts.indexOf(most) === counts.lastIndexOf(most) ? counts.indexOf(most) : -1;
}
/** What a player has to spend, and on how many markers still to be formalised. */
interface Purse {
  readonly total: number;
  readonly pairs: number;
  readonly reserve: number;
}
function purseOf(view: Seen, seat: Seat): Purse {
  const amounts = Object.values(view.resources[seat] ?? {});
  const total = amounts.reduce((sum, n) => sum + n, 0);
  const reserve = view.reserve[seat]?.length ?? 0;
  const pairs = Math.min(Math.floor(total / 2), total - Math.max(0, ...amounts));
  return { total, pairs: Math.min(pairs, reserve), reserve };
}
function landWorth(view: Seen, leads: Leads, seat: Seat, rounds: number, purse: Purse): number {
  const { total, pairs, reserve } = purse;
  /** A resort that one has plenty of adds no pair. */
  const wanted = (tile: Tile): number =>
    reserve > 0 && (view.resources[seat]?.[resortOf(tile) ?? ""] ?? 0) < PLENTY ? 1 : WEIGHTS.unwanted;
  let worth = 0;
  let committees = 0;
  let grassroots = 0;
  for (const tile of view.map) {
    const lead = leads.get(tile.id)?.[seat] ?? 0;
    if (lead === 0) continue;
    if (isKind(tile, "resort")) worth += lead * printedValue(tile) * rounds * WEIGHTS.production * wanted(tile);
    else if (isKind(tile, "committee")) committees++;
    else if (isKind(tile, "grassroots")) grassroots++;
    else if (isKind(tile, "hotspot") && !tile.resolved) worth += WEIGHTS.hotspot * around(view, tile);
  }
  if (reserve > 0 && committees > 0) worth += pairs > 0 ? WEIGHTS.committeeWithPairs : WEIGHTS.committee;
  if (grassroots > 0) {
    worth += reserve > 0 && pairs === 0 && total > 2 ? WEIGHTS.grassrootsWithoutPairs : WEIGHTS.grassroots;
  }
  return worth;
}
const around = ({ map }: Seen, tile: Tile): number =>
  isSurrounded(map, tile) ? 1 : neighboursOf(map, tile).length / 6;
/** Measures in hand, of all decks that are in the match. */
const handOf = (view: Seen, seat: Seat): number =>
  HANDS.reduce((sum, hand) => sum + (view[hand]?.[seat]?.length ?? 0), 0);
const HANDS = ["economy", "security", "climate"].map((expansion) => deckNames(expansion).hand);

/** Measures in hand, and those played towards a mandate [R10.7]. */
function mandateWorth(view: Seen, seat: Seat, late: number): number {
  const hand = handOf(view, seat);
  const played = view.measuresPlayed[seat] ?? 0;
  const done = view.options.tieBreak ? played * WEIGHTS.measurePlayed : 0;
  if (!view.options.mandates || (view.reserve[seat]?.length ?? 0) === 0) return done + hand * WEIGHTS.measure * late;
  const begun = played % MEASURES_FOR_A_MANDATE;
  return done + (hand * WEIGHTS.measureForMandate + begun * WEIGHTS.mandateBegun) * late;
}
function standing(view: Seen, leads: Leads, seat: Seat): number {
  const rounds = Math.min(ROUNDS_COUNTED, view.bag.count / view.seats);
  const onBoard = view.board.filter(({ owner }) => owner === seat).length;
  const supply = view.supply[seat]?.length ?? 0;
  const effects = view.effects.filter(({ owner }) => owner === seat).length;
  const purse = purseOf(view, seat);
  // With few turns left a marker in the supply may never be placed, and resources are worth nothing.
  const late = Math.min(1, (rounds + 1) / 3);
  return (
    onBoard * WEIGHTS.onBoard +
    supply * WEIGHTS.inSupply * late +
    (purse.pairs * WEIGHTS.pair + Math.min(purse.total, RESOURCES_COUNTED) * WEIGHTS.resource) * late +
    landWorth(view, leads, seat, rounds, purse) +
    effects * WEIGHTS.effect +
    mandateWorth(view, seat, late)
  );
}
export function evaluate(view: ViewLike, seat: number): number {
  const own = SEATS.find((one) => one === seat);
  if (own === undefined || !isSeen(view)) return 0;
  if (view.outcome !== null) return view.outcome.winners.includes(own) ? WEIGHTS.won : -WEIGHTS.won;
  const others = seatsOf(view).filter((other) => other !== own);
  const leads = leadsIn(view);
  return standing(view, leads, own) - Math.max(...others.map((other) => standing(view, leads, other)));
}
