import type { Card, CardEffect } from "@cardwright/core";
import * as z from "zod/mini";
import type { Taktik } from "../world.ts";

/** Spec 004 section 1: cards are data. They say which effects they create, and nothing else. */
export type CardKind = "bonus" | "malus" | "tactic";
export type CardTiming = "immediate" | "stored" | "reaction";

/** [R7.1] The five moments at which a tactic may be played. */
export const REACTION_WINDOWS = [
  "beforeMove",
  "afterMove",
  "beforeAttackRoll",
  "afterAttackRoll",
  "beforeDamage",
] as const;
export type ReactionWindow = (typeof REACTION_WINDOWS)[number];

/** Spec 004 section 2, in the words of the engine: duration, scope, who chooses the target, answers to questions. */
export type EffectDefinition = CardEffect<Taktik>;

/**
 * What may be aimed at, where that is narrower than "own", "opponents" or "all":
 * damaged, blocked, limited: one unit that is so. attacker, struck: the unit in the attack under way, without a choice.
 * pair: the attacking unit and a second that has the same target in range. quadrant: every unit in a quarter of the board.
 */
export const AIMS = ["damaged", "blocked", "limited", "attacker", "struck", "pair", "quadrant"] as const;
export type Aim = (typeof AIMS)[number];

export interface CardDefinition extends Card<Taktik> {
  readonly kind: CardKind;
  readonly timing: CardTiming;
  readonly creates: readonly EffectDefinition[];
  readonly aim?: Aim;
  /** [R6.5] Takes a malus away: the one just drawn, or later too and then all that are in force. */
  readonly cancelsMalus?: "drawn" | "allInForce";
  /** Copies in the common deck of 60 and in that of 90. */
  readonly copies?: { readonly 60: number; readonly 90: number };
  /** Where a tactic may be played, and by whom if not by both. */
  readonly windows?: readonly ReactionWindow[];
  readonly playedBy?: "active" | "waiting";
  /** [R8.2] Lasts into the next turn of the side that it hits, also where it is played in a turn of that side. */
  readonly reachesTheirTurn?: boolean;
}
/** The same, as a schema for whoever writes cards outside of this repository. */
export const cardFields = {
  kind: z.literal(["bonus", "malus", "tactic"]),
  timing: z.literal(["immediate", "stored", "reaction"]),
  aim: z.optional(z.literal([...AIMS])),
  cancelsMalus: z.optional(z.literal(["drawn", "allInForce"])),
  copies: z.optional(z.strictObject({ 60: z.int().check(z.minimum(0)), 90: z.int().check(z.minimum(0)) })),
  windows: z.optional(z.array(z.literal([...REACTION_WINDOWS]))),
  playedBy: z.optional(z.literal(["active", "waiting"])),
  reachesTheirTurn: z.optional(z.boolean()),
};
