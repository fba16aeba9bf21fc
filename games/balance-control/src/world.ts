import { defineWorld, fact, type Piece, permission, quantity, type Turn, zone } from "@cardwright/core";
import * as z from "zod/mini";

/** What lies on the table of Balance // Control, and what effects and expansions may be asked about it. */

export type Seat = 0 | 1 | 2 | 3;
/** All that there may be; a match has the first two to four. */
export const SEATS: readonly Seat[] = [0, 1, 2, 3];
/** A tile says what it is by its face: "committee", "resort:domestic:3", "hotspot:labour-market", "system:..." [R2.1]. */
export interface Tile extends Piece {
  readonly q: number;
  readonly r: number;
  /** A hotspot resolves once only [R7.4]. */
  readonly resolved: boolean;
}
/** An influence marker on the map lies on one tile. */
export interface Marker extends Piece<"influence"> {
  readonly owner: Seat;
  readonly tile: string;
}
/** Amounts by resort. A resort that is not named has none. */
export type Resources = Readonly<Record<string, number>>;
/** What a player is about to do, as costs see it: "placeInfluence", "playMeasure"; expansions have acts of their own. */
export type Act = string;
/** Why a majority is looked at: to resolve a hotspot, to settle a round, or to see who may use a tile now. */
export type Reason = "hotspot" | "settlement" | "control";

/** Markers that one player owns in all, and may have on one tile [R5.1]. */
export const MARKERS_MAX = 7;
export const MARKERS_PER_TILE_MAX = 3;
export const CORE_RESORTS: readonly string[] = ["domestic", "foreign", "media"];

export const seatSchema = z.literal([0, 1, 2, 3]);
export const amountsSchema = z.record(z.string(), z.int().check(z.minimum(0)));
interface OfTile {
  readonly tile: Tile;
}
interface OfSeat {
  readonly seat: Seat;
  readonly act: Act;
}

const declares = {
  seats: [2, 4],
  phases: ["awaitingPlacement", "awaitingAction", "awaitingPass"],
  options: z.object({
    preset: z._default(z.enum(["short", "full"]), "short"),
    /** Rotating takes the advantage of the last seat away, fixed is as spec 000 begins [R3.3]. */
    startPlayer: z._default(z.enum(["fixed", "rotating"]), "rotating"),
    /** Equal influence at the end: more measures played, then more tiles controlled, wins; or all of them do [R9.6]. */
    tieBreak: z._default(z.boolean(), true),
    /** Every second measure that a player plays brings a marker from the reserve [R10.7]. */
    mandates: z._default(z.boolean(), true),
  }),
  zones: {
    bag: zone.shared<Piece>("nobody", { order: "bag" }),
    drawnTile: zone.shared<Piece>("everyone", { capacity: 1 }),
    discard: zone.shared<Piece>("everyone"),
    map: zone.shared<Tile>("everyone", { marks: { q: z.int(), r: z.int(), resolved: z.boolean() } }),
    reserve: zone.each<Piece<"influence">>("everyone", { capacity: MARKERS_MAX }),
    supply: zone.each<Piece<"influence">>("everyone", { capacity: MARKERS_MAX }),
    board: zone.shared<Marker>("everyone", { marks: { owner: seatSchema, tile: z.string() } }),
  },
  facts: {
    resources: fact.each<Resources>({}, "everyone", { type: amountsSchema }),
    /** Dead: what a tie could not share. Never spent. */
    noise: fact.shared<Resources>({}, "everyone", { type: amountsSchema }),
    /** The resorts of this match; expansions open more. */
    resorts: fact.shared<readonly string[]>(CORE_RESORTS, "everyone", { type: z.array(z.string()) }),
    /** Has placed all starting influence; formalising waits for everyone [R5.4]. */
    established: fact.each(false, "everyone"),
    startCommitteeUsed: fact.each(false, "everyone"),
    /** Measures that the seat has played, for its mandates [R10.7] and a tie at the end [R9.6]. */
    measuresPlayed: fact.each(0, "everyone"),
  },
  questions: {
    /** May the tile do what it is for: "production", "formalize", "convert", "lobby", "hotspot", or what an expansion names. */
    tileWorks: permission<OfTile & { readonly use: string }>("tile", "TILE_BLOCKED", "this tile does nothing for now"),
    mayConvert: permission<OfTile & { readonly seat: Seat; readonly give: string }>(
      "seat",
      "CONVERSION_FORBIDDEN",
      "this may not be converted now",
    ),
    mayPlayMeasure: permission<{ readonly seat: Seat; readonly measure: string }>(
      "seat",
      "MEASURES_FORBIDDEN",
      "no measures for now",
    ),
    /** May the leader of a hotspot gain influence. */
    majorityGives: permission<OfTile & { readonly seat: Seat }>("tile", "MAJORITY_GIVES_NOTHING", "nothing is gained"),
    /** May measures change what this tile produces. */
    measuresReach: permission<OfTile>("tile", "PRODUCTION_FROZEN", "measures do not change this tile"),
    /** Does an added cost of that family ("climate") hit the seat. */
    surchargeHits: permission<OfSeat & { readonly family: string }>("seat", "SURCHARGE_SPARED", "spared"),

    hotspotReady: quantity<OfTile>("tile", { floor: 0, ceiling: 1 }),
    converts: quantity<OfTile & { readonly give: string }>("tile", { floor: 0, ceiling: 1 }),
    /** Influence of a seat on a tile, bonuses included: the answer to the before-majority hook [R6.4]. */
    influenceOn: quantity<OfTile & { readonly seat: Seat; readonly reason: Reason }>("tile", { floor: 0 }),
    productionFactor: quantity<OfTile>("tile", { floor: 0 }),
    productionChange: quantity<OfTile>("tile"),
    productionOverlay: quantity<OfTile>("tile"),
    /** What one seat takes of one production. */
    share: quantity<OfTile & { readonly seat: Seat }>("seat", { floor: 0 }),
    /** Added costs, by the tile that is acted on and by who acts. The effect's param `accepts` says what pays them. */
    tileCost: quantity<OfSeat & { readonly tile: Piece }>("tile", { floor: 0 }),
    seatCost: quantity<OfSeat & { readonly tile: Piece | null }>("seat", { floor: 0 }),
    /** How many units of one payment another resource may stand in for. */
    substitutes: quantity<OfSeat & { readonly kind: string; readonly resource: string }>("seat", { floor: 0 }),
    /** How many added costs the seat may replace with one of any resort, or hand to another player. */
    waivers: quantity<OfSeat>("seat", { floor: 0 }),
    shifts: quantity<OfSeat>("seat", { floor: 0 }),
  },
} as const;
export interface BalanceControl extends Readonly<typeof declares> {}
export const world = defineWorld<BalanceControl>(declares);

/** A decision as the core game's rules see it; a turn of any expansion's world is one as well. */
export type Decision = Pick<Turn<BalanceControl>, keyof Turn<BalanceControl>>;
