import type { Table } from "@cardwright/core";
import { neighboursOf } from "./hexes.ts";
import { isKind } from "./tiles.ts";
import type { BalanceControl, Marker, Reason, Seat, Tile } from "./world.ts";

/** Who has how much influence where [R6]. Control is a strict majority; a tie is no control. */

type Look = Table<BalanceControl>;
/** What counting looks at: a table has it, and whoever draws a board has it as well. */
interface Laid {
  readonly seats: readonly Seat[];
  readonly state: { readonly map: readonly Tile[]; readonly board: readonly Marker[] };
}
/** Whether a lobbyist gives what it is there for. */
type Works = (lobbyist: Tile) => boolean;

/** Markers by tile and owner, kept as long as the list of markers lives. */
const counts = new WeakMap<readonly Marker[], ReadonlyMap<string, readonly number[]>>();
function countsOf(board: readonly Marker[]): ReadonlyMap<string, readonly number[]> {
  const known = counts.get(board);
  if (known !== undefined) return known;
  const found = new Map<string, number[]>();
  for (const { tile, owner } of board) {
    const bySeat = found.get(tile) ?? [0, 0, 0, 0];
    bySeat[owner] = (bySeat[owner] ?? 0) + 1;
    found.set(tile, bySeat);
  }
  counts.set(board, found);
  return found;
}
export const markersOn = (board: readonly Marker[], tile: Pick<Tile, "id">, seat: Seat): number =>
  countsOf(board).get(tile.id)?.[seat] ?? 0;

/** Who has strictly the most markers; lobbyists themselves are judged by this alone, so that nothing recurs [R6.3]. */
export function leaderByMarkers({ seats, state }: Laid, tile: Tile): Seat | undefined {
  return onlyLeader(seats.map((seat) => [seat, markersOn(state.board, tile, seat)]));
}
const onlyLeader = (list: readonly (readonly [Seat, number])[]): Seat | undefined => {
  const leaders = leadersOf(list);
  return leaders.length === 1 ? leaders[0] : undefined;
};
const leadersOf = (list: readonly (readonly [Seat, number])[]): readonly Seat[] => {
  const most = Math.max(...list.map(([, count]) => count));
  return most <= 0 ? [] : list.filter(([, count]) => count === most).map(([seat]) => seat);
};

function lobbying(laid: Laid, tile: Tile, works: Works): readonly Seat[] {
  return neighboursOf(laid.state.map, tile)
    .filter((other) => isKind(other, "lobbyist") && works(other))
    .flatMap((lobbyist) => leaderByMarkers(laid, lobbyist) ?? []);
}
/** Markers and the lobbyists next to them, before effects have their say; nothing on the start committee. */
function counted(laid: Laid, tile: Tile, works: Works): readonly (readonly [Seat, number])[] {
  if (isKind(tile, "start")) return [];
  const lobbied = lobbying(laid, tile, works);
  return laid.seats.map((seat) => {
    const bonus = lobbied.filter((who) => who === seat).length;
    return [seat, markersOn(laid.state.board, tile, seat) + bonus];
  });
}
/** Everyone's influence on a tile: markers, lobbyists next to it, and what effects add. */
export function influenceOn(table: Look, tile: Tile, reason: Reason): readonly (readonly [Seat, number])[] {
  const works: Works = (lobbyist) => table.may("tileWorks", { tile: lobbyist, use: "lobby" });
  return counted(table, tile, works).map(([seat, base]) => [
    seat,
    table.ask("influenceOn", { tile, seat, reason }, base),
  ]);
}
/** Those with the most influence: several in a tie, none where there is no influence. */
export const leaders = (table: Look, tile: Tile, reason: Reason): readonly Seat[] =>
  leadersOf(influenceOn(table, tile, reason));
/** The one leader, if there is one. */
export function controller(table: Look, tile: Tile, reason: Reason = "control"): Seat | undefined {
  return onlyLeader(influenceOn(table, tile, reason));
}
/**
 * The one leader for whoever draws a board: the same count, without a table to ask what effects add to it. Which
 * lobbyists work has to be said; a lobbyist itself is judged by markers alone [R6.3].
 */
export const leaderShown = (laid: Laid, tile: Tile, works: Works): Seat | undefined =>
  isKind(tile, "lobbyist") ? leaderByMarkers(laid, tile) : onlyLeader(counted(laid, tile, works));
