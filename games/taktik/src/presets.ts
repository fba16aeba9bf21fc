import type { Seat, UnitFace } from "./pieces.ts";

/** [R1.2] The two sizes of the game, and every number that only tuning can find. */
export interface Preset {
  readonly width: number;
  readonly height: number;
  /** Rows of the attacker; the defender has the rest. */
  readonly attackerRows: number;
  readonly forces: Readonly<Record<Seat, readonly UnitFace[]>>;
  readonly reserves: Readonly<Record<Seat, readonly UnitFace[]>>;
  /** The match ends with this turn, counting the turns of both. */
  readonly turnLimit: number;
  /** In the points mode, the side that first destroys this many units wins. */
  readonly pointsToWin: number;
}
/** [R1.3] Four turns each: with fewer nobody reaches an enemy, and a reserve comes in from the fourth round on. */
export const TURN_LIMIT_LOWEST = 8;
const of = (face: UnitFace, count: number): readonly UnitFace[] => Array.from({ length: count }, () => face);

export const PRESETS = {
  skirmish: {
    width: 10,
    height: 12,
    attackerRows: 4,
    forces: {
      0: [...of("infantry", 1), ...of("vehicle", 2), ...of("special", 2)],
      1: [...of("infantry", 5), ...of("vehicle", 1), ...of("special", 1)],
    },
    reserves: { 0: of("infantry", 1), 1: of("infantry", 1) },
    turnLimit: 24,
    pointsToWin: 4,
  },
  standard: {
    width: 20,
    height: 30,
    attackerRows: 10,
    forces: {
      0: [...of("infantry", 2), ...of("vehicle", 4), ...of("special", 4)],
      1: [...of("infantry", 11), ...of("vehicle", 1), ...of("special", 1)],
    },
    reserves: { 0: of("vehicle", 4), 1: of("infantry", 1) },
    turnLimit: 60,
    pointsToWin: 8,
  },
} as const satisfies Readonly<Record<string, Preset>>;
export type PresetName = keyof typeof PRESETS;
export const presetOf = ({ preset }: { readonly preset: PresetName }): Preset => PRESETS[preset];

/** [R4.4] A seat moves and attacks with at most five units a turn. */
export const UNIT_MOVES_MAX = 5;
export const ATTACK_PAIRS_MAX = 5;
/** [R6.3] */
export const STORED_MAX = 6;
/** [R3.1] */
export const TACTICS_CHOSEN = 6;
/** [R4.6] From this round on a seat may bring in one unit a turn; before it only a card lets it. */
export const RESERVES_FROM_ROUND = 4;
/** [R10.2] */
export const OBJECTIVES = 3;
export const OBJECTIVES_TO_HOLD = 2;
export const TURNS_TO_HOLD = 2;
