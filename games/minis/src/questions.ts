import { type Declaration, permission, quantity } from "@cardwright/core";
import type { Card, Seat } from "./piece.ts";
import type { Status } from "./status.ts";
import type { WINDOWS } from "./windows.ts";

/** Questions that rules ask and cards answer. They stand apart from the world, because its options are checked against the cards. */
export const questions = {
  mayAttack: permission<{ creature: Card }>("creature", "PRECONDITION_FAILED", "it cannot attack now"),
  mayComeIn: permission<{ creature: Card }>("creature", "PRECONDITION_FAILED", "it cannot be switched in now"),
  /** Only for effects that are not the attack itself. */
  mayBeTargeted: permission<{ creature: Card }>("creature", "PRECONDITION_FAILED", "it cannot be targeted now"),
  mayTakeStatus: permission<{ creature: Card; status: Status }>(
    "creature",
    "PRECONDITION_FAILED",
    "it cannot get that status now",
  ),
  attack: quantity<{ creature: Card }>("creature", { floor: 0 }),
  defence: quantity<{ creature: Card }>("creature", { floor: 0 }),
  speed: quantity<{ creature: Card }>("creature", { floor: 0 }),
  health: quantity<{ creature: Card }>("creature", { floor: 1 }),
  resonance: quantity<{ creature: Card }>("creature", { floor: 0 }),
  endHealing: quantity<{ creature: Card }>("creature", { floor: 0 }),
  endDrain: quantity<{ creature: Card }>("creature", { floor: 0 }),
  /** So much healing brings this much. */
  healing: quantity<{ creature: Card }>("creature", { floor: 0 }),
  /** Own turns for which a status lasts; 0 where it does not take hold. */
  statusTurns: quantity<{ creature: Card; status: Status }>("creature", { floor: 0 }),
  attackCost: quantity<{ creature: Card }>("creature", { floor: 1 }),
  /** Energies that evolving takes. */
  growth: quantity<{ creature: Card }>("creature", { floor: 1 }),
  relicCost: quantity<{ seat: Seat }>("seat", { floor: 0 }),
  extraDraws: quantity<{ seat: Seat }>("seat", { floor: 0 }),
} as const;

/** The phases and questions of the world: all that an effect on a card may name of it. */
export interface Askable extends Declaration {
  readonly phases: typeof WINDOWS;
  readonly questions: typeof questions;
}
