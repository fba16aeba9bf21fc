import type { FactSpec, Piece, Viewer } from "./declare.ts";
import { certainOf } from "./engine/certain.ts";
import { type AnyState, bit, facesSeenBy, isOwn, type Place } from "./engine/place.ts";
import { type StateFieldName, stateFieldNames, stateFields } from "./engine/state-fields.ts";
import { type EffectSeenBy, type PartlySeen, partlySeen } from "./engine-view.ts";
import type { Rules } from "./rules.ts";
import type { Back, Pile, View } from "./seen-state.ts";
import { examineViewer } from "./viewer.ts";

/** Piles that nobody knows anything of are shared by size, so that an unchanged pile is the same object. */
const PILES: Pile[] = [];
const pileOf = (count: number): Pile => (PILES[count] ??= Object.freeze({ count }));

/** One state as everyone sees it. What all see alike is gathered once. */
export interface Views {
  for(viewer: Viewer): View;
}
export interface CompiledView {
  readonly parts: Parts;
  readonly views: (state: AnyState) => Views;
}
/** One part of a view that not everyone sees as it is, and how it is built of a state. */
export interface Line extends PartlySeen {
  readonly name: string;
  /** Places of a zone: one, or one for each seat. */
  readonly places?: readonly Place[];
}
/** A part that everyone sees as it is. */
export interface OpenPart {
  readonly name: string;
  readonly isBySeat: boolean;
}
/** A part that is neither open nor a line is in no view. */
export interface Parts {
  readonly open: readonly OpenPart[];
  readonly lines: readonly Line[];
}
function partsOf(rules: Rules, effectSeenBy: EffectSeenBy): Parts {
  const open: OpenPart[] = [];
  const lines: Line[] = [];
  const add = (name: string, isBySeat: boolean, line: Line | null): void => {
    if (line === null) open.push({ name, isBySeat });
    else lines.push(line);
  };
  const inPart: Partial<Record<StateFieldName, PartlySeen>> = partlySeen(rules, effectSeenBy);
  for (const name of stateFieldNames) {
    const part = inPart[name];
    if (part !== undefined) add(name, false, { name, ...part });
    else if (stateFields[name].sight === "everyone") add(name, false, null);
  }
  for (const [name, places] of rules.placesOf) {
    const isOpen = places[0]!.sight === "everyone";
    add(name, places[0]!.seat >= 0, isOpen ? null : zoneLine(name, places));
  }
  for (const [name, spec] of rules.facts) {
    if (spec.sight !== "nobody") add(name, spec.each, spec.sight === "everyone" ? null : factLine(name, spec));
  }
  return { open, lines };
}
export function compileView(rules: Rules, effectSeenBy: EffectSeenBy): CompiledView {
  const parts = partsOf(rules, effectSeenBy);
  const names = ["you", ...parts.open.map(({ name }) => name), ...parts.lines.map(({ name }) => name)];
  // A copy of an object that has all names already: adding them one by one costs more than the rest of the view.
  const empty = JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, null])))) as View;
  return { parts, views: (state) => new ViewsOfOne(parts, empty, state) };
}
class ViewsOfOne implements Views {
  private readonly parts: Parts;
  private readonly state: AnyState;
  /** Parts that all see alike, to be copied for each of them. */
  private readonly shared: View;
  constructor(parts: Parts, empty: View, state: AnyState) {
    const { open } = parts;
    const shared: Record<string, unknown> & View = { ...empty };
    for (let i = 0; i < open.length; i++) {
      const { name } = open[i]!;
      shared[name] = state[name];
    }
    this.parts = parts;
    this.state = state;
    this.shared = shared;
  }
  for(viewer: Viewer): View {
    const { state } = this;
    examineViewer(viewer, state.seats);
    const { lines } = this.parts;
    const out: Record<string, unknown> & View = { ...this.shared, you: viewer };
    for (let i = 0; i < lines.length; i++) {
      const line = lines[i]!;
      out[line.name] = line.see(state, viewer);
    }
    return out;
  }
}
export type Pieces = readonly Piece[];
function zoneLine(name: string, places: readonly Place[]): Line {
  const [first, second] = places as readonly [Place, ...Place[]];
  if (first.seat < 0)
    return { name, places, see: (state, viewer) => seePlace(state, first, state[name] as Pieces, viewer) };
  return {
    name,
    places,
    see(state, viewer) {
      const lists = state[name] as readonly Pieces[];
      if (lists.length !== 2) return seePlaces(state, places, lists, viewer);
      return [seePlace(state, first, lists[0]!, viewer), seePlace(state, second!, lists[1]!, viewer)];
    },
  };
}
function factLine(name: string, { sight, each }: FactSpec): Line {
  const seeOne = (value: unknown, viewer: Viewer, seat: number): unknown => {
    if (typeof sight === "object") return sight.shows(value, viewer, seat);
    return seat === viewer ? value : null;
  };
  return {
    name,
    see: (state, viewer) =>
      each
        ? (state[name] as readonly unknown[]).map((value, seat) => seeOne(value, viewer, seat))
        : seeOne(state[name], viewer, -1),
  };
}
// Functions within functions stand apart from what is called for every view: what the two share would be allocated at
// each call, needed or not.
function seePlaces(state: AnyState, places: readonly Place[], lists: readonly Pieces[], viewer: Viewer) {
  return lists.map((list, seat) => seePlace(state, places[seat]!, list, viewer));
}
function seeBacks(state: AnyState, place: Place, list: Pieces, mine: number): readonly (Piece | Back)[] {
  return list.map((piece) => ((facesSeenBy(state, place, piece) & mine) !== 0 ? piece : backOf(piece)));
}
export function seePlace(
  state: AnyState,
  place: Place,
  list: readonly Piece[],
  viewer: Viewer,
): readonly Piece[] | readonly (Piece | Back)[] | Pile {
  const mine = bit(viewer);
  if (place.sight === "owner" && isOwn(place, viewer)) return list;
  if (place.sight === "backs") return seeBacks(state, place, list, mine);
  // Nearly always nobody knows more than the zones show.
  if (state.known === null && !(place.seat < 0 && place.sight === "owner")) return pileOf(list.length);
  const known = knownIn(state, place, list, mine);
  const sets = state.known?.mixed[viewer + 1] ?? [];
  const ids = sets.length === 0 ? [] : list.map(({ id }) => id);
  const holds = sets.length === 0 ? [] : certainOf(sets, ids);
  if (known.length === 0 && holds.length === 0) return pileOf(list.length);
  // The cards of another's hand cannot be told apart: whichever they are, it holds them.
  if (place.sight === "owner" && place.seat >= 0) {
    const faces = [...known.map(({ face }) => face), ...holds].sort();
    return { count: list.length, known: faces.map((face, index) => ({ index, face })) };
  }
  const shown = known.length === 0 ? { count: list.length } : { count: list.length, known };
  return holds.length === 0 ? shown : { ...shown, holds };
}
function knownIn(state: AnyState, place: Place, list: readonly Piece[], mine: number) {
  return list.flatMap((piece, index) =>
    (facesSeenBy(state, place, piece) & mine) === 0 ? [] : [{ index, face: piece.face }],
  );
}
function backOf(piece: Piece): Back {
  const owner = (piece as { readonly owner?: number }).owner;
  return owner === undefined ? { id: piece.id, at: piece.at } : { id: piece.id, at: piece.at, owner };
}
