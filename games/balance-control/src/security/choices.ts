import { type Events, type Refusal, refuse, type Table, type Turn } from "@cardwright/core";
import { placeLabel } from "../tiles.ts";
import type { Tile } from "../world.ts";
import { cannotLie, inStock, moving, overlayLabel, placing, removing } from "./overlays.ts";
import { OVERLAY_KINDS, type Overlay, type OverlayKind, type Security } from "./world.ts";

/** What players are asked about overlays: which kind, which one, where to. */

type Deciding = Turn<Security>;

function cannotPlace(turn: Table<Security>, kind: OverlayKind): Refusal | undefined {
  if (inStock(turn, kind) === undefined) return refuse("STOCK_EMPTY");
  const somewhere = turn.state.map.some((tile) => cannotLie(turn, kind, tile) === undefined);
  return somewhere ? undefined : refuse("OVERLAY_DOES_NOT_FIT");
}
export const canPlaceAny = (turn: Table<Security>): boolean =>
  OVERLAY_KINDS.some((kind) => cannotPlace(turn, kind) === undefined);
export function chosenKind(turn: Deciding, kinds: readonly OverlayKind[] = OVERLAY_KINDS): OverlayKind {
  return turn.oneOf("overlay", kinds, {
    ask: "Which overlay?",
    label: (kind) => ["label.overlayKind", { overlayKind: kind }],
    check: (kind) => cannotPlace(turn, kind),
  });
}
const tileFor = (turn: Deciding, check: (tile: Tile) => Refusal | undefined): Tile =>
  turn.oneOf("tile", turn.state.map, { ask: "On which tile?", label: placeLabel, check });
/** Any overlay on any tile that takes it; `also` may refuse more, such as a price. */
export function placingAny(turn: Deciding, also: (tile: Tile) => Refusal | undefined = () => undefined) {
  const kind = chosenKind(turn);
  const tile = tileFor(turn, (target) => cannotLie(turn, kind, target) ?? also(target));
  return { tile, events: placing(turn, turn.seat, kind, tile) };
}

const newTile = (turn: Deciding, overlay: Overlay): Tile =>
  tileFor(turn, (tile) => (tile.id === overlay.tile ? refuse("SAME_TILE") : cannotLie(turn, overlay.face, tile)));
/** Why an overlay cannot be moved: it is locked, or nothing else takes it. */
export function cannotMove(turn: Table<Security>, overlay: Overlay): Refusal | undefined {
  const locked = turn.check("overlayMoves", { overlay });
  if (locked !== undefined) return locked;
  const other = turn.state.map.some(
    (tile) => tile.id !== overlay.tile && cannotLie(turn, overlay.face, tile) === undefined,
  );
  return other ? undefined : refuse("OVERLAY_DOES_NOT_FIT.other");
}
export const movingOne = (turn: Deciding, overlay: Overlay): Events =>
  moving(turn, turn.seat, overlay, newTile(turn, overlay));
export const movingAny = (turn: Deciding): Events =>
  movingOne(
    turn,
    turn.oneOf("overlay", turn.state.overlays, {
      ask: ["ask.overlay.move"],
      label: overlayLabel(turn),
      check: (overlay) => cannotMove(turn, overlay),
    }),
  );
export const removingAny = (turn: Deciding): Events =>
  removing(
    turn,
    turn.seat,
    turn.oneOf("overlay", turn.state.overlays, {
      ask: ["ask.overlay.remove"],
      label: overlayLabel(turn),
      check: (overlay) => turn.check("overlayMoves", { overlay }),
    }),
  );
