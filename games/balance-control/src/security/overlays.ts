import { type Events, open, pieceId, type Refusal, refuse, type Self, type Table, type Text } from "@cardwright/core";
import * as z from "zod/mini";
import { spot } from "../events/turn.ts";
import { doing, spotText } from "../sentences.ts";
import { isKind, spotOf } from "../tiles.ts";
import type { Seat, Tile } from "../world.ts";
import { OVERLAY_KINDS, type Overlay, type OverlayKind, type Security, securityWorld } from "./world.ts";

/** Overlays lie on tiles and act there. Each is an effect that ends when its piece goes back to the stock [R12.2]. */

export const OVERLAYS_OF_A_KIND = 4;
export const OVERLAY_NAMES: Readonly<Record<OverlayKind, string>> = {
  securityLevel: "Security Level",
  control: "Control",
  administration: "Administration",
  blockade: "Blockade",
};
type Look = Table<Security>;

/** As how many an overlay counts. */
export const weightOf = (table: Look, overlay: Overlay): number => table.ask("overlayWeight", { overlay }, 1);
/** How much the overlay of this effect counts on a tile: nothing where it does not lie. */
function weightOn(table: Look, tile: { readonly id: string }, self: Self<Security>): number {
  const overlay = table.find("overlays", self.piece ?? "");
  return overlay?.tile === tile.id ? weightOf(table, overlay) : 0;
}
const duration = { type: "whileInPlay" } as const;
const dearer = (kind: "control" | "administration") =>
  securityWorld.effect(`security.${kind}`, {
    name: OVERLAY_NAMES[kind],
    duration,
    scope: "all",
    hooks: { tileCost: (table, cost, { tile }, self) => cost + weightOn(table, tile, self) },
  });
const EFFECTS = {
  securityLevel: securityWorld.effect("security.securityLevel", {
    name: OVERLAY_NAMES.securityLevel,
    duration,
    scope: "all",
    hooks: { productionOverlay: (table, value, { tile }, self) => value - weightOn(table, tile, self) },
  }),
  control: dearer("control"),
  administration: dearer("administration"),
  blockade: securityWorld.effect("security.blockade", {
    name: OVERLAY_NAMES.blockade,
    duration,
    scope: "all",
    hooks: { tileWorks: (table, { tile }, self) => weightOn(table, tile, self) === 0 },
  }),
} as const;
export const overlayEffects = Object.values(EFFECTS);

const fields = {
  seat: open(securityWorld.seat),
  overlay: open(pieceId),
  kind: open(z.enum(OVERLAY_KINDS)),
  ...spot,
};
const called = (kind: OverlayKind | undefined): string => (kind === undefined ? "An overlay" : OVERLAY_NAMES[kind]);
export const overlayPlaced = securityWorld.event("exp.security.overlayPlaced", fields, {
  say: ({ seat, kind, ...at }, names) => `${doing(names, seat, "place")} ${called(kind)} on ${spotText(names, at)}.`,
});
export const overlayMoved = securityWorld.event("exp.security.overlayMoved", fields, {
  say: ({ seat, kind, ...at }, names) => `${doing(names, seat, "move")} ${called(kind)} to ${spotText(names, at)}.`,
});
export const overlayRemoved = securityWorld.event("exp.security.overlayRemoved", fields, {
  say: ({ kind, ...at }, names) => `${called(kind)} is removed from ${spotText(names, at)}.`,
});
/** The stock is filled while the match is created. */
export const stockFilled = securityWorld.step("exp.security.stockFilled", {}, (table) => {
  const faces = OVERLAY_KINDS.flatMap((kind) => Array.from({ length: OVERLAYS_OF_A_KIND }, () => kind));
  return [table.create("overlayStock", faces, { tile: "" })];
});
export const overlayEvents = [overlayPlaced, overlayMoved, overlayRemoved, stockFilled];

/** Producing and converting tiles take Security Level and Administration, the others Control; all take Blockade. */
export function cannotLie(table: Look, kind: OverlayKind, tile: Tile): Refusal | undefined {
  if (isKind(tile, "start")) return refuse("START_COMMITTEE.overlay");
  const produces = isKind(tile, "resort");
  const converts = table.state.resorts.some(
    (give) => table.ask("converts", { tile, give }, isKind(tile, "grassroots") ? 1 : 0) > 0,
  );
  const fits = {
    securityLevel: produces,
    administration: produces || converts,
    control: !produces && !converts,
    blockade: true,
  };
  return fits[kind] ? undefined : refuse("OVERLAY_DOES_NOT_FIT.here", { overlayKind: kind });
}
export const inStock = (table: Look, kind: OverlayKind): Overlay | undefined =>
  table.state.overlayStock.find(({ face }) => face === kind);
export const overlaysOn = (table: Look, tile: { readonly id: string }): readonly Overlay[] =>
  table.state.overlays.filter((overlay) => overlay.tile === tile.id);
/** The overlays that a view shows, for a board that is drawn; none where the expansion is not played. */
export const overlaysIn = (view: Readonly<Record<string, unknown>>): readonly Overlay[] =>
  Array.isArray(view["overlays"]) ? view["overlays"] : [];
/** The tiles under Blockade among them. */
export const blockadedIn = (view: Readonly<Record<string, unknown>>): ReadonlySet<string> =>
  new Set(
    overlaysIn(view)
      .filter(({ face }) => face === "blockade")
      .map(({ tile }) => tile),
  );
export const overlayLabel =
  (table: Look) =>
  ({ face, tile }: Overlay): Text => {
    const on = table.find("map", tile);
    return ["label.overlay", { overlayKind: face, ...(on === undefined ? {} : spotOf(on)) }];
  };

export function placing(table: Look, seat: Seat, kind: OverlayKind, tile: Tile): Events {
  const overlay = inStock(table, kind);
  if (overlay === undefined) return [];
  return [
    table.move(overlay, "overlays", { marks: { tile: tile.id } }),
    EFFECTS[kind].start({ owner: seat, piece: overlay.id, source: { kind: "overlay", ref: kind } }),
    overlayPlaced({ seat, overlay: overlay.id, kind, ...spotOf(tile) }),
  ];
}
export const moving = (table: Look, seat: Seat, overlay: Overlay, tile: Tile): Events => [
  table.mark(overlay, { tile: tile.id }),
  overlayMoved({ seat, overlay: overlay.id, kind: overlay.face, ...spotOf(tile) }),
];
export function removing(table: Look, seat: Seat, overlay: Overlay): Events {
  const tile = table.find("map", overlay.tile);
  if (tile === undefined) return [];
  return [
    table.move(overlay, "overlayStock", { marks: { tile: "" } }),
    overlayRemoved({ seat, overlay: overlay.id, kind: overlay.face, ...spotOf(tile) }),
  ];
}
