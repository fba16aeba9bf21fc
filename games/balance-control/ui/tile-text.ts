import type { RuleWords } from "@cardwright/words";
import { OVERLAY_KINDS, type Overlay, type OverlayKind } from "../src/security/world.ts";
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
export function tileText(tile: Tile, { counts, overlays, leads }: OnTile, words: RuleWords): string {
  return [
    words.sentence("label.tile", { face: tile.face, cell: `${tile.q},${tile.r}` }),
    tile.resolved ? words.text("label.resolved") : "",
    ...overlays.map(({ kind, count }) => words.text("label.overlays", { overlayKind: kind, count })),
    ...counts.map(({ owner, count }) => words.text("label.markersOf", { seat: owner, count })),
    leads === undefined ? "" : words.text("label.leads", { seat: leads }),
  ]
    .filter(Boolean)
    .join(", ");
}
