import type { AnyState } from "@cardwright/bots";
import type { Action, Draw } from "@cardwright/core";
import type { MeasureSlice, MeasureState } from "@cardwright/core/expansion";

/** The measures that an expansion keeps, if it does: its slice is whatever it likes, and null where it wants none. */
export function measuresIn(slice: unknown): MeasureState | undefined {
  const { measures } = Object(slice) as Partial<MeasureSlice>;
  return measures?.playsByMeasureId === undefined ? undefined : measures;
}
/**
 * Measures that nobody has played yet could each be the other: which is which only the shuffle settled. So they are dealt
 * as late as possible, and what a seat holds or could take is what is wanted now.
 */
export function dealMeasures(state: AnyState, worth: (measure: string) => number, draw: Draw): AnyState {
  // What is asked or waits may be about a measure that someone holds.
  if (state.prompts.length > 0 || state.waiting.length > 0) return state;
  let { extensions } = state;
  for (const [id, slice] of Object.entries(extensions)) {
    const measures = measuresIn(slice);
    const dealt = measures === undefined ? measures : dealOne(measures, worth, draw);
    if (dealt !== measures) extensions = { ...extensions, [id]: { ...(slice as MeasureSlice), measures: dealt } };
  }
  return extensions === state.extensions ? state : ({ ...(state as object), extensions } as AnyState);
}
/** How many measures the seat holds of the deck that the action is about. */
export function heldBy(state: AnyState, { type, seat }: Action): number {
  const deck = Object.entries(state.extensions).find(([id]) => type.startsWith(`exp.${id}.`))?.[1];
  return measuresIn(deck)?.handByPlayerId[String(seat)]?.length ?? 0;
}
function dealOne(measures: MeasureState, worth: (measure: string) => number, draw: Draw): MeasureState {
  const { handByPlayerId, faceUp, drawPile, discardPile, playsByMeasureId } = measures;
  const isUnplayed = (id: string): boolean => playsByMeasureId[id] === 0;
  const places = [...Object.values(handByPlayerId).flat(), ...faceUp].filter(isUnplayed);
  const left = new Map(
    Object.keys(playsByMeasureId)
      .filter(isUnplayed)
      .map((id) => [id, worth(id)]),
  );
  const becomes = new Map([...left.keys()].map((id) => [id, id]));
  for (const place of places) {
    const chosen = drawnBy(left, draw);
    if (chosen === undefined) break;
    left.delete(chosen);
    const [holder] = [...becomes].find(([, id]) => id === chosen)!;
    becomes.set(holder, becomes.get(place)!).set(place, chosen);
  }
  if ([...becomes].every(([id, now]) => id === now)) return measures;
  const dealt = (list: readonly string[]): readonly string[] => list.map((id) => becomes.get(id) ?? id);
  return {
    ...measures,
    faceUp: dealt(faceUp),
    drawPile: dealt(drawPile),
    discardPile: dealt(discardPile),
    handByPlayerId: Object.fromEntries(Object.entries(handByPlayerId).map(([seat, hand]) => [seat, dealt(hand)])),
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
