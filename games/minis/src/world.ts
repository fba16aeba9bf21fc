import { defineWorld, fact, type Piece, permission, quantity, z, zone } from "@cardwright/core";
import type { Status } from "./card-types.ts";
import { deckChoice, examineDecks } from "./decks/choice.ts";
import { MODES } from "./modes.ts";
import { WINDOWS } from "./windows.ts";

export type Seat = 0 | 1;
/** Every card carries the same marks from the beginning, so that a card in a deck never tells where it has been. */
export interface Card extends Piece {
  readonly owner: Seat;
  /** Damage on a creature; 1 on a relic that has saved its bearer. */
  readonly damage: number;
  /** The creature that an energy, a relic or a card beneath belongs to; empty for none. */
  readonly on: string;
}
const marks = { owner: z.literal([0, 1]), damage: z.int().min(0), on: z.string() };

const perTurn = { resets: "turn" } as const;
const declares = {
  seats: 2,
  phases: WINDOWS,
  options: z
    .object({
      mode: z.literal([...MODES]).default("standard"),
      /** A prebuilt deck by its id, a list, or an empty text for the mode's own pairing. Everyone sees them. */
      decks: z.tuple([deckChoice, deckChoice]).default(["", ""]),
    })
    .superRefine(examineDecks),
  zones: {
    deck: zone.each<Card>("nobody", { order: "stack", marks }),
    hand: zone.each<Card>("owner", { order: "row", marks }),
    /** What a player has chosen while setting up; it is turned up when both are ready. */
    stagedActive: zone.each<Card>("owner", { capacity: 1, order: "row", marks }),
    stagedBench: zone.each<Card>("owner", { capacity: 2, order: "row", marks }),
    active: zone.each<Card>("everyone", { capacity: 1, order: "row", inPlay: true, marks }),
    bench: zone.each<Card>("everyone", { capacity: 2, order: "row", inPlay: true, marks }),
    pool: zone.each<Card>("everyone", { order: "row", marks }),
    attached: zone.each<Card>("everyone", { order: "row", marks }),
    beneath: zone.each<Card>("everyone", { order: "row", marks }),
    relic: zone.each<Card>("everyone", { capacity: 3, order: "row", inPlay: true, marks }),
    terrain: zone.shared<Card>("everyone", { capacity: 1, order: "row", inPlay: true, marks }),
    discard: zone.each<Card>("everyone", { order: "stack", marks }),
    sideboard: zone.each<Card>("everyone", { order: "row", marks }),
  },
  facts: {
    mini_draw_used_this_turn: fact.each(0, "everyone", perTurn),
    mini_heal_used_this_turn: fact.each(0, "everyone", perTurn),
    mini_search_used_this_turn: fact.each(0, "everyone", perTurn),
    mini_relic_discount_used_this_turn: fact.each(0, "everyone", perTurn),
    mini_stealth_used_this_turn: fact.each(0, "everyone", perTurn),
    mini_paralyze_used_this_turn: fact.each(0, "everyone", perTurn),
    mini_burn_triggers_this_match: fact.each(0, "everyone"),
    mini_def_buffs_active: fact.each(0, "everyone"),
    mini_spd_buffs_active: fact.each(0, "everyone"),
    mini_freeze_marks_active: fact.each(0, "everyone"),
    mini_paralyze_marks_active: fact.each(0, "everyone"),
    mini_stealth_marks_active: fact.each(0, "everyone"),
    energiesPlayed: fact.each(0, "everyone", perTurn),
    summons: fact.each(0, "everyone", perTurn),
    supportersPlayed: fact.each(0, "everyone", perTurn),
    terrainsPlayed: fact.each(0, "everyone", perTurn),
    switches: fact.each(0, "everyone", perTurn),
    attacks: fact.each(0, "everyone", perTurn),
    activations: fact.each(0, "everyone", perTurn),
    cardsByEffects: fact.each(0, "everyone", perTurn),
    relicCyclesUsed: fact.each(0, "everyone", perTurn),
    /** Kinds of cards played this turn, for combos [R8.4]. */
    kindsPlayed: fact.each<readonly string[]>([], "everyone", { ...perTurn, type: z.array(z.string()).readonly() }),
    burstUsed: fact.each(false, "everyone"),
    mulligans: fact.each(0, "everyone"),
    ready: fact.each(false, "everyone"),
    turnsTaken: fact.each(0, "everyone"),
    /** Who goes first; -1 until both are ready. */
    firstSeat: fact.shared<-1 | Seat>(-1, "everyone", { type: z.literal([-1, 0, 1]) }),
  },
  questions: {
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
    relicCost: quantity<{ seat: Seat }>("seat", { floor: 0 }),
    extraDraws: quantity<{ seat: Seat }>("seat", { floor: 0 }),
  },
} as const;
export interface Minis extends Readonly<typeof declares> {}
export const world = defineWorld<Minis>(declares);
export const otherSeat = (seat: Seat): Seat => (seat === 0 ? 1 : 0);
