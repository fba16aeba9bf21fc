import {
  defineWorld,
  fact,
  type Piece,
  quantity,
  type StateOf,
  type Table as TableOf,
  type Turn as TurnOf,
  zone,
} from "@cardwright/core";
import * as z from "zod/mini";
import { CRYSTALS_MAX, MANA_COLORS, type ManaColor } from "./colours.ts";
import type { PendingTacticDecision, TacticId } from "./protocol.ts";
import { SOLO_GOAL } from "./solo-numbers.ts";

export type Seat = 0 | 1 | 2 | 3;
/** A die of the source. Its colour is the face that lies up. */
export interface Die extends Piece<"die"> {
  readonly color: ManaColor;
}
const dice = { marks: { color: z.literal([...MANA_COLORS]) }, order: "row" } as const;

const pending: z.ZodMiniType<PendingTacticDecision | null> = z.nullable(
  z.discriminatedUnion("type", [
    z.strictObject({ type: z.literal("rethink"), maxCards: z.literal(3) }),
    z.strictObject({ type: z.literal("mana_steal_pick_die") }),
    z.strictObject({ type: z.literal("preparation_pick_card") }),
    z.strictObject({ type: z.literal("midnight_meditation"), maxCards: z.literal(5) }),
    z.strictObject({ type: z.literal("sparing_power_choice") }),
  ]),
);
const points = () => fact.each(0, "everyone", { resets: "turn" });
const crystals = () => fact.each(0, "everyone", { type: z.int().check(z.minimum(0), z.maximum(CRYSTALS_MAX)) });

const declares = {
  seats: [1, 4],
  usualSeats: 2,
  phases: ["play", "wrap-up", "draw", "tactics", "decision"],
  options: z.object({
    /** Day and night alternate, day first [R1.2]. */
    rounds: z._default(z.int().check(z.minimum(1), z.maximum(6)), 4),
    /** Whether the discard pile is shuffled in before or after the new cards are drawn [R8.2]. */
    rethink: z._default(z.literal(["shuffleFirst", "drawFirst"]), "shuffleFirst"),
    /** Points that a single player needs against the clock [R11.4]. */
    soloGoal: z._default(z.int().check(z.minimum(1), z.maximum(200)), SOLO_GOAL),
  }),
  zones: {
    deck: zone.each<Piece>("nobody", { order: "stack" }),
    hand: zone.each<Piece>("owner", { order: "row" }),
    playArea: zone.each<Piece>("everyone", { order: "row" }),
    discard: zone.each<Piece>("everyone", { order: "stack" }),
    /** Cards under Sparing Power: face down for all, their owner too [R8.12]. */
    sparingPowerStored: zone.each<Piece>("nobody", { order: "stack" }),
    tactic: zone.each<Piece<TacticId>>("everyone", { capacity: 1, inPlay: true }),
    tacticOffer: zone.shared<Piece<TacticId>>("everyone", { order: "row" }),
    tacticsAside: zone.shared<Piece<TacticId>>("everyone", { order: "row" }),
    source: zone.shared<Die>("everyone", dice),
    /** Dice that paid for something this turn; they are rerolled when they go back. */
    spentDice: zone.each<Die>("everyone", dice),
    /** Dice that were set this turn; they go back as they lie. */
    setDice: zone.each<Die>("everyone", dice),
    storedManaDie: zone.each<Die>("everyone", { ...dice, capacity: 1 }),
    challengeDeck: zone.shared<Piece>("nobody", { order: "stack" }),
    challengeRow: zone.shared<Piece>("everyone", { order: "row", capacity: 6 }),
    trophies: zone.each<Piece>("everyone", { order: "stack" }),
    woundSupply: zone.shared<Piece>("everyone", { order: "stack" }),
  },
  facts: {
    fame: fact.each(0, "everyone"),
    reputation: fact.each(0, "everyone"),
    /** How many wounds are among a player's cards: all are taken and healed in the open. */
    wounds: fact.each(0, "everyone"),
    move: points(),
    influence: points(),
    attack: points(),
    block: points(),
    ranged: points(),
    /** Cards played or discarded this turn: there must be one [R5.2]. */
    cardsUsed: points(),
    sourceDiceUsed: points(),
    extraSourceDice: points(),
    redCrystals: crystals(),
    blueCrystals: crystals(),
    greenCrystals: crystals(),
    whiteCrystals: crystals(),
    redTokens: points(),
    blueTokens: points(),
    greenTokens: points(),
    whiteTokens: points(),
    blackTokens: points(),
    tacticFlipped: fact.each(false, "everyone", { resets: "round" }),
    extraTurnPending: fact.each(false, "everyone", { resets: "round" }),
    manaSearchUsedThisTurn: fact.each(false, "everyone", { resets: "turn" }),
    pendingTacticDecision: fact.each<PendingTacticDecision | null>(null, "everyone", {
      resets: "round",
      type: pending,
    }),
    beforeTurnTacticPending: fact.each(false, "everyone", { resets: "round" }),
    roundPhase: fact.shared<"tactics" | "turns">("tactics", "everyone", { resets: "round" }),
    roundOrder: fact.shared<readonly Seat[]>([], "everyone"),
    endOfRoundAnnouncedBy: fact.shared<Seat | null>(null, "everyone", { resets: "round" }),
    scenarioEndTriggered: fact.shared(false, "everyone"),
    /** Turns that a single player has left in this round [R11.2]. */
    clock: fact.shared(0, "everyone", { resets: "round" }),
    /** Tactics that have left a match of one player [R11.3]. */
    tacticsUsed: fact.shared<readonly TacticId[]>([], "everyone"),
  },
  questions: {
    handLimit: quantity<{ seat: Seat }>("seat", { floor: 0 }),
    challengeNumber: quantity<{ challenge: Piece }>("challenge", { floor: 0 }),
    challengeFame: quantity<{ challenge: Piece }>("challenge", { floor: 0 }),
  },
} as const;
export interface TacticsWorld extends Readonly<typeof declares> {}
export const world = defineWorld<TacticsWorld>(declares);

export type State = StateOf<TacticsWorld>;
export type Table = TableOf<TacticsWorld>;
export type Turn = TurnOf<TacticsWorld>;
