import { type Events, open, pieceId, type Table, z } from "@cardwright/core";
import { cannotPay, PAYING, pay } from "./cost/pay.ts";
import { surchargesOf } from "./cost/surcharges.ts";
import { beforeMajority } from "./events/majority.ts";
import { isSurrounded } from "./hexes.ts";
import { controller, markersOn } from "./influence.ts";
import { doing, whoDoes } from "./sentences.ts";
import { isKind, placeName } from "./tiles.ts";
import { type BalanceControl, MARKERS_PER_TILE_MAX, type Seat, type Tile, world } from "./world.ts";

/** Hotspots resolve once, when all their neighbours lie there [R7]. */

type Look = Table<BalanceControl>;
const isReady = (table: Look, tile: Tile): boolean => {
  const surrounded = isSurrounded(table.state.map, tile) ? 1 : 0;
  return isKind(tile, "hotspot") && !tile.resolved && table.ask("hotspotReady", { tile }, surrounded) > 0;
};
const works = (table: Look, tile: Tile): boolean => table.may("tileWorks", { tile, use: "hotspot" });

/** Looks at every hotspot that has not resolved yet, in the order in which they were laid. */
export const hotspotsChecked = world.step(
  "core.hotspotsChecked",
  {},
  {
    becomes: (table) =>
      table.state.map
        .filter((tile) => isReady(table, tile) && works(table, tile))
        .flatMap(({ id }) => [beforeMajority({ tile: id, reason: "hotspot" }), hotspotDecides({ tile: id })]),
  },
);
/** Comes after all that hears `beforeMajority`. A hotspot that was blocked in the meantime stays unresolved [R7.5]. */
const hotspotDecides = world.step(
  "core.hotspotDecides",
  { tile: open(pieceId) },
  {
    becomes(table, { tile: id }) {
      const tile = table.find("map", id);
      if (tile === undefined || !isReady(table, tile) || !works(table, tile)) return [];
      const leader = controller(table, tile, "hotspot");
      return [
        table.mark(tile, { resolved: true }),
        hotspotResolved({ tile: id, where: placeName(tile), leader: leader ?? -1 }),
        ...(leader === undefined ? [] : gaining(table, tile, leader)),
      ];
    },
  },
);
export const hotspotResolved = world.event(
  "core.hotspotResolved",
  { tile: open(pieceId), where: open(z.string()), leader: open(z.union([world.seat, z.literal(-1)])) },
  {
    say: ({ where = "", leader = -1 }, names) =>
      leader < 0
        ? `${where} resolves without a leader.`
        : `${where} resolves; ${whoDoes(names, leader, "lead")} there.`,
  },
);
export const influenceGained = world.event(
  "core.influenceGained",
  { seat: open(world.seat), tile: open(pieceId), where: open(z.string()) },
  { say: ({ seat, where = "" }, names) => `${doing(names, seat, "put")} influence from the supply on ${where}.` },
);

/** Told so that a leader who goes away empty-handed hears why. */
const nothingGained = world.event(
  "core.nothingGained",
  { seat: open(world.seat), why: open(z.string()) },
  { say: ({ seat, why = "" }, names) => `${doing(names, seat, "gain")} nothing there: ${why}.` },
);

/** Why the leader gets no marker, if so. */
function whyNothing(table: Look, tile: Tile, seat: Seat): string | undefined {
  if (table.state.supply[seat].length === 0) return "the supply is empty";
  if (markersOn(table.state.board, tile, seat) >= MARKERS_PER_TILE_MAX) return "there is no room for another marker";
  if (table.may("majorityGives", { tile, seat })) return undefined;
  const { steps } = table.explain("majorityGives", { tile, seat }, true);
  return `${steps.map(({ source }) => source).join(", ")} forbids it`;
}
/** One marker from the supply, unless there is none, or no room, or an effect forbids it; added costs are asked for. */
function gaining(table: Look, tile: Tile, seat: Seat): Events {
  const why = whyNothing(table, tile, seat);
  if (why !== undefined) return [nothingGained({ seat, why })];
  const charge = { seat, act: "resolveHotspot", tile } as const;
  if (surchargesOf(table, charge).length === 0) return markerOnto(table, tile, seat);
  return cannotPay(table, charge) === undefined
    ? [hotspotPrice(seat, { tile: tile.id })]
    : [nothingGained({ seat, why: "the added cost cannot be paid" })];
}
function markerOnto(table: Look, tile: Tile, seat: Seat): Events {
  const marker = table.state.supply[seat].at(-1);
  if (marker === undefined) return [];
  return [
    table.move(marker, "board", { marks: { owner: seat, tile: tile.id } }),
    influenceGained({ seat, tile: tile.id, where: placeName(tile) }),
  ];
}
/** The leader may pay what effects add, or go without. */
export const hotspotPrice = world.prompt("core.hotspotPrice", {
  takes: { pay: "yesNo", ...PAYING },
  memo: { tile: open(pieceId) },
  ask: "Pay the added cost to put influence on the hotspot?",
  onTimeout: () => "NO",
  answer(turn, { tile: id }) {
    const tile = turn.find("map", id);
    if (tile === undefined || !turn.yesNo("pay", "Do you pay for influence on the hotspot?")) return [];
    return [...pay(turn, { seat: turn.seat, act: "resolveHotspot", tile }), ...markerOnto(turn, tile, turn.seat)];
  },
});

export const hotspotEvents = [
  beforeMajority,
  hotspotsChecked,
  hotspotDecides,
  hotspotResolved,
  influenceGained,
  nothingGained,
];
