import { defineWorld, fact, type Piece, permission, quantity, type Table, zone } from "@cardwright/core";
import * as z from "zod/mini";
import { deckOption } from "./decks/deck-option.ts";
import { type EffectFlags, effectFlagsSchema, NO_FLAGS } from "./flags.ts";
import { LANE_SIZE, TRAPS_MAX_EVER, TURNS_PER_ROUND } from "./numbers.ts";
import type { Player } from "./player.ts";
import type { CardPiece } from "./printed.ts";

/** An open change of a card's influence. The influence itself is never stored [R9.1]. */
const adjustmentSchema = z.strictObject({ targetUid: z.string(), amount: z.int(), source: z.string() });
export type Adjustment = Readonly<z.infer<typeof adjustmentSchema>>;

const countsSchema = z.strictObject({ government: z.int(), public: z.int(), initiative: z.int(), trap: z.int() });
export type Counts = Readonly<z.infer<typeof countsSchema>>;
const NO_COUNTS: Counts = { government: 0, public: 0, initiative: 0, trap: 0 };

const uids = z.array(z.string());
const ofTheRound = <T>(type: z.ZodMiniType<T>) => ({ resets: "round", type }) as const;

const declares = {
  seats: 2,
  phases: ["main"],
  options: z.object({
    /** [R2] Names of prebuilt decks, or lists of card ids. */
    decks: z._default(z.tuple([deckOption, deckOption]), ["progressive-activism", "town-hall"]),
    /** [R8.4] When the platform bonus of Mark Zuckerberg comes back. */
    zuckerbergWindow: z._default(z.literal(["turn", "round"]), "turn"),
    /** [R5.6] The term: turns that each player has in a round at most. */
    turnsPerRound: z._default(z.int().check(z.minimum(3), z.maximum(30)), TURNS_PER_ROUND),
    /** [R2.5] Whether people who live or lived give their places to invented ones. */
    inventedNames: z._default(z.boolean(), false),
  }),
  zones: {
    deck: zone.each<CardPiece>("nobody", { order: "stack" }),
    hand: zone.each<CardPiece>("owner", { order: "row" }),
    /** [R7.5] Cards of the hand that are deactivated for now. */
    suspended: zone.each<CardPiece>("owner", { order: "row" }),
    government: zone.each<CardPiece>("everyone", { order: "row", inPlay: true, capacity: LANE_SIZE }),
    public: zone.each<CardPiece>("everyone", { order: "row", inPlay: true, capacity: LANE_SIZE }),
    instant: zone.each<CardPiece>("everyone", { capacity: 1 }),
    permanentGovernment: zone.each<CardPiece>("everyone", { inPlay: true, capacity: 1 }),
    permanentPublic: zone.each<CardPiece>("everyone", { inPlay: true, capacity: 1 }),
    traps: zone.each<CardPiece>("backs", { order: "row", capacity: TRAPS_MAX_EVER }),
    discard: zone.shared<CardPiece>("everyone", { order: "stack" }),
  },
  facts: {
    ap: fact.each(0, "everyone"),
    effectFlags: fact.each<EffectFlags>(NO_FLAGS, "everyone", { type: effectFlagsSchema }),
    initiativeEffectModifierByTag: fact.each<Readonly<Record<string, number>>>(
      {},
      "everyone",
      ofTheRound(z.record(z.string(), z.int())),
    ),
    /** The spec's set of shielded cards, as a list, because state is JSON. */
    shields: fact.shared<readonly string[]>([], "everyone", ofTheRound(uids)),
    deactivated: fact.shared<readonly string[]>([], "everyone", ofTheRound(uids)),
    adjustments: fact.shared<readonly Adjustment[]>([], "everyone", ofTheRound(z.array(adjustmentSchema))),
    roundsWon: fact.each(0, "everyone"),
    passed: fact.each(false, "everyone", { resets: "round" }),
    /** Influence of all rounds so far; it breaks a tie in which nobody chose to pass first [R5.3]. */
    influenceScored: fact.each(0, "everyone"),
    /** The seat that chose to pass first, or -1: it wins a tie [R5.3]. */
    firstPassed: fact.shared<number>(-1, "everyone", { resets: "round" }),
    turnsThisRound: fact.each(0, "everyone", { resets: "round" }),
    playedThisTurn: fact.each<Counts>(NO_COUNTS, "everyone", { resets: "turn", type: countsSchema }),
    playedThisRound: fact.each<Counts>(NO_COUNTS, "everyone", ofTheRound(countsSchema)),
    /** Played a card or activated an initiative: without that a turn ends only by passing [R4.5]. */
    acted: fact.each(false, "everyone", { resets: "turn" }),
    transferred: fact.each(false, "everyone", { resets: "turn" }),
    abilitiesUsed: fact.each<readonly string[]>([], "everyone", ofTheRound(uids)),
    abilitiesSpent: fact.each<readonly string[]>([], "everyone", { type: uids }),
    log: fact.shared<readonly string[]>([], "everyone", { type: uids }),
  },
  questions: {
    influence: quantity<{ readonly card: Piece }>("card", { floor: 0 }),
    playCost: quantity<{ readonly card: Piece }>("card", { floor: 0 }),
    canPlay: permission<{ readonly card: Piece }>("card", "PLAY_LOCKED", "this cannot be played for now"),
    canTransfer: permission<{ readonly seat: Player }>("seat", "TRANSFER_LOCKED", "no influence can be moved for now"),
    trapSlots: quantity<{ readonly seat: Player }>("seat", { floor: 0, ceiling: TRAPS_MAX_EVER }),
    trapsAtOnce: quantity<{ readonly seat: Player }>("seat", { floor: 1 }),
    trapStrength: quantity<{ readonly seat: Player }>("seat", { floor: 0 }),
    handRefill: quantity<{ readonly seat: Player }>("seat", { floor: 0 }),
  },
} as const;
export interface Politics extends Readonly<typeof declares> {}
export const world = defineWorld<Politics>(declares);
export type PoliticsTable = Table<Politics>;
