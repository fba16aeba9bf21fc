import { type Declaration, type FactSpec, fact, type Piece, type ZoneSpec, zone } from "../declare.ts";
import type { StateOf, TableauOf } from "../protocol/index.ts";
import { type World, worldOf } from "../world.ts";
import { deckNames } from "./names.ts";
import { FACE_UP, HAND_MAX, type Measures, type MeasureView } from "./types.ts";

/** A deck of measures in a match: zones and facts of its expansion, named after it. */

type Shared = ZoneSpec<Piece, false>;
export interface MeasureDeclaration extends Declaration {
  readonly zones: {
    readonly [K in `${string}MeasurePile` | `${string}MeasureRow` | `${string}MeasureDiscard`]: Shared;
  } & { readonly [K in `${string}MeasureHand`]: ZoneSpec<Piece, true> };
  readonly facts: {
    readonly [K in `${string}MeasuresRecycled`]: FactSpec<boolean, false>;
  } & { readonly [K in `${string}MeasurePlays`]: FactSpec<Readonly<Record<string, number>>, false> } & {
    readonly [K in `${string}MeasurePlayed`]: FactSpec<boolean, true>;
  };
}
export type MeasureWorld = World<MeasureDeclaration>;

/** To be declared by the expansion. Hands are open, as the row is. */
export function declareDeck(
  id: string,
  deckIds: readonly string[],
): { readonly zones: Declaration["zones"]; readonly facts: Declaration["facts"] } {
  const { pile, row, discard, hand, recycled, plays, played } = deckNames(id);
  const none: Readonly<Record<string, number>> = Object.fromEntries([...deckIds].sort().map((name) => [name, 0]));
  return {
    zones: {
      [pile]: zone.shared("nobody", { order: "stack" }),
      [row]: zone.shared("everyone", { order: "row", capacity: FACE_UP }),
      [discard]: zone.shared("everyone", { order: "stack" }),
      [hand]: zone.each("everyone", { capacity: HAND_MAX }),
    },
    facts: {
      [recycled]: fact.shared(false, "everyone"),
      [plays]: fact.shared(none, "everyone"),
      [played]: fact.each(false, "everyone", { resets: "round" }),
    },
  };
}
/** A world with the deck in it. The names of a deck are known only when it runs: types know their pattern alone. */
export function measureWorld(declares: Declaration, deck: ReturnType<typeof declareDeck>): MeasureWorld {
  const zones = { ...declares.zones, ...deck.zones };
  const facts = { ...declares.facts, ...deck.facts };
  return worldOf({ ...declares, zones, facts } as MeasureDeclaration);
}
interface DeckFacts {
  readonly recycled: boolean;
  readonly plays: Readonly<Record<string, number>>;
  readonly played: readonly boolean[];
}
/** New values of a deck's facts, as an event answers with them. */
export function deckFacts(id: string, facts: Partial<DeckFacts>): Partial<TableauOf<MeasureDeclaration>> {
  const names = deckNames(id);
  const parts = Object.entries(facts).map(([fact, value]) => [names[fact as keyof DeckFacts], value]);
  return Object.fromEntries(parts) as Partial<TableauOf<MeasureDeclaration>>;
}

const facesOf = (pieces: readonly Piece[]): readonly string[] => pieces.map(({ face }) => face);
const bySeat = <T, U>(list: readonly T[], map: (value: T) => U): Readonly<Record<string, U>> =>
  Object.fromEntries(list.map((value, seat) => [String(seat), map(value)]));

/** The measures of a deck by name, in the state of any match that has it: the shape of spec 000 D, with seats for players. */
export function measuresOf(state: object, id: string): Measures {
  const names = deckNames(id);
  const deck = state as StateOf<MeasureDeclaration>;
  return {
    drawPile: facesOf(deck[names.pile]!),
    discardPile: facesOf(deck[names.discard]!),
    faceUp: facesOf(deck[names.row]!),
    recycled: deck[names.recycled]!,
    playsByMeasureId: deck[names.plays]!,
    playedThisRoundByPlayerId: bySeat(deck[names.played]!, (played) => played),
    handByPlayerId: bySeat(deck[names.hand]!, facesOf),
  };
}
/** The same from a view; nothing if the expansion has no deck. A view holds open zones as a state does, and of the pile a count. */
export function measuresSeen(view: Readonly<Record<string, unknown>>, id: string): MeasureView | undefined {
  const { pile, row } = deckNames(id);
  if (!(row in view)) return undefined;
  const { drawPile: _, ...open } = measuresOf({ ...view, [pile]: [] }, id);
  return { ...open, drawPileCount: (view[pile] as { readonly count: number }).count };
}
