import { type AnyEvent, type Events, open, pieceId, type Table } from "@cardwright/core";
import * as z from "zod/mini";
import { beforeMajority } from "./events/majority.ts";
import { gains } from "./events/resources.ts";
import { spot } from "./events/turn.ts";
import { controller, influenceOn, leaders } from "./influence.ts";
import { plus } from "./resources.ts";
import { spotText } from "./sentences.ts";
import { isKind, printedValue, resortOf, spotOf } from "./tiles.ts";
import { type BalanceControl, type Seat, type Tile, world } from "./world.ts";

/** The end of a round: every resort tile pays, then the match ends if the bag is empty [R9]. */

type Look = Table<BalanceControl>;

/** The order in which the output of one tile comes about [R9.2]. */
export const PRODUCTION_ORDER = ["printed", "prohibited", "doubled", "changed", "overlaid", "floor"] as const;
export type ProductionStep = (typeof PRODUCTION_ORDER)[number];
const PRODUCTION: Readonly<Record<ProductionStep, (table: Look, tile: Tile, value: number) => number>> = {
  printed: (_, tile) => printedValue(tile),
  prohibited: (table, tile, value) => (table.may("tileWorks", { tile, use: "production" }) ? value : 0),
  // Doubling doubles the printed value, so that it comes before anything is added or taken.
  doubled: (table, tile, value) =>
    table.may("measuresReach", { tile }) ? value * table.ask("productionFactor", { tile }, 1) : value,
  changed: (table, tile, value) =>
    table.may("measuresReach", { tile }) ? table.ask("productionChange", { tile }, value) : value,
  overlaid: (table, tile, value) => table.ask("productionOverlay", { tile }, value),
  floor: (_, __, value) => Math.max(0, value),
};
/** What a tile gives now, step by step. A prohibited tile gives nothing, whatever else is on it. */
export function productionOf(table: Look, tile: Tile): readonly (readonly [ProductionStep, number])[] {
  let value = 0;
  let prohibited = false;
  return PRODUCTION_ORDER.map((step) => {
    if (!prohibited) value = PRODUCTION[step](table, tile, value);
    prohibited ||= step === "prohibited" && !table.may("tileWorks", { tile, use: "production" });
    return [step, value];
  });
}
export const outputOf = (table: Look, tile: Tile): number => productionOf(table, tile).at(-1)?.[1] ?? 0;

export const settlementBegan = world.event(
  "core.settlementBegan",
  { round: open(z.int()) },
  { say: ({ round = 0 }) => `Round ${round} is settled.` },
);
export const settlementEnded = world.event("core.settlementEnded", { round: open(z.int()) }, { say: () => "" });

/** Comes first at a round wrap: the old round's effects still apply, its number still stands. */
export const settles = world.step("core.settles", {}, ({ state: { round } }) => [
  settlementBegan({ round }),
  tilesProduce({}),
  settlementEnded({ round }),
]);
/** A step of its own, so that what hears the beginning has changed the table before the tiles are looked at. */
const tilesProduce = world.step("core.tilesProduce", {}, (table) =>
  table.state.map
    .filter((tile) => isKind(tile, "resort") && influenceOn(table, tile, "settlement").some(([, n]) => n > 0))
    .flatMap(({ id }): Events => [beforeMajority({ tile: id, reason: "settlement" }), tileProduces({ tile: id })]),
);
const tileProduces = world.step("core.tileProduces", { tile: pieceId }, (table, { tile: id }) => {
  const tile = table.find("map", id);
  return tile === undefined ? [] : distribution(table, tile, outputOf(table, tile));
});
export const tileProduced = world.event(
  "core.tileProduced",
  {
    tile: open(pieceId),
    ...spot,
    resort: open(z.string()),
    amount: open(z.int()),
    noise: open(z.int()),
  },
  {
    say: ({ amount = 0, noise = 0, ...at }, names) =>
      `${spotText(names, at)} pays ${amount}${noise > 0 ? `, of which ${noise} becomes noise` : ""}.`,
  },
);
/** One leader takes all; a tie shares evenly and the rest becomes noise, and so does what a leader may not take. */
function distribution(table: Look, tile: Tile, amount: number): Events {
  const resort = resortOf(tile);
  const tied = leaders(table, tile, "settlement");
  if (resort === undefined || tied.length === 0 || amount === 0) return [];
  const even = Math.floor(amount / tied.length);
  const shares = tied.map((seat): readonly [Seat, number] => [seat, table.ask("share", { tile, seat }, even)]);
  const noise = amount - shares.reduce((sum, [, share]) => sum + share, 0);
  const paid = shares.filter(([, share]) => share > 0);
  const toNoise: AnyEvent[] = noise > 0 ? [table.set("noise", plus(table.state.noise, { [resort]: noise }))] : [];
  return [
    tileProduced({ tile: tile.id, ...spotOf(tile), resort, amount, noise }),
    ...paid.map(([seat, share]) => gains({ seat, gained: { [resort]: share } })),
    ...toNoise,
  ];
}

const markersOf = ({ state }: Look, seat: Seat): number => state.board.filter(({ owner }) => owner === seat).length;
const controlledBy = (table: Look, seat: Seat): number =>
  table.state.map.filter((tile) => controller(table, tile) === seat).length;
function most(seats: readonly Seat[], count: (seat: Seat) => number): readonly Seat[] {
  const counts = seats.map(count);
  return seats.filter((_, i) => counts[i] === Math.max(...counts));
}
/** Those of these players with the most influence on the board; equal ones are told apart by what they did [R9.6]. */
function foremost(table: Look, seats: readonly Seat[]): readonly Seat[] {
  const tied = most(seats, (seat) => markersOf(table, seat));
  if (!table.state.options.tieBreak) return tied;
  const busiest = most(tied, (seat) => table.state.measuresPlayed[seat]);
  return most(busiest, (seat) => controlledBy(table, seat));
}
const ends = (table: Look, winners: readonly Seat[], reason: string): Events => [
  table.finish({ scores: table.seats.map((seat) => markersOf(table, seat)), winners, reason }),
];
/** After the settlement: with an empty bag this was the last round [R9.4]. */
export const roundCloses = world.step("core.roundCloses", {}, (table) =>
  table.state.bag.length > 0 ? [] : ends(table, foremost(table, table.seats), "influence"),
);
/** Whoever concedes leaves the victory to the foremost of the others [R9.5]. */
export const conceding = (table: Look, seat: Seat): Events =>
  ends(table, foremost(table, table.others(seat)), "conceded");
