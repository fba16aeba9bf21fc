import { blankState } from "../blank.ts";
import { type Piece, SEATS_MOST } from "../declare.ts";
import { Desks } from "../engine/desk.ts";
import { createEngine } from "../engine/engine.ts";
import { shuffle } from "../engine/events/requests.ts";
import { anyState } from "../engine/typed-state.ts";
import type { AnyEvent, StateOf } from "../protocol/index.ts";
import type { Refusal } from "../refusal.ts";
import { declareDeck, type MeasureDeclaration, measuresOf, measureWorld } from "./deck.ts";
import { measureEvents } from "./events.ts";
import { cannotDiscardMeasure, cannotPlayMeasure, cannotTakeMeasure } from "./lifecycle.ts";
import { deckNames } from "./names.ts";
import type { MeasureState } from "./types.ts";

/** Spec 000's functions: the events of a match, on measures that lie in no match. Each answers with a new state or with why not. */

export type MeasureResult =
  | { readonly ok: true; readonly state: MeasureState }
  | { readonly ok: false; readonly error: Refusal };

export interface InitMeasures {
  readonly playerIds: readonly string[];
  readonly deckIds: readonly string[];
  /** 64 hex digits. */
  readonly seed: string;
}
export function initMeasureState({ playerIds, deckIds, seed }: InitMeasures): MeasureState {
  if (new Set(playerIds).size !== playerIds.length) throw new RangeError("every player is named once");
  if (new Set(deckIds).size !== deckIds.length) throw new RangeError("every measure is in the deck once");
  if (playerIds.length > SEATS_MOST) throw new RangeError(`measures are for at most ${SEATS_MOST} players`);
  const byPlayer = <T>(value: T): Readonly<Record<string, T>> =>
    Object.fromEntries([...playerIds].sort().map((id) => [id, value]));
  const undealt: MeasureState = {
    drawPile: deckIds,
    discardPile: [],
    faceUp: [],
    recycled: false,
    playsByMeasureId: Object.fromEntries([...deckIds].sort().map((id) => [id, 0])),
    playedThisRoundByPlayerId: byPlayer(false),
    handByPlayerId: byPlayer([]),
    seed,
  };
  return settled(undealt, ({ shuffled, fills }) => [shuffled, fills({ position: 0 })], DEAL);
}
/** Three face up, unless nothing is left beyond the one recycling. Taking, playing and putting away see to it by themselves. */
export const refillFaceUp = (state: MeasureState): MeasureState =>
  settled(state, ({ fills }) => [fills({ position: state.faceUp.length })]);

export function takeFaceUpMeasure(state: MeasureState, playerId: string, index: number): MeasureResult {
  const measureId = state.faceUp[index] ?? "";
  return unless(cannotTakeMeasure(state, playerId, index), () =>
    settled(state, ({ taken, seatOf }) => [taken({ seat: seatOf(playerId), measureId, index })]),
  );
}
export const playMeasure = (state: MeasureState, playerId: string, measureId: string): MeasureResult =>
  unless(cannotPlayMeasure(state, playerId, measureId), () =>
    settled(state, ({ played, seatOf }) => [played({ seat: seatOf(playerId), measureId })]),
  );
export const discardMeasure = (state: MeasureState, playerId: string, measureId: string): MeasureResult =>
  unless(cannotDiscardMeasure(state, playerId, measureId), () =>
    settled(state, ({ discarded, seatOf }) => [discarded({ seat: seatOf(playerId), measureId })]),
  );
/** Per-round flags are cleared when a new round begins. */
export function startMeasureRound(state: MeasureState): MeasureState {
  const cleared = Object.keys(state.playedThisRoundByPlayerId).map((id) => [id, false] as const);
  return { ...state, playedThisRoundByPlayerId: Object.fromEntries(cleared) };
}
const unless = (error: Refusal | undefined, next: () => MeasureState): MeasureResult =>
  error === undefined ? { ok: true, state: next() } : { ok: false, error };

/** The first shuffle takes the first words of the seed's stream, the recycling those behind them. */
const DEAL = 0;
const RECYCLING = 1 << 16;
const ID = "measures";
const NAMES = deckNames(ID);

function makeTable() {
  const declares = { seats: [1, SEATS_MOST], phases: ["open"], zones: {}, facts: {}, questions: {} } as const;
  const world = measureWorld(declares, declareDeck(ID, []));
  const events = measureEvents(world, ID, [], (id) => id);
  const game = world.game({
    id: ID,
    name: "Measures",
    version: "1",
    actionsMax: 1,
    setup: () => [],
    actions: [],
    rules: [events.rule],
  });
  const { rules } = createEngine(game);
  const desks = new Desks(rules, false, () => false);
  return { rules, desks, events };
}
type MeasureTable = ReturnType<typeof makeTable>;
/** Made when it is asked for first: only tools outside of a match ask. */
let made: MeasureTable | undefined;
const measureTable = (): MeasureTable => {
  made ??= makeTable();
  return made;
};

interface Words extends Pick<MeasureTable["events"], "taken" | "played" | "discarded" | "fills"> {
  readonly shuffled: AnyEvent;
  readonly seatOf: (playerId: string) => number;
}
/** Lays the measures out on a table of their own, lets the events happen there, and reads them back. */
function settled(
  measures: MeasureState,
  happens: (words: Words) => readonly AnyEvent[],
  position = RECYCLING,
): MeasureState {
  const { rules, desks, events } = measureTable();
  const players = Object.keys(measures.handByPlayerId);
  const seatOf = (playerId: string): number => players.indexOf(playerId);
  const laid = laidOut(measures, players, { ...blankState(rules, players.length), position });
  const desk = desks.borrow();
  desk.open(anyState(laid), measures.seed);
  desk.settling.settle(happens({ ...events, shuffled: shuffle(rules.places.get(NAMES.pile)!), seatOf }));
  const after = measuresOf(desk.ledger.state, ID);
  desks.giveBack(desk);
  const named = <T>(bySeat: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
    Object.fromEntries(players.map((id, seat) => [id, bySeat[seat]!]));
  return {
    ...after,
    playedThisRoundByPlayerId: named(after.playedThisRoundByPlayerId),
    handByPlayerId: named(after.handByPlayerId),
    seed: measures.seed,
  };
}
function laidOut(measures: MeasureState, players: readonly string[], blank: object): StateOf<MeasureDeclaration> {
  let nextPiece = 1;
  const pieces = (faces: readonly string[], at: string): readonly Piece[] =>
    faces.map((face) => ({ id: `p${nextPiece++}`, face, at }));
  const laid = {
    [NAMES.pile]: pieces(measures.drawPile, NAMES.pile),
    [NAMES.row]: pieces(measures.faceUp, NAMES.row),
    [NAMES.discard]: pieces(measures.discardPile, NAMES.discard),
    [NAMES.hand]: players.map((id, seat) => pieces(measures.handByPlayerId[id]!, `${NAMES.hand}/${seat}`)),
    [NAMES.recycled]: measures.recycled,
    [NAMES.plays]: measures.playsByMeasureId,
    [NAMES.played]: players.map((id) => measures.playedThisRoundByPlayerId[id]!),
  };
  return { ...blank, ...laid, nextPiece } as StateOf<MeasureDeclaration>;
}
