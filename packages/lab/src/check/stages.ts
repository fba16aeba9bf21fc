import type { AnyEngine, AnyState } from "@cardwright/bots";
import type { Action, Piece } from "@cardwright/core";
import type { Snapshot } from "@cardwright/core/host";

/** Tables where cards can be laid into hands, taken from random matches. */
export interface Stage {
  readonly snapshot: Snapshot<AnyState>;
  readonly seat: number;
  /** What each seat holds where only it can see. */
  readonly hands: readonly (readonly Piece[])[];
  /** How much of the own hand can be used at once. */
  readonly usable: number;
  readonly match: string;
}
const PLACES_TRIED = 10;

export const listAt = (state: AnyState, { key, seat }: { readonly key: string; readonly seat: number }) => {
  const zone = (state as unknown as Readonly<Record<string, unknown>>)[key];
  return (seat < 0 ? zone : (zone as readonly unknown[])[seat]) as readonly Piece[];
};
export const names = (action: Action, id: string): boolean => JSON.stringify(action.payload ?? {}).includes(`"${id}"`);

const handOf = (engine: AnyEngine, state: AnyState, seat: number): readonly Piece[] =>
  [...engine.rules.places.values()]
    .filter((place) => place.seat === seat && place.sight === "owner")
    .flatMap((place) => listAt(state, place));

/** A table in the middle of a match, if whoever is to play holds anything. */
export function stageOf(
  engine: AnyEngine,
  snapshot: Snapshot<AnyState>,
  seat: number,
  match: string,
): Stage | undefined {
  const { state } = snapshot;
  const hands = Array.from({ length: state.seats }, (_, each) => handOf(engine, state, each));
  if (hands[seat]!.length === 0) return undefined;
  const legal = engine.validActions(state, seat);
  const usable = hands[seat]!.filter(({ id }) => legal.some((action) => names(action, id)));
  // What can be used now lies first, so that cards are laid where they can be used.
  hands[seat] = [...usable, ...hands[seat]!.filter((piece) => !usable.includes(piece))];
  return { snapshot, seat, hands, usable: usable.length, match };
}
interface Wanted {
  readonly seat: number;
  readonly id: string;
}
export interface Dealt {
  readonly stage: Stage;
  /** Whose cards, and which. */
  readonly wanted: readonly [Wanted, Wanted];
}
/** The two cards in the hand of whoever is to play, as far as the pools of hidden cards have them. */
export const inOneHand = (engine: AnyEngine, stage: Stage, first: string, second: string): Dealt | undefined =>
  laid(engine, stage, first, second, stage.seat);
/** One card in each of two hands: so meet cards of two decks. */
export const inTwoHands = (engine: AnyEngine, stage: Stage, first: string, second: string): Dealt | undefined =>
  laid(engine, stage, first, second, (stage.seat + 1) % stage.hands.length);

function laid(engine: AnyEngine, stage: Stage, first: string, second: string, seat: number): Dealt | undefined {
  if (!canHold(engine, stage, stage.seat, first) || !canHold(engine, stage, seat, second)) return undefined;
  for (const a of stage.hands[stage.seat]!.slice(0, PLACES_TRIED)) {
    const one = withFace(engine, stage.snapshot.state, a.id, first, []);
    if (one === undefined) continue;
    for (const b of stage.hands[seat]!.slice(0, PLACES_TRIED)) {
      const both = b.id === a.id ? undefined : withFace(engine, one, b.id, second, [a.id]);
      if (both === undefined) continue;
      const dealt = { ...stage, snapshot: { ...stage.snapshot, state: both } };
      return {
        stage: dealt,
        wanted: [
          { seat: stage.seat, id: a.id },
          { seat, id: b.id },
        ],
      };
    }
  }
  return undefined;
}
/** What is hidden, by pool: a quick look before the table is searched. */
const hiddenIn = new WeakMap<Stage, ReadonlySet<string>>();
function canHold(engine: AnyEngine, stage: Stage, seat: number, face: string): boolean {
  const { state } = stage.snapshot;
  const places = [...engine.rules.places.values()].filter((place) => place.seat < state.seats && !place.inPlay);
  let hidden = hiddenIn.get(stage);
  if (hidden === undefined) {
    hidden = new Set(
      places
        .filter(({ sight }) => sight !== "everyone")
        .flatMap((place) => listAt(state, place).map((piece) => `${place.pool} ${piece.face}`)),
    );
    hiddenIn.set(stage, hidden);
  }
  return places.some((place) => place.seat === seat && place.sight === "owner" && hidden.has(`${place.pool} ${face}`));
}
/** The same table, but this hidden piece is what another hidden piece of its pool was. */
function withFace(
  engine: AnyEngine,
  state: AnyState,
  id: string,
  face: string,
  taken: readonly string[],
): AnyState | undefined {
  const places = [...engine.rules.places.values()].filter((place) => place.seat < state.seats && !place.inPlay);
  const home = places.find((place) => listAt(state, place).some((piece) => piece.id === id));
  const mine = home === undefined ? undefined : listAt(state, home).find((piece) => piece.id === id);
  if (home === undefined || mine === undefined) return undefined;
  if (mine.face === face) return state;
  for (const place of places) {
    if (place.pool !== home.pool || place.sight === "everyone") continue;
    const other = listAt(state, place).find(
      (piece) => piece.face === face && piece.id !== id && !taken.includes(piece.id),
    );
    if (other === undefined || Object.keys(other).sort().join() !== Object.keys(mine).sort().join()) continue;
    const once = exchanged(state, home, mine, { ...other, id: mine.id, at: mine.at });
    return exchanged(once, place, other, { ...mine, id: other.id, at: other.at });
  }
  return undefined;
}
function exchanged(
  state: AnyState,
  place: { readonly key: string; readonly seat: number },
  old: Piece,
  piece: Piece,
): AnyState {
  const list = listAt(state, place).map((each) => (each.id === old.id ? piece : each));
  const zone = (state as unknown as Readonly<Record<string, readonly unknown[]>>)[place.key]!;
  const next = place.seat < 0 ? list : zone.map((each, seat) => (seat === place.seat ? list : each));
  return { ...(state as object), [place.key]: next } as unknown as AnyState;
}
