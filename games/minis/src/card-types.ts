import type { CardEffect } from "@cardwright/core";
import * as z from "zod/mini";
import { ELEMENTS, type Element } from "./elements.ts";
import type { Askable } from "./questions.ts";
import type { Status } from "./status.ts";

/** What is printed on the cards. Everything a card does is data in a closed vocabulary that the rules read. */

/** What an attack does beside its damage. */
export type AttackEffect =
  | { readonly kind: "status"; readonly status: "BURN" | "POISON" | "CHILL" }
  | { readonly kind: "healSelf"; readonly amount: number }
  | { readonly kind: "healBench"; readonly amount: number }
  | { readonly kind: "splashEach"; readonly amount: number }
  | { readonly kind: "splashOne"; readonly amount: number }
  | { readonly kind: "forceSwitch" }
  | { readonly kind: "ambush" }
  | { readonly kind: "cleanse" }
  | { readonly kind: "guard" }
  | { readonly kind: "draw"; readonly count: number };
export interface AttackData {
  readonly id: string;
  /** Pool energies of the creature's own element. */
  readonly cost: number;
  readonly effect?: AttackEffect;
}
/** What an item or a supporter does when it is played. */
export type ItemEffect =
  | { readonly kind: "heal"; readonly amount: number }
  | { readonly kind: "attachFromHand"; readonly most: number }
  | { readonly kind: "clearStatuses" }
  | { readonly kind: "shield"; readonly amount: number }
  | { readonly kind: "freeSwitch" }
  | { readonly kind: "recycleEnergy"; readonly most: number }
  | { readonly kind: "findEnergy" }
  | { readonly kind: "findCreatures"; readonly most: number }
  | { readonly kind: "arrangeTop"; readonly count: number }
  | { readonly kind: "drawThenDiscard"; readonly draw: number; readonly discard: number }
  /** Resonance for the turn, and cards where as many elements fight side by side. */
  | { readonly kind: "rally"; readonly elements: number; readonly draw: number }
  /** The hand is shown; its cards of the element strengthen the turn's attack. */
  | { readonly kind: "oracle"; readonly draw: number; readonly element: Element; readonly most: number }
  /** For the turn, a creature of the element may pay with another, and hits one kind harder. */
  | {
      readonly kind: "temper";
      readonly element: Element;
      readonly paidWith: Element;
      readonly against: Element;
      readonly attack: number;
    };
export type PaidWith = Element | "any" | "different";
/** What a relic gives to the creature that bears it. */
export interface Bearing {
  readonly attack?: number;
  readonly defence?: number;
  readonly speed?: number;
  readonly health?: number;
  readonly endHealing?: number;
  readonly endDrain?: number;
  readonly immuneTo?: Status;
  readonly inflicts?: "BURN";
  /** Damage given back to whoever attacks the bearer. */
  readonly counter?: number;
  /** Heals the bearer by half of the damage its attacks deal. */
  readonly drains?: true;
  /** Once, what would knock the bearer out leaves it with one health. */
  readonly survivesOnce?: true;
  /** Taken off the damage of each attack, of which 1 is left. */
  readonly softens?: number;
  /** While the bearer is active, this status lasts one turn more on the other side. */
  readonly prolongs?: Status;
  /** Added to what a signature or an ultimate costs. */
  readonly attackCost?: number;
  /** All that heals the bearer heals it by half as much again. */
  readonly heals?: "half more";
  /** One bad status of the bearer ends with each of its player's turns. */
  readonly endCleansing?: true;
}

interface Printed {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly tags?: readonly string[];
  readonly creates?: readonly CardEffect<Askable>[];
  /** Spec 001: the effect handler or the passive that the card brings with it. */
  readonly digital?: { readonly app_effect_id: string };
}
export interface CreatureCard extends Printed {
  readonly kind: "creature";
  /** The number in SET-001, for the cards of that set. */
  readonly number?: string;
  readonly element: Element;
  /** 5 is a champion, or what only a ritual brings. */
  readonly stage: 1 | 2 | 3 | 4 | 5;
  readonly evolvesFrom?: string;
  readonly rank?: "mini" | "rare" | "champion" | "legend";
  readonly health: number;
  readonly attack: number;
  readonly defence: number;
  readonly speed: number;
  readonly signature?: AttackData;
  readonly ultimate?: AttackData;
}
export interface EnergyCard extends Printed {
  readonly kind: "energy";
  readonly element: Element;
}
export interface ItemCard extends Printed {
  readonly kind: "item";
  readonly supporter?: true;
  readonly does: ItemEffect;
}
export interface RelicCard extends Printed {
  readonly kind: "relic";
  readonly cost: number;
  /** Which pool energy pays for it; "different" for no two of one element. */
  readonly paidWith: PaidWith;
  /** A field relic has no bearer. */
  readonly bearer?: Bearing;
  /** No second copy lies in play on the same side. */
  readonly unique?: true;
  readonly onePerDeck?: true;
}
export interface TerrainCard extends Printed {
  readonly kind: "terrain";
}
export type MinisCard = CreatureCard | EnergyCard | ItemCard | RelicCard | TerrainCard;

const attack = z.strictObject({
  id: z.string().check(z.minLength(1)),
  cost: z.int().check(z.minimum(1), z.maximum(8)),
  effect: z.optional(z.json()),
});
const stat = z.int().check(z.minimum(0));
/** The fields that these cards have beside the ones every card has. */
export const cardFields: Readonly<Record<string, z.ZodMiniType>> = {
  kind: z.literal(["creature", "energy", "item", "relic", "terrain"]),
  number: z.optional(z.string().check(z.regex(/^\d{3}$/))),
  element: z.optional(z.literal([...ELEMENTS])),
  stage: z.optional(z.literal([1, 2, 3, 4, 5])),
  evolvesFrom: z.optional(z.string()),
  rank: z.optional(z.literal(["mini", "rare", "champion", "legend"])),
  health: z.optional(z.int().check(z.minimum(1))),
  attack: z.optional(stat),
  defence: z.optional(stat),
  speed: z.optional(stat),
  signature: z.optional(attack),
  ultimate: z.optional(attack),
  supporter: z.optional(z.literal(true)),
  does: z.optional(z.json()),
  cost: z.optional(stat),
  paidWith: z.optional(z.literal([...ELEMENTS, "any", "different"])),
  bearer: z.optional(z.json()),
  unique: z.optional(z.literal(true)),
  onePerDeck: z.optional(z.literal(true)),
  digital: z.optional(z.strictObject({ app_effect_id: z.string().check(z.regex(/^EFF_/)) })),
};
