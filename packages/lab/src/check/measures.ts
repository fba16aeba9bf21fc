import type { AnyState } from "@cardwright/bots";
import type { Action, Draw, Piece } from "@cardwright/core";
import { deckNames } from "@cardwright/core/expansion";

/** The decks of measures that expansions have, as their states hold them. */

/** A deck in a state: each of its places is a list of pieces, and the hands are one for each seat. */
interface Deck {
  readonly id: string;
  readonly row: readonly Piece[];
  readonly hands: readonly (readonly Piece[])[];
  readonly pile: readonly Piece[];
  readonly discard: readonly Piece[];
  readonly plays: Readonly<Record<string, number>>;
}
export function deckIn(state: object, id: string): Deck | undefined {
  const names = deckNames(id);
  const record = state as Readonly<Record<string, unknown>>;
  if (!(names.row in record)) return undefined;
  return {
    id,
    row: record[names.row] as Deck["row"],
    hands: record[names.hand] as Deck["hands"],
    pile: record[names.pile] as Deck["pile"],
    discard: record[names.discard] as Deck["discard"],
    plays: record[names.plays] as Deck["plays"],
  };
}
/**
 * Measures that nobody has played yet could each be the other: which is which only the shuffle settled. So they are dealt
 * as late as possible, and what a seat holds or could take is what is wanted now.
 */
export function dealMeasures(state: AnyState, worth: (measure: string) => number, draw: Draw): AnyState {
  // What is asked or waits may be about a measure that someone holds.
  if (state.prompts.length > 0 || state.waiting.length > 0) return state;
  const decks = Object.keys(state.extensions).flatMap((id) => deckIn(state, id) ?? []);
  const dealt = decks.flatMap((deck) => dealOne(deck, worth, draw) ?? []);
  return dealt.length === 0 ? state : (Object.assign({}, state, ...dealt) as AnyState);
}
/** How many measures the seat holds of the deck that the action is about. */
export function heldBy(state: AnyState, { type, seat }: Action): number {
  const id = Object.keys(state.extensions).find((expansion) => type.startsWith(`exp.${expansion}.`));
  return (id === undefined ? undefined : deckIn(state, id))?.hands[seat]?.length ?? 0;
}
/** The zones of the deck with other measures; nothing where they stay as they are. */
function dealOne(
  { id, row, hands, pile, discard, plays }: Deck,
  worth: (measure: string) => number,
  draw: Draw,
): Readonly<Record<string, unknown>> | undefined {
  const isUnplayed = (face: string): boolean => plays[face] === 0;
  const places = [...hands.flat(), ...row].map(({ face }) => face).filter(isUnplayed);
  const left = new Map(
    Object.keys(plays)
      .filter(isUnplayed)
      .map((face) => [face, worth(face)]),
  );
  const becomes = new Map([...left.keys()].map((face) => [face, face]));
  for (const place of places) {
    const chosen = drawnBy(left, draw);
    if (chosen === undefined) break;
    left.delete(chosen);
    const [holder] = [...becomes].find(([, face]) => face === chosen)!;
    becomes.set(holder, becomes.get(place)!).set(place, chosen);
  }
  if ([...becomes].every(([face, now]) => face === now)) return undefined;
  const dealt = (list: readonly Piece[]): readonly Piece[] =>
    list.map((piece) => ({ ...piece, face: becomes.get(piece.face) ?? piece.face }));
  const names = deckNames(id);
  return {
    [names.row]: dealt(row),
    [names.pile]: dealt(pile),
    [names.discard]: dealt(discard),
    [names.hand]: hands.map(dealt),
  };
}
/** One of them, the likelier the more it is worth; none if all are worth nothing. */
function drawnBy(worths: ReadonlyMap<string, number>, draw: Draw): string | undefined {
  const sum = [...worths.values()].reduce((total, worth) => total + worth, 0);
  if (sum === 0) return undefined;
  let rest = draw(sum);
  for (const [id, worth] of worths) {
    rest -= worth;
    if (rest < 0) return id;
  }
  return undefined;
}
