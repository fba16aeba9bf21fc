import type { Draw } from "../declare.ts";
import { RandomStream } from "../random.ts";
import { type Refusal, refuse } from "../refusal.ts";
import { shuffled } from "../shuffled.ts";
import { FACE_UP, HAND_MAX, type MeasureState, type MeasureView, PLAYS_PER_MEASURE } from "./types.ts";

/** The life of measures, as pure functions: each answers with a new state or with why not. */

export type MeasureResult =
  | { readonly ok: true; readonly state: MeasureState }
  | { readonly ok: false; readonly error: Refusal };
const no = (code: string, message: string): MeasureResult => ({ ok: false, error: refuse(code, message) });

export interface InitMeasures {
  readonly playerIds: readonly string[];
  readonly deckIds: readonly string[];
  /** 64 hex digits. */
  readonly seed: string;
}
export function initMeasureState({ playerIds, deckIds, seed }: InitMeasures): MeasureState {
  if (new Set(playerIds).size !== playerIds.length) throw new RangeError("every player is named once");
  if (new Set(deckIds).size !== deckIds.length) throw new RangeError("every measure is in the deck once");
  const byPlayer = <T>(value: T): Record<string, T> =>
    Object.fromEntries([...playerIds].sort().map((id) => [id, value]));
  return refillFaceUp({
    drawPile: new RandomStream(seed).shuffle(deckIds),
    discardPile: [],
    faceUp: [],
    recycled: false,
    playsByMeasureId: Object.fromEntries([...deckIds].sort().map((id) => [id, 0])),
    playedThisRoundByPlayerId: byPlayer(false),
    handByPlayerId: byPlayer<readonly string[]>([]),
    seed,
  });
}

/** Three face up, unless nothing is left beyond the one recycling. Called after every take and every play. */
export function refillFaceUp(state: MeasureState): MeasureState {
  let next = state;
  while (next.faceUp.length < FACE_UP) {
    if (next.drawPile.length === 0) {
      const again = recycle(next);
      if (again === next) return next;
      next = again;
      continue;
    }
    next = { ...next, drawPile: next.drawPile.slice(0, -1), faceUp: [...next.faceUp, next.drawPile.at(-1)!] };
  }
  return next;
}
/** Once a game, and only what may still be played: a measure that has been played twice stays where it is. */
function recycle(state: MeasureState): MeasureState {
  const isDone = (id: string): boolean => (state.playsByMeasureId[id] ?? 0) >= PLAYS_PER_MEASURE;
  const playable = state.discardPile.filter((id) => !isDone(id));
  if (state.recycled || playable.length === 0) return state;
  // The words after those that the first shuffle used, so that the two shuffles are not the same.
  const stream = new RandomStream(state.seed, RECYCLE_POSITION);
  return {
    ...state,
    recycled: true,
    drawPile: stream.shuffle(playable),
    discardPile: state.discardPile.filter(isDone),
  };
}
const RECYCLE_POSITION = 1 << 16;

export function takeFaceUpMeasure(state: MeasureState, playerId: string, index: number): MeasureResult {
  const hand = handOf(state, playerId);
  if (hand === undefined) return no("MEASURE_PLAYER_UNKNOWN", "that player has no hand of measures");
  if (!Number.isInteger(index) || index < 0 || index >= state.faceUp.length) {
    return no("MEASURE_NOT_FACE_UP", "no measure lies face up there");
  }
  if (hand.length >= HAND_MAX)
    return no("MEASURE_HAND_FULL", `a hand holds ${HAND_MAX} measures; play or discard one first`);
  const taken = state.faceUp[index]!;
  const left = state.faceUp.filter((_, i) => i !== index);
  const refilled = refillFaceUp({
    ...state,
    faceUp: left,
    handByPlayerId: { ...state.handByPlayerId, [playerId]: [...hand, taken] },
  });
  // The slot that was taken is filled in its place; the other measures stay where players saw them.
  const fresh = refilled.faceUp.slice(left.length);
  return { ok: true, state: { ...refilled, faceUp: [...left.slice(0, index), ...fresh, ...left.slice(index)] } };
}

export function playMeasure(state: MeasureState, playerId: string, measureId: string): MeasureResult {
  const hand = handOf(state, playerId);
  if (hand === undefined) return no("MEASURE_PLAYER_UNKNOWN", "that player has no hand of measures");
  if (!hand.includes(measureId)) return no("MEASURE_NOT_IN_HAND", "that measure is not in hand");
  if (state.playedThisRoundByPlayerId[playerId] === true) {
    return no("MEASURE_PLAYED_THIS_ROUND", "one measure a round; the next may be played in the next round");
  }
  const plays = state.playsByMeasureId[measureId] ?? 0;
  if (plays >= PLAYS_PER_MEASURE) {
    return no("MEASURE_USED_UP", `each measure is played ${PLAYS_PER_MEASURE} times a game at most; discard it`);
  }
  const played = moveToDiscard(state, playerId, hand, measureId);
  return {
    ok: true,
    state: refillFaceUp({
      ...played,
      playsByMeasureId: { ...state.playsByMeasureId, [measureId]: plays + 1 },
      playedThisRoundByPlayerId: { ...state.playedThisRoundByPlayerId, [playerId]: true },
    }),
  };
}
/** A hand of measures that may no longer be played would block taking others, so one may be put away. */
export function discardMeasure(state: MeasureState, playerId: string, measureId: string): MeasureResult {
  const hand = handOf(state, playerId);
  if (hand === undefined) return no("MEASURE_PLAYER_UNKNOWN", "that player has no hand of measures");
  if (!hand.includes(measureId)) return no("MEASURE_NOT_IN_HAND", "that measure is not in hand");
  return { ok: true, state: refillFaceUp(moveToDiscard(state, playerId, hand, measureId)) };
}
const handOf = (state: MeasureState, playerId: string): readonly string[] | undefined =>
  Object.hasOwn(state.handByPlayerId, playerId) ? state.handByPlayerId[playerId] : undefined;
function moveToDiscard(
  state: MeasureState,
  playerId: string,
  hand: readonly string[],
  measureId: string,
): MeasureState {
  const index = hand.indexOf(measureId);
  return {
    ...state,
    discardPile: [...state.discardPile, measureId],
    handByPlayerId: { ...state.handByPlayerId, [playerId]: hand.filter((_, i) => i !== index) },
  };
}

/** Per-round flags are cleared when a new round begins. */
export function startMeasureRound(state: MeasureState): MeasureState {
  const cleared = Object.keys(state.playedThisRoundByPlayerId).map((id) => [id, false] as const);
  return { ...state, playedThisRoundByPlayerId: Object.fromEntries(cleared) };
}

export function showMeasures({ drawPile, seed: _, ...open }: MeasureState): MeasureView {
  return { ...open, drawPileCount: drawPile.length };
}
/** The same measures with another order of the pile, now and after the recycling: what it could be to anyone. */
export function redealMeasures(state: MeasureState, draw: Draw): MeasureState {
  const drawPile = shuffled([...state.drawPile].sort(), draw);
  return { ...state, drawPile, seed: Array.from(state.seed, () => draw(16).toString(16)).join("") };
}
