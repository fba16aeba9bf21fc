import { defineWorld, fact, type StateOf, zone } from "@cardwright/core";
import * as z from "zod/mini";
import { deckChoice, examineDecks } from "./decks/choice.ts";
import { MODES } from "./modes.ts";
import { type Card, marks, type Seat } from "./piece.ts";
import { questions } from "./questions.ts";
import { WINDOWS } from "./windows.ts";

const perTurn = { resets: "turn" } as const;
const declares = {
  seats: 2,
  phases: WINDOWS,
  options: z
    .object({
      mode: z._default(z.literal([...MODES]), "standard"),
      /** Games of a match: one, or the best of three. */
      bestOf: z._default(z.literal([1, 3]), 1),
      /** A prebuilt deck by its id, a list, or an empty text for the mode's own pairing. Everyone sees them. */
      decks: z._default(z.tuple([deckChoice, deckChoice]), ["", ""]),
    })
    .check(z.superRefine(examineDecks)),
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
    relicMovesUsed: fact.each(0, "everyone", perTurn),
    /** Kinds of cards played this turn, for combos [R8.4]. */
    kindsPlayed: fact.each<readonly string[]>([], "everyone", { ...perTurn, type: z.readonly(z.array(z.string())) }),
    burstUsed: fact.each(false, "everyone"),
    mulligans: fact.each(0, "everyone"),
    ready: fact.each(false, "everyone"),
    turnsTaken: fact.each(0, "everyone"),
    /** The game of the match that is played, those that are won, and who is done with the sideboard [R3.10]. */
    game: fact.shared(1, "everyone"),
    gamesWon: fact.each(0, "everyone"),
    exchanged: fact.each(true, "everyone"),
    exchanges: fact.each(0, "everyone", perTurn),
    exchangesFirst: fact.shared<Seat>(0, "everyone", { type: z.literal([0, 1]) }),
    /** Who goes first; -1 until both are ready. */
    firstSeat: fact.shared<-1 | Seat>(-1, "everyone", { type: z.literal([-1, 0, 1]) }),
  },
  questions,
} as const;
export interface Minis extends Readonly<typeof declares> {}
export const world = defineWorld<Minis>(declares);
export type MinisOptions = StateOf<Minis>["options"];
