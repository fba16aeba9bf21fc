import type { Effectiveness } from "./elements.ts";

/** What a mode allows, how its decks are built and how hard its attacks hit. Every number of a mode stands here. */
export const MODES = ["simple", "standard", "tournament"] as const;
export type Mode = (typeof MODES)[number];
export type AttackKind = "BASIC" | "SIGNATURE" | "ULTIMATE";

export interface DeckRules {
  readonly cards: number;
  readonly sideboard: number;
  readonly copies: number;
  /** Copies of a champion or a legend. */
  readonly copiesOfLegends: number;
  readonly creatures: number;
  readonly energies: number;
}
/** A factor as a fraction, so that no rounding error of the machine decides a match. */
export type Factor = readonly [by: number, of: number];
export interface DamageModel {
  readonly power: Readonly<Record<AttackKind, number>>;
  /** By how many per cent every attack grows with each turn that its player has taken before. */
  readonly heatPerTurn: number;
  readonly countsDefence: boolean;
  readonly factors: Readonly<Record<Effectiveness, Factor>>;
  readonly rounds: "up" | "half up";
}
export interface ModeRules {
  readonly deck: DeckRules;
  readonly openingHand: number;
  readonly damage: DamageModel;
  /** Statuses, relics, terrains, supporters, speed, resonance and burst. */
  readonly full: boolean;
  /** Dissonance, quintessence, morphing and combos. */
  readonly expert: boolean;
  /** Effects that a player may activate in one turn, and cards that effects may bring to hand in one turn. */
  readonly activationsPerTurn: number;
  readonly cardsByEffectsPerTurn: number;
  /** The turn, counted over both players, after which the healthier side wins; 0 for none. */
  readonly turnLimit: number;
}

const standardDamage: DamageModel = {
  power: { BASIC: 4, SIGNATURE: 8, ULTIMATE: 20 },
  heatPerTurn: 50,
  countsDefence: true,
  factors: { STRONG: [3, 2], NEUTRAL: [1, 1], WEAK: [3, 4] },
  rounds: "half up",
};
const RULES: Readonly<Record<Mode, ModeRules>> = {
  simple: {
    deck: { cards: 30, sideboard: 0, copies: 3, copiesOfLegends: 3, creatures: 10, energies: 10 },
    openingHand: 5,
    damage: {
      power: { BASIC: 0, SIGNATURE: 4, ULTIMATE: 16 },
      heatPerTurn: 50,
      countsDefence: false,
      factors: { STRONG: [2, 1], NEUTRAL: [1, 1], WEAK: [1, 2] },
      rounds: "up",
    },
    full: false,
    expert: false,
    activationsPerTurn: 2,
    cardsByEffectsPerTurn: 2,
    turnLimit: 0,
  },
  standard: {
    deck: { cards: 40, sideboard: 0, copies: 4, copiesOfLegends: 4, creatures: 12, energies: 12 },
    openingHand: 7,
    damage: standardDamage,
    full: true,
    expert: false,
    activationsPerTurn: 3,
    cardsByEffectsPerTurn: 3,
    turnLimit: 0,
  },
  tournament: {
    deck: { cards: 40, sideboard: 10, copies: 4, copiesOfLegends: 1, creatures: 15, energies: 10 },
    openingHand: 7,
    damage: standardDamage,
    full: true,
    expert: true,
    activationsPerTurn: 3,
    cardsByEffectsPerTurn: 3,
    turnLimit: 60,
  },
};
export const rulesOf = (mode: Mode): ModeRules => RULES[mode];

export interface Strike {
  readonly kind: AttackKind;
  readonly attack: number;
  readonly defence: number;
  readonly bonus: number;
  /** Per cent. */
  readonly heat: number;
}
/**
 * max(1, power + attack - defence), or power + attack where defence does not count; then the factor and the heat, in
 * whole numbers. Heat is a share of what the statistics give, so that they tell as much in the last turn as in the first.
 */
export function damageOf(
  { power, countsDefence, factors, rounds }: DamageModel,
  attack: Strike,
  effectiveness: Effectiveness,
): number {
  const raw = power[attack.kind] + attack.attack + attack.bonus - (countsDefence ? attack.defence : 0);
  const [by, per] = factors[effectiveness];
  const product = Math.max(1, raw) * by * (100 + attack.heat);
  const of = per * 100;
  return rounds === "up" ? Math.ceil(product / of) : Math.floor((2 * product + of) / (2 * of));
}
