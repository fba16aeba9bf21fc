import { type Piece, permission, quantity, zone } from "@cardwright/core";
import * as z from "zod/mini";
import { measuresIn } from "../measures/measure.ts";
import { type Seat, world } from "../world.ts";

/** What the security expansion adds to the table: overlays, in a stock and on tiles [R12.2]. */

export const OVERLAY_KINDS = ["securityLevel", "control", "administration", "blockade"] as const;
export type OverlayKind = (typeof OVERLAY_KINDS)[number];
export interface Overlay extends Piece<OverlayKind> {
  /** The tile it lies on; empty in the stock. */
  readonly tile: string;
}
const marks = { tile: z.string() };
export const declares = {
  zones: {
    overlayStock: zone.shared<Overlay>("everyone", { marks }),
    overlays: zone.shared<Overlay>("everyone", { marks, inPlay: true }),
  },
  questions: {
    overlayMoves: permission<{ readonly overlay: Overlay }>("overlay", "OVERLAY_LOCKED", "this overlay stays there"),
    /** As how many it counts. */
    overlayWeight: quantity<{ readonly overlay: Overlay }>("overlay", { floor: 0 }),
    /** How much security placing one costs [R12.3]. */
    overlayPrice: quantity<{ readonly seat: Seat }>("seat", { floor: 1 }),
  },
} as const;
export const securityWorld = world.extend(declares);
export type Security = typeof securityWorld.declares;
export const measure = measuresIn(securityWorld, "security");

export const OVERLAY_ACT = "placeOverlay";
export const AUTHORITY_APPARATUS = "system:authority-apparatus";
export const INNER_ORDER = "hotspot:inner-order";
