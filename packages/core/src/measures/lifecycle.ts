import { type Refusal, refuse } from "../refusal.ts";
import { HAND_MAX, type Measures, PLAYS_PER_MEASURE } from "./types.ts";

/** When a measure may be taken, played and put away (spec 000 D): nothing where it may, otherwise why not. */

export function cannotTakeMeasure(measures: Measures, playerId: string, index: number): Refusal | undefined {
  const hand = handOf(measures, playerId);
  if (hand === undefined) return UNKNOWN;
  if (!Number.isInteger(index) || index < 0 || index >= measures.faceUp.length) {
    return refuse("MEASURE_NOT_FACE_UP");
  }
  if (hand.length < HAND_MAX) return undefined;
  return refuse("MEASURE_HAND_FULL", { most: HAND_MAX });
}
export function cannotPlayMeasure(measures: Measures, playerId: string, measureId: string): Refusal | undefined {
  const missing = cannotDiscardMeasure(measures, playerId, measureId);
  if (missing !== undefined) return missing;
  if (measures.playedThisRoundByPlayerId[playerId] === true) {
    return refuse("MEASURE_PLAYED_THIS_ROUND");
  }
  if (!isUsedUp(measures, measureId)) return undefined;
  return refuse("MEASURE_USED_UP", { most: PLAYS_PER_MEASURE });
}
/** A hand of measures that may no longer be played would block taking others, so one may be put away. */
export function cannotDiscardMeasure(measures: Measures, playerId: string, measureId: string): Refusal | undefined {
  const hand = handOf(measures, playerId);
  if (hand === undefined) return UNKNOWN;
  return hand.includes(measureId) ? undefined : refuse("MEASURE_NOT_IN_HAND");
}
/** A measure that has been played as often as it may is not recycled. */
export const isUsedUp = ({ playsByMeasureId }: Pick<Measures, "playsByMeasureId">, measureId: string): boolean =>
  (playsByMeasureId[measureId] ?? 0) >= PLAYS_PER_MEASURE;

const UNKNOWN = refuse("MEASURE_PLAYER_UNKNOWN");
const handOf = ({ handByPlayerId }: Measures, playerId: string): readonly string[] | undefined =>
  Object.hasOwn(handByPlayerId, playerId) ? handByPlayerId[playerId] : undefined;
