import { type Events, open, pieceId, type Table } from "@cardwright/core";
import * as z from "zod/mini";
import { cannotPay, PAYING, pay } from "./cost/pay.ts";
import { surchargesOf } from "./cost/surcharges.ts";
import { beforeMajority } from "./events/majority.ts";
import { spot } from "./events/turn.ts";
import { isSurrounded } from "./hexes.ts";
import { controller, markersOn } from "./influence.ts";
import { doing, spotText, whoDoes } from "./sentences.ts";
import { isKind, spotOf } from "./tiles.ts";
import { type BalanceControl, MARKERS_PER_TILE_MAX, type Seat, type Tile, world } from "./world.ts";

/** Hotspots resolve once, when all their neighbours lie there [R7]. */

type Look = Table<BalanceControl>;
const isReady = (table: Look, tile: Tile): boolean => {
  const surrounded = isSurrounded(table.state.map, tile) ? 1 : 0;
  return isKind(tile, "hotspot") && !tile.resolved && table.ask("hotspotReady", { tile }, surrounded) > 0;
};
const works = (table: Look, tile: Tile): boolean => table.may("tileWorks", { tile, use: "hotspot" });

/** Looks at every hotspot that has not resolved yet, in the order in which they were laid. */
export const hotspotsChecked = world.step("core.hotspotsChecked", {}, (table) =>
  table.state.map
    .filter((tile) => isReady(table, tile) && works(table, tile))
    .flatMap(({ id }) => [beforeMajority({ tile: id, reason: "hotspot" }), hotspotDecides({ tile: id })]),
);
/** Comes after all that hears `beforeMajority`. A hotspot that was blocked in the meantime stays unresolved [R7.5]. */
const hotspotDecides = world.step("core.hotspotDecides", { tile: pieceId }, (table, { tile: id }) => {
  const tile = table.find("map", id);
  if (tile === undefined || !isReady(table, tile) || !works(table, tile)) return [];
  const leader = controller(table, tile, "hotspot");
  return [
    table.mark(tile, { resolved: true }),
    hotspotResolved({ tile: id, ...spotOf(tile), leader: leader ?? -1 }),
    ...(leader === undefined ? [] : gaining(table, tile, leader)),
  ];
});
export const hotspotResolved = world.event(
  "core.hotspotResolved",
  { tile: open(pieceId), ...spot, leader: open(z.union([world.seat, z.literal(-1)])) },
  {
    say: ({ leader = -1, ...at }, names) =>
      leader < 0
        ? `${spotText(names, at)} resolves without a leader.`
        : `${spotText(names, at)} resolves; ${whoDoes(names, leader, "lead")} there.`,
  },
);
export const influenceGained = world.event(
  "core.influenceGained",
  { seat: open(world.seat), tile: open(pieceId), ...spot },
  {
    say: ({ seat, ...at }, names) =>
      `${doing(names, seat, "put")} influence from the supply on ${spotText(names, at)}.`,
  },
);

/** Told so that a leader who goes away empty-handed hears why. */
const nothingGained = world.event(
  "core.nothingGained",
  { seat: open(world.seat), why: open(z.enum(["supply", "room", "forbidden", "unpaid"])) },
  { say: ({ seat }, names) => `${doing(names, seat, "gain")} nothing there.` },
);

/** Why the leader gets no marker, if so. */
function whyNothing(table: Look, tile: Tile, seat: Seat): "supply" | "room" | "forbidden" | undefined {
  if (table.state.supply[seat].length === 0) return "supply";
  if (markersOn(table.state.board, tile, seat) >= MARKERS_PER_TILE_MAX) return "room";
  return table.may("majorityGives", { tile, seat }) ? undefined : "forbidden";
}
/** One marker from the supply, unless there is none, or no room, or an effect forbids it; added costs are asked for. */
function gaining(table: Look, tile: Tile, seat: Seat): Events {
  const why = whyNothing(table, tile, seat);
  if (why !== undefined) return [nothingGained({ seat, why })];
  const charge = { seat, act: "resolveHotspot", tile } as const;
  if (surchargesOf(table, charge).length === 0) return markerOnto(table, tile, seat);
  return cannotPay(table, charge) === undefined
    ? [hotspotPrice(seat, { tile: tile.id })]
    : [nothingGained({ seat, why: "unpaid" })];
}
function markerOnto(table: Look, tile: Tile, seat: Seat): Events {
  const marker = table.state.supply[seat].at(-1);
  if (marker === undefined) return [];
  return [
    table.move(marker, "board", { marks: { owner: seat, tile: tile.id } }),
    influenceGained({ seat, tile: tile.id, ...spotOf(tile) }),
  ];
}
/** The leader may pay what effects add, or go without. */
export const hotspotPrice = world.prompt("core.hotspotPrice", {
  takes: { pay: "yesNo", ...PAYING },
  memo: { tile: open(pieceId) },
  onTimeout: () => "NO",
  answer(turn, { tile: id }) {
    const tile = turn.find("map", id);
    if (tile === undefined || !turn.yesNo("pay", "")) return [];
    return [...pay(turn, { seat: turn.seat, act: "resolveHotspot", tile }), ...markerOnto(turn, tile, turn.seat)];
  },
});
