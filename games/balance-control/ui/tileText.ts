import type { Names } from "@cardwright/core";
import { OVERLAY_NAMES } from "../src/security/overlays.ts";
import { OVERLAY_KINDS, type Overlay, type OverlayKind } from "../src/security/world.ts";
import { whom } from "../src/sentences.ts";
import { placeName } from "../src/tiles.ts";
import type { Seat, Tile } from "../src/world.ts";

/** What lies on a tile, and who leads there. */
export interface OnTile {
  readonly counts: readonly { readonly owner: Seat; readonly count: number }[];
  readonly overlays: readonly { readonly kind: OverlayKind; readonly count: number }[];
  readonly leads: Seat | undefined;
}
/** The overlays of a tile by kind: nothing keeps players from heaping them all on one. */
export const overlaysOn = (tile: Tile, overlays: readonly Overlay[]): OnTile["overlays"] =>
  OVERLAY_KINDS.flatMap((kind) => {
    const count = overlays.filter((overlay) => overlay.tile === tile.id && overlay.face === kind).length;
    return count === 0 ? [] : [{ kind, count }];
  });
/** A tile in words: all that its picture says. Its words are explained where it is pointed at. */
export function tileText(tile: Tile, { counts, overlays, leads }: OnTile, names: Names): string {
  const whose = (owner: Seat): string => (names.seat(owner) === "You" ? "yours" : names.seat(owner));
  return [
    placeName(tile),
    tile.resolved ? "resolved" : "",
    ...overlays.map(({ kind, count }) => (count > 1 ? `${count} times ${OVERLAY_NAMES[kind]}` : OVERLAY_NAMES[kind])),
    ...counts.map(({ owner, count }) => `${count} of ${whose(owner)}`),
    leads === undefined ? "" : `led by ${whom(names, leads)}`,
  ]
    .filter(Boolean)
    .join(", ");
}
