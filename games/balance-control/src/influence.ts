import type { Table } from "@cardwright/core";
import { neighboursOf } from "./hexes.ts";
import { isKind } from "./tiles.ts";
import type { BalanceControl, Marker, Reason, Seat, Tile } from "./world.ts";

/** Who has how much influence where [R6]. Control is a strict majority; a tie is no control. */

type Look = Table<BalanceControl>;

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
export function leaderByMarkers(table: Look, tile: Tile): Seat | undefined {
  return onlyLeader(table.seats.map((seat) => [seat, markersOn(table.state.board, tile, seat)]));
}
const onlyLeader = (list: readonly (readonly [Seat, number])[]): Seat | undefined => {
  const leaders = leadersOf(list);
  return leaders.length === 1 ? leaders[0] : undefined;
};
const leadersOf = (list: readonly (readonly [Seat, number])[]): readonly Seat[] => {
  const most = Math.max(...list.map(([, count]) => count));
  return most <= 0 ? [] : list.filter(([, count]) => count === most).map(([seat]) => seat);
};

function lobbying(table: Look, tile: Tile): readonly Seat[] {
  return neighboursOf(table.state.map, tile)
    .filter((other) => isKind(other, "lobbyist") && table.may("tileWorks", { tile: other, use: "lobby" }))
    .flatMap((lobbyist) => leaderByMarkers(table, lobbyist) ?? []);
}
/** Everyone's influence on a tile: markers, lobbyists next to it, and what effects add. */
export function influenceOn(table: Look, tile: Tile, reason: Reason): readonly (readonly [Seat, number])[] {
  if (isKind(tile, "start")) return [];
  const lobbied = lobbying(table, tile);
  return table.seats.map((seat) => {
    const bonus = lobbied.filter((who) => who === seat).length;
    const base = markersOn(table.state.board, tile, seat) + bonus;
    return [seat, table.ask("influenceOn", { tile, seat, reason }, base)];
  });
}
/** Those with the most influence: several in a tie, none where there is no influence. */
export const leaders = (table: Look, tile: Tile, reason: Reason): readonly Seat[] => {
  const list = influenceOn(table, tile, reason);
  return list.length === 0 ? [] : leadersOf(list);
};
/** The one leader, if there is one. */
export function controller(table: Look, tile: Tile, reason: Reason = "control"): Seat | undefined {
  const found = leaders(table, tile, reason);
  return found.length === 1 ? found[0] : undefined;
}
